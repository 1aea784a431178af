import { ASSETS } from './build.ts';

/** What decides how a request is answered. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  /** Asks for a part of a file. */
  readonly isPartial: boolean;
}

/** The path by which a page is known: "/es/home/", "/es/index.html" and "/es" are one. */
export const plainPath = (pathname: string): string =>
  pathname
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/(?:index|home)$/, '') || '/';

/** Documents, pictures and everything else whose name has an ending, and the folders that hold nothing else. */
const FILE = /^\/(?:og|Assets)\/|\.(?!html$)\w+$/;

/**
 * How a request is answered: a hashed file from what is kept, a page from the network as long as there is one, everything
 * else as if there were no service worker.
 *
 * @param isKept whether a path is among those that may be kept; of pages that are not, only visits are answered
 */
export const handlingOf = (
  { method, url, mode, isPartial }: RequestFacts,
  origin: string,
  isKept: (path: string) => boolean,
): 'asset' | 'page' | 'untouched' => {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || isPartial || from !== origin) return 'untouched';
  if (pathname.startsWith(ASSETS)) return 'asset';
  if (FILE.test(pathname)) return 'untouched';
  return mode === 'navigate' || isKept(plainPath(pathname)) ? 'page' : 'untouched';
};
