// Runs in the head before the first paint, as an inline script that the CSP allows by its hash.
import { isCertificate } from '#domain/certificate.ts';
import { ENGLISH_PARAMETER, languageOfVisit, splitPrefix, withPrefix } from '#domain/language.ts';
import { startAfterPaint } from './start-scripts.ts';

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
if (!isCertificate(pathname) && language !== splitPrefix(pathname).language)
  location.replace(withPrefix(language, pathname) + search + hash);

params.delete(ENGLISH_PARAMETER.name);
// The address asks for something else than the prerendered list holds: styles hide that list until the answer is
// there, or until it is clear that no script is coming.
const PATIENCE_MS = 5000;
if (params.toString() !== '') {
  document.documentElement.dataset.asked = '';
  setTimeout(() => document.documentElement.removeAttribute('data-asked'), PATIENCE_MS);
}

// A list that was shared stands above all else of its page: its room is there before it is (SharedList.module.css).
if (params.has('mine')) document.documentElement.dataset.shared = '';

startAfterPaint();
