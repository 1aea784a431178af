import { PAGES } from '#domain/page.ts';

/** Every page of the site by its path without prefix; certificates and the 404 page apart, and of the states two. */
export const PATHS: readonly string[] = [
  ...Object.entries(PAGES)
    .filter(([id]) => id !== 'certificate' && id !== 'notFound')
    .map(([, { path }]) => path),
  '/hospitals/puerto-rico',
];
