/** A form that can be downloaded. */
export interface FormDocument {
  readonly id: string;
  readonly title: string;
  /** Address of the file: "/Assets/Files/claim-form-EN.pdf". */
  readonly href: string;
  readonly bytes: number;
}
