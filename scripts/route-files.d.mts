export interface RouteFiles {
  readonly address: string;
  readonly html: string;
  readonly scripts: readonly string[];
  /** Budget of the scripts, kB. */
  readonly limit: number;
}
export const readRoutes: (site?: string, work?: string) => readonly RouteFiles[];
export const readAssets: (pattern: RegExp, site?: string) => string[];
export const STYLES: RegExp;
export const FONTS: RegExp;
