/** All caches of the site begin so; no other is ever read or deleted. */
const PREFIX = 'offline-';

/** The cache of a version. */
export const cacheOf = (id: string): string => PREFIX + id;

export const isOurs = (cache: string): boolean => cache.startsWith(PREFIX);

/**
 * Caches that no page needs any more: those of other versions, once every open page is known to be of this one.
 *
 * @param caches names of all caches
 * @param own the name of this version's
 * @param isEverywhere whether each open page has said that it is of this version
 */
export const cachesToDelete = (
  caches: readonly string[],
  own: string,
  isEverywhere: boolean,
): readonly string[] => (isEverywhere ? caches.filter((cache) => isOurs(cache) && cache !== own) : []);
