import { DEFAULT_LANGUAGE, ENGLISH_PARAMETER, type Language, pathIn } from '#domain/language.ts';
import { withParams } from './query-string.ts';

/**
 * Returns the address to share, which opens in the language in which it was shared (ruling 3). `path` has no language prefix;
 * the result is a path from the site's root.
 */
export const sharedPath = (language: Language, path: string, query: URLSearchParams): string => {
  const english = language === DEFAULT_LANGUAGE ? ENGLISH_PARAMETER.value : '';
  const params = withParams(query, { [ENGLISH_PARAMETER.name]: english });
  // Commas are valid in a query string and are more readable unescaped.
  const asked = params.toString().replaceAll('%2C', ',');
  return pathIn(language, path) + (asked && `?${asked}`);
};
