export interface RouteFiles {
  readonly address: string;
  readonly html: string;
  readonly scripts: readonly string[];
  /** Of its lazy parts. */
  readonly later: readonly string[];
  /** Of the page and of its lazy parts. */
  readonly styles: readonly string[];
  /** Budget of the scripts, kB. */
  readonly limit: number;
}
export const readRoutes: (site?: string, work?: string) => readonly RouteFiles[];
export const readAssets: (pattern: RegExp, site?: string) => string[];
export const FONTS: RegExp;

/** Names of the server build's style files; `own` by page component. */
export const styleFiles: (work: string) => {
  readonly shared: readonly string[];
  readonly own: Readonly<Record<string, readonly string[]>>;
};
