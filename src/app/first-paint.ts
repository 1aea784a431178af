// Runs in the head before the first paint, as an inline script that the CSP allows by its hash.
import { isCertificate } from '#domain/certificate.ts';
import { ENGLISH_PARAMETER, languageOfVisit, splitPrefix, withPrefix } from '#domain/language.ts';
import { returnToPlace } from './language-place.ts';
import { startScripts } from './start-scripts.ts';

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
// Redirects only from addresses without a prefix, so it cannot loop.
if (!isCertificate(pathname) && language !== splitPrefix(pathname).language)
  location.replace(withPrefix(language, pathname) + search + hash);

params.delete(ENGLISH_PARAMETER.name);
// A query changes the results, so styles hide the prerendered results until the response arrives, at most for this time: the
// scripts may not load.
const HIDDEN_TIMEOUT_MS = 5000;
const hasQuery = params.toString() !== '';
if (hasQuery) {
  document.documentElement.dataset.asked = '';
  setTimeout(() => document.documentElement.removeAttribute('data-asked'), HIDDEN_TIMEOUT_MS);
}

// Reserves space for a shared list above the finder (SharedList.module.css).
if (params.has('mine')) document.documentElement.dataset.shared = '';

returnToPlace();
startScripts(hasQuery);
