// Which files a visitor of a route downloads, from the build's own manifest. Plain JavaScript, because size-limit reads it.
import { readdirSync, readFileSync } from 'node:fs';

const LANGUAGES = { en: '', es: '/es', pt: '/pt' };

/** Page component and words of each route, and its budget of scripts in kB. */
const ROUTES = [
  { path: '/', page: 'HomePage', words: ['home'] },
  { path: '/about', page: 'AboutPage', words: ['about'] },
  { path: '/af-care', page: 'AfCarePage', words: ['af-care'] },
  { path: '/hospitals', page: 'HospitalsPage', words: ['hospitals', 'states'], limit: 112 },
  { path: '/faqs', page: 'FaqsPage', words: ['faqs'] },
  { path: '/superior', page: 'PlanPage', words: ['plan', 'coverage'] },
  { path: '/optima', page: 'PlanPage', words: ['plan', 'coverage'] },
  { path: '/vital', page: 'PlanPage', words: ['plan', 'coverage'] },
  { path: '/compare-plans', page: 'ComparePlansPage', words: ['compare-plans', 'coverage'] },
  { path: '/forms', page: 'FormsPage', words: ['forms'] },
  { path: '/terms', page: 'LegalPage', words: ['legal'] },
  { path: '/secure', page: 'LegalPage', words: ['legal'] },
  { path: '/privacy', page: 'LegalPage', words: ['legal'] },
  { path: '/about-notes', page: 'AboutNotesPage', words: ['about-notes'] },
  { path: '/users', page: 'UsersPage', words: ['users'] },
  { path: '/404', page: 'NotFoundPage', words: ['not-found'] },
];

const withImports = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  if (manifest[key] === undefined) throw new Error(`the build has no ${key}`);
  seen.add(key);
  for (const each of manifest[key].imports ?? []) withImports(manifest, each, seen);
  return seen;
};

/** Names of the scripts of a page in a language, below the site's folder. */
const scriptsOf = (manifest, language, page, words) => {
  const parts = ['shell', ...words].map((name) => `data/words/${language}/${name}.json`);
  const keys = ['index.html', `src/pages/${page}.tsx`, ...parts];
  return [...new Set(keys.flatMap((key) => [...withImports(manifest, key)]))].map(
    (key) => manifest[key].file,
  );
};

const htmlOf = (prefix, path) =>
  path === '/' ? `${prefix.slice(1) || 'index'}.html` : `${prefix.slice(1)}${path}.html`.replace(/^\//, '');

/** Every route in every language, from the build in these folders: its HTML, its scripts with all that they import, and their budget in kB. */
export const readRoutes = (site = 'dist', work = '.cache') => {
  const manifest = JSON.parse(readFileSync(`${work}/client-manifest.json`, 'utf8'));
  return Object.entries(LANGUAGES).flatMap(([language, prefix]) =>
    ROUTES.map(({ path, page, words, limit = 90 }) => ({
      address: path === '/' ? prefix || '/' : prefix + path,
      html: `${site}/${htmlOf(prefix, path)}`,
      scripts: scriptsOf(manifest, language, page, words).map((file) => `${site}/${file}`),
      limit,
    })),
  );
};

/** Files of the site's assets whose names match. */
export const readAssets = (pattern, site = 'dist') =>
  readdirSync(`${site}/assets`)
    .filter((name) => pattern.test(name))
    .map((name) => `${site}/assets/${name}`);

export const STYLES = /\.css$/;
export const FONTS = /\.woff2$/;
