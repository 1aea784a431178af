// Runs in the head before the first paint, as an inline script that the CSP allows by its hash.
import { ENGLISH_PARAMETER, languageOfVisit, pathIn, splitPath } from '#domain/language.ts';

const saved = (): string | null => {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
};

const { pathname, search, hash } = location;
const params = new URLSearchParams(search);
const namesEnglish = params.get(ENGLISH_PARAMETER.name) === ENGLISH_PARAMETER.value;
const language = languageOfVisit({
  pathname,
  namesEnglish,
  saved: saved(),
  browser: navigator.languages?.[0] ?? navigator.language,
});
// Only ever from an address without a prefix to its twin, so that it cannot go round in circles.
if (language !== splitPath(pathname).language) location.replace(pathIn(language, pathname) + search + hash);

params.delete(ENGLISH_PARAMETER.name);
// The page asks for more than the prerendered list holds: styles hide that list until the answer is there.
if (params.size > 0) document.documentElement.dataset.asked = '';
