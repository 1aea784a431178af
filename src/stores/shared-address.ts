import { DEFAULT_LANGUAGE, ENGLISH_PARAMETER, type Language, pathIn } from '#domain/language.ts';

/**
 * The address to pass on: it opens in the language in which it was shared (ruling 3). `path` is without prefix; the result
 * begins at the site's root.
 */
export const sharedPath = (language: Language, path: string, query: URLSearchParams): string => {
  const params = new URLSearchParams(query);
  params.delete(ENGLISH_PARAMETER.name);
  if (language === DEFAULT_LANGUAGE) params.set(ENGLISH_PARAMETER.name, ENGLISH_PARAMETER.value);
  // A comma may stand in a query as it is, and reads better.
  const asked = params.toString().replaceAll('%2C', ',');
  return pathIn(language, path) + (asked && `?${asked}`);
};
