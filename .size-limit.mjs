// What a visitor downloads, brotli 11. Budgets: docs/decisions/004-budget-the-whole-visit.md.
import { readdirSync, readFileSync } from 'node:fs';
import './scripts/typescript.mjs';

const { FONTS, readAssets, readRoutes } = await import('./scripts/site/route-files.ts');

const routes = readRoutes();

const [worker] = readAssets(/^search\.worker-.*\.js$/);

/** A script with all that it imports from the start. */
const withImports = (file, seen = new Set()) => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/from"\.\/([\w.-]+\.js)"/g))
    withImports(`dist/assets/${name}`, seen);
  return seen;
};

/** A script that the worker imports on demand, with its own imports. */
const onDemand = (name) => {
  const [file] = readFileSync(worker, 'utf8').match(new RegExp(`${name}-[\\w-]+\\.js`));
  return [...withImports(`dist/assets/${file}`)];
};

/** The worker and the suggestions; the plain engine is loaded only without WebAssembly. */
const finderScripts = [...new Set([worker, ...onDemand('suggest')])];
/** What some of the worker's answers need beside them. */
const besideFinder = (...names) => {
  const files = new Set(names.flatMap(onDemand));
  return [...files].filter((file) => !finderScripts.includes(file));
};

const [keptList] = readAssets(/^offline-[\w-]+\.json$/);
const { files: keptBy } = JSON.parse(readFileSync(keptList, 'utf8'));

/** The documents of the forms page. */
const readFiles = (language) =>
  readdirSync('dist/Assets/Files')
    .filter((name) => !name.startsWith('COC-') && name.endsWith(`-${language}.pdf`))
    .map((name) => `dist/Assets/Files/${name}`);

/** What the site keeps in a browser for reading without a network (docs/offline.md), as it is served. */
const kept = (code, prefix) => {
  const files = keptBy[code].map((name) => `dist/assets/${name}`);
  const pages = ['offline', 'hospitals', 'superior', 'optima', 'vital', 'compare-plans', 'faqs', 'forms'];
  const html = [prefix || 'index', ...pages.map((page) => `${prefix}/${page}`)].map(
    (page) => `dist/${page}.html`,
  );
  const forms = readFiles(prefix.toUpperCase() || 'EN');
  return [...files, ...html, ...forms].map((file) => (FONTS.test(file) ? file : `${file}.br`));
};

/** Measured on data/hospitals.csv: the index may not grow unnoticed. */
const INDEX_LIMIT = '25 kB';

export default [
  // A visit scrolled to the end has the same limit: `npm run lighthouse` measures it.
  ...routes.map(({ address, scripts }) => {
    const isFinder = address.endsWith('/hospitals');
    return {
      name: `scripts of ${address}`,
      path: [...scripts, ...(isFinder ? [worker, ...readAssets(/\.wasm$/)] : [])],
      limit: isFinder ? '145 kB' : '100 kB',
    };
  }),
  ...routes.map(({ address, styles }) => ({ name: `styles of ${address}`, path: styles, limit: '15 kB' })),
  ...routes.map(({ address, html }) => ({ name: `HTML of ${address}`, path: html, limit: '20 kB' })),
  { name: 'search worker with suggestions', path: finderScripts, limit: '20 kB' },
  { name: 'search of the help center, beside the worker', path: besideFinder('help'), limit: '10 kB' },
  ...['en', 'es', 'pt'].map((language) => ({
    name: `answers to search, ${language}`,
    path: readAssets(new RegExp(`^help-${language}-.*\\.bin$`)),
    limit: '45 kB',
  })),
  { name: 'distances and start places', path: besideFinder('near-load'), limit: '6 kB' },
  { name: 'centroids of the directory', path: readAssets(/^centroids-.*\.bin$/), limit: '7.5 kB' },
  ...readAssets(/^zips-\d-.*\.bin$/).map((path) => ({
    name: `zips that begin with ${path.match(/zips-(\d)/)[1]}`,
    path,
    limit: '11 kB',
  })),
  { name: 'search core, WebAssembly', path: readAssets(/^engine-.*\.wasm$/), limit: '6 kB' },
  { name: 'hospital index', path: readAssets(/^hospitals-.*\.index$/), limit: INDEX_LIMIT },
  { name: 'outlines of the states', path: readAssets(/^us-map-.*\.json$/), limit: '10 kB' },
  { name: 'places of the map', path: readAssets(/^us-places-.*\.bin$/), limit: '5 kB' },
  { name: 'service worker', path: 'dist/service-worker.js', limit: '3 kB' },
  { name: 'list of what is kept for reading offline', path: keptList, limit: '3 kB' },
  ...[
    ['ENG', ''],
    ['ESP', 'es'],
    ['POR', 'pt'],
  ].map(([code, prefix]) => ({
    name: `kept for reading offline, ${prefix || 'en'}`,
    path: kept(code, prefix),
    limit: '900 kB',
    brotli: false,
  })),
  { name: 'fonts', path: readAssets(FONTS), limit: '65 kB', brotli: false },
];
