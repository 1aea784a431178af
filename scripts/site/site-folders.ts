export interface SiteFolders {
  /** Folder of the files that are served. */
  readonly site: string;
  /** Folder of manifests and other files that the server and the budgets read. */
  readonly work: string;
}

export const SITE: SiteFolders = { site: 'dist', work: '.cache' };

/** Folders of the pseudo-language build, for the browser test that looks for hard-coded text. */
export const PSEUDO_SITE: SiteFolders = { site: '.cache/pseudo-site', work: '.cache/pseudo-work' };

/** Returns the folders of the site in the environment variable SITE_DIR, else of dist. */
export const siteFolders = ({ SITE_DIR = SITE.site } = process.env): SiteFolders =>
  SITE_DIR === PSEUDO_SITE.site ? PSEUDO_SITE : { ...SITE, site: SITE_DIR };
