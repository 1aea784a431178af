import { DEFAULT_LANGUAGE, ENGLISH_PARAMETER, type Language, pathIn } from '#domain/language.ts';

/**
 * Returns the address to share, which opens in the language in which it was shared (ruling 3). `path` has no language prefix;
 * the result is a path from the site's root.
 */
export const sharedPath = (language: Language, path: string, query: URLSearchParams): string => {
  const params = new URLSearchParams(query);
  params.delete(ENGLISH_PARAMETER.name);
  if (language === DEFAULT_LANGUAGE) params.set(ENGLISH_PARAMETER.name, ENGLISH_PARAMETER.value);
  // Commas are valid in a query string and are more readable unescaped.
  const asked = params.toString().replaceAll('%2C', ',');
  return pathIn(language, path) + (asked && `?${asked}`);
};
