import { readdirSync } from 'node:fs';
import type { Asked } from '../answer.ts';

/** Compressed twins and what the hosts read: nobody links them. */
const NOT_ASKED = /\.(br|gz)$|^\/(_headers|_redirects)$/;

const filesOf = (site: string): readonly string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(site.length)}/${entry.name}`.replaceAll('\\', '/'))
    .filter((path) => !NOT_ASKED.test(path))
    .sort();

/** "/es/index.html" is asked for as "/es/", "/es.html" as "/es". */
const namesOf = (path: string): readonly string[] =>
  path.endsWith('.html') ? [path, path.replace(/(index)?\.html$/, '')] : [path];

/** Without a file: rewritten, or unknown. Old hashed names must not be kept for a year as if they were there. */
const WITHOUT_FILE = ['', '/es', '/pt'].flatMap((prefix) => [
  `${prefix}/users/anybody`,
  `${prefix}/users/a/b/`,
  `${prefix}/nothing-here`,
  `${prefix}/nothing/here/`,
  `${prefix}/hospitals/atlantis`,
]);
const GONE = [
  '/assets/gone-abcdefgh.js',
  '/assets/search.worker-gone.js',
  '/Assets/Files/gone.pdf',
  '/og/gone.png',
];
const WITH_QUERY = ['/hospitals?state=TX&lang=en', '/es/faqs?q=%C3%B1', '/nothing?x=1'];

/** Pages take no forms. */
const REFUSING = ['/', '/es/hospitals', '/robots.txt'];

const ENCODINGS = ['br, gzip', 'gzip', 'br', 'gzip;q=0, br;q=0', undefined];

/** One of each kind, by the end of its name and by its folder. */
const oneOfEach = (paths: readonly string[]): readonly string[] => [
  ...new Map(
    paths.map((path) => [path.replace(/[^/]*(\.\w+)$/, '*$1').replace(/[^/.]+$/, '*'), path]),
  ).values(),
];

/**
 * What servers are asked: every path with the encodings that browsers take, and of each kind of path one with other
 * encodings, with HEAD, by a part of its bytes, and with another method.
 */
export const questionsAbout = (site: string): readonly Asked[] => {
  const paths = [...filesOf(site).flatMap(namesOf), ...WITHOUT_FILE, ...GONE, ...WITH_QUERY];
  const some = [...oneOfEach(paths), ...WITHOUT_FILE, ...GONE];
  return [
    ...paths.map((url) => ({ method: 'GET', url, acceptEncoding: 'gzip, deflate, br, zstd' })),
    ...some.flatMap((url) => ENCODINGS.map((acceptEncoding) => ({ method: 'GET', url, acceptEncoding }))),
    ...some.map((url) => ({ method: 'HEAD', url, acceptEncoding: 'gzip' })),
    ...some.map((url) => ({ method: 'GET', url, range: 'bytes=0-9' })),
    ...REFUSING.map((url) => ({ method: 'POST', url })),
  ];
};
