export interface RouteFiles {
  readonly address: string;
  readonly html: string;
  readonly scripts: readonly string[];
  /** Of its parts that come on the way down. */
  readonly later: readonly string[];
  /** Of the page and of its parts that come on the way down. */
  readonly styles: readonly string[];
  /** Budget of the scripts, kB. */
  readonly limit: number;
}
export const readRoutes: (site?: string, work?: string) => readonly RouteFiles[];
export const readAssets: (pattern: RegExp, site?: string) => string[];
export const FONTS: RegExp;

/** Names of the server build's style files. */
export interface StylePieces {
  readonly shared: readonly string[];
  /** By page component. */
  readonly own: Readonly<Record<string, readonly string[]>>;
}
export const styleFiles: (work: string) => StylePieces;
