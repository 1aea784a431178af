export interface FoundBrowser {
  readonly path: string;
  /** Where it was found: "this system". */
  readonly source: string;
}

export const findBrowser: () => Promise<FoundBrowser>;
export const findBrowsers: () => Promise<readonly FoundBrowser[]>;
