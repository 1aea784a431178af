export interface SiteFolders {
  /** The served files. */
  readonly site: string;
  /** Manifests and other files for the server and the budgets. */
  readonly work: string;
}

export const SITE: SiteFolders = { site: 'dist', work: '.cache' };

/** For the browser test that looks for hard-coded text. */
export const PSEUDO_SITE: SiteFolders = { site: '.cache/pseudo-site', work: '.cache/pseudo-work' };

/** The folders of the site in the environment's SITE_DIR, else of dist. */
export const foldersToServe = ({ SITE_DIR = SITE.site } = process.env): SiteFolders =>
  SITE_DIR === PSEUDO_SITE.site ? PSEUDO_SITE : { ...SITE, site: SITE_DIR };
