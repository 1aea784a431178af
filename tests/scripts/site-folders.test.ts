import { expect, it } from 'vitest';
import { foldersToServe, PSEUDO_SITE, SITE } from '#scripts/site/site-folders.ts';

it('the server serves the real site, unless SITE_DIR names another folder', () => {
  expect(foldersToServe({})).toEqual(SITE);
  expect(foldersToServe({ SITE_DIR: PSEUDO_SITE.site })).toEqual(PSEUDO_SITE);
  expect(foldersToServe({ SITE_DIR: 'elsewhere' })).toEqual({ site: 'elsewhere', work: SITE.work });
});
