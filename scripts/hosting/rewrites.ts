import { LANGUAGES, pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';

/** Maps paths without a file to a page. */
export interface Rewrite {
  /** Pattern of paths. It ends in "/*", which matches everything below. */
  readonly from: string;
  readonly to: string;
  readonly status: 200 | 404;
}

/** Languages sorted so that English is last, because its patterns have no prefix and match everything. */
const MOST_SPECIFIC_FIRST = [...LANGUAGES].sort((a, b) => pathIn(b, '/x').length - pathIn(a, '/x').length);

/** Rewrites in order, the first match wins: everything below /users, then the 404 page of each language. */
export const REWRITES: readonly Rewrite[] = [
  ...MOST_SPECIFIC_FIRST.map((language): Rewrite => {
    const users = pathIn(language, PAGES.users.path);
    return { from: `${users}/*`, to: users, status: 200 };
  }),
  ...MOST_SPECIFIC_FIRST.map(
    (language): Rewrite => ({
      from: pathIn(language, '/x').replace(/x$/, '*'),
      to: pathIn(language, PAGES.notFound.path),
      status: 404,
    }),
  ),
];

/** Returns the rewrite of a path without a file. */
export const rewriteOf = (path: string): Rewrite =>
  REWRITES.find(({ from }) => path.startsWith(from.slice(0, -1))) ?? { from: '/*', to: '/404', status: 404 };
