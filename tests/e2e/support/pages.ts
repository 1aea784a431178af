import { PAGES } from '#domain/page.ts';

/** Paths of all pages without language prefix, except certificates and the 404 page; only two of the state pages. */
export const PATHS: readonly string[] = [
  ...Object.entries(PAGES)
    .filter(([id]) => id !== 'certificate' && id !== 'notFound')
    .map(([, { path }]) => path),
  '/hospitals/puerto-rico',
];
