// Which files a visitor of a route downloads, from the build's own manifest. Plain JavaScript, because size-limit reads it.
import { readdirSync, readFileSync } from 'node:fs';

/** URL prefixes by the folders of data/words; the default language has none. */
const LANGUAGES = Object.fromEntries(
  readdirSync(new URL('../../data/words', import.meta.url)).map((code) => [
    code,
    code === 'en' ? '' : `/${code}`,
  ]),
);

/** Page component of each route. California has the most hospitals. */
const ROUTES = [
  { path: '/', page: 'HomePage' },
  { path: '/about', page: 'AboutPage' },
  { path: '/af-care', page: 'AfCarePage' },
  { path: '/hospitals', page: 'HospitalsPage' },
  { path: '/hospitals/networks', page: 'NetworksPage' },
  { path: '/hospitals/texas', page: 'StatePage' },
  { path: '/hospitals/california', page: 'StatePage' },
  { path: '/faqs', page: 'FaqsPage' },
  { path: '/superior', page: 'PlanPage' },
  { path: '/optima', page: 'PlanPage' },
  { path: '/vital', page: 'PlanPage' },
  { path: '/compare-plans', page: 'ComparePlansPage' },
  { path: '/forms', page: 'FormsPage' },
  { path: '/terms', page: 'LegalPage' },
  { path: '/secure', page: 'LegalPage' },
  { path: '/privacy', page: 'LegalPage' },
  { path: '/accessibility', page: 'LegalPage' },
  { path: '/about-notes', page: 'AboutNotesPage' },
  { path: '/users', page: 'UsersPage' },
  { path: '/404', page: 'NotFoundPage' },
];

const withImports = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  if (manifest[key] === undefined) throw new Error(`the build has no ${key}`);
  seen.add(key);
  for (const each of manifest[key].imports ?? []) withImports(manifest, each, seen);
  return seen;
};

/** Manifest keys of a page's first scripts. */
const keysOf = (manifest, page) => {
  const keys = ['index.html', `src/pages/${page}.tsx`];
  return [...new Set(keys.flatMap((key) => [...withImports(manifest, key)]))];
};

const PARTS = /^src\/(features\/|components\/|app\/shell\/(?!overlays)|pages\/\w+Part\.)/;

const isLater = (language, key) => PARTS.test(key) || key.startsWith(`data/words/${language}/`);

/** Lazy parts that a page's chunks import; the entry's own dynamic imports are pages and overlays. */
const partsNamedIn = (manifest, keys) =>
  keys
    .flatMap((key) => (manifest[key].dynamicImports ?? []).map((part) => [key, part]))
    .filter(([key, part]) => key !== 'index.html' || /^src\/app\/shell\/(?!overlays)/.test(part))
    .map(([, part]) => part);

/** Manifest keys of the scripts that scrolling to the end of a page loads. */
const laterKeysOf = (manifest, language, first) => {
  const keys = partsNamedIn(manifest, first).filter((key) => isLater(language, key));
  const all = new Set(keys.flatMap((key) => [...withImports(manifest, key)]));
  return [...all].filter((key) => !first.includes(key));
};

/** Certificates have no prefix: their address holds the language's code. */
const certificates = (language) =>
  ['Superior', 'Optima', 'Vital'].map((plan) => ({
    address: `/COC-${plan}-${language.toUpperCase()}-2025`,
    page: 'CertificatePage',
  }));

const routesIn = (language, prefix) => [
  ...ROUTES.map((route) => ({ ...route, address: route.path === '/' ? prefix || '/' : prefix + route.path })),
  ...certificates(language),
];

const readManifest = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Shown over or instead of any page: their styles are linked everywhere. */
const EVERYWHERE = /^src\/(app\/(offline|shell)\/|pages\/NotFoundPage)/;

const cssOf = (manifest, keys) => [
  ...new Set(
    keys.flatMap((key) => [...withImports(manifest, key)]).flatMap((key) => manifest[key].css ?? []),
  ),
];

/** The server build's files of styles: those that all pages share, and those of each page with its lazy parts. */
export const styleFiles = (work) => {
  const manifest = readManifest(`${work}/server-manifest.json`);
  const everywhere = Object.keys(manifest).filter((key) => EVERYWHERE.test(key));
  const shared = cssOf(manifest, ['src/app/prerender.tsx', ...everywhere]);
  const own = (page) => {
    const keys = [...withImports(manifest, `src/pages/${page}.tsx`)];
    const later = partsNamedIn(manifest, keys).filter((key) => PARTS.test(key));
    return cssOf(manifest, [...keys, ...later]).filter((file) => !shared.includes(file));
  };
  const pages = [...new Set([...ROUTES.map(({ page }) => page), 'CertificatePage'])];
  return { shared, own: Object.fromEntries(pages.map((page) => [page, own(page)])) };
};

/**
 * Every address of the site, from the build in these folders: its HTML, its scripts with all that they import, the scripts
 * of its lazy parts, and its styles, those of the lazy parts included.
 */
export const readRoutes = (site = 'dist', work = '.cache') => {
  const manifest = readManifest(`${work}/client-manifest.json`);
  const styles = readManifest(`${work}/styles.json`);
  const inSite = (file) => `${site}/${file}`;
  return Object.entries(LANGUAGES).flatMap(([language, prefix]) =>
    routesIn(language, prefix).map(({ address, page }) => {
      const first = keysOf(manifest, page);
      const later = laterKeysOf(manifest, language, first);
      return {
        address,
        html: inSite(address === '/' ? 'index.html' : `${address.slice(1)}.html`),
        scripts: first.map((key) => inSite(manifest[key].file)),
        later: later.map((key) => inSite(manifest[key].file)),
        styles: [styles.shared, styles.own[page]].filter(Boolean).map(inSite),
      };
    }),
  );
};

/** Files of the site's assets whose names match. */
export const readAssets = (pattern) =>
  readdirSync('dist/assets')
    .filter((name) => pattern.test(name))
    .map((name) => `dist/assets/${name}`);

export const FONTS = /\.woff2$/;
