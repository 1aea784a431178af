/** Where a build writes. */
export interface SiteFolders {
  /** What is served. */
  readonly site: string;
  /** What the build leaves for the server, the budgets and itself. */
  readonly work: string;
}

export const SITE: SiteFolders = { site: 'dist', work: '.cache' };

/** For the browser test that looks for hard-coded text. */
export const PSEUDO_SITE: SiteFolders = { site: '.cache/pseudo-site', work: '.cache/pseudo-work' };

/** The folders of the site that the environment's SITE_DIR names, else of the real one. */
export const foldersToServe = ({ SITE_DIR = SITE.site } = process.env): SiteFolders =>
  SITE_DIR === PSEUDO_SITE.site ? PSEUDO_SITE : { ...SITE, site: SITE_DIR };
