// What a visitor downloads, brotli 11, per route and language, from the build's own manifest. Budgets: docs/decisions/004-budgets.md.
import { readdirSync, readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('.cache/client-manifest.json', 'utf8'));
const LANGUAGES = ['en', 'es', 'pt'];
const ENTRY = 'index.html';

const withImports = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const each of manifest[key].imports ?? []) withImports(each, seen);
  return seen;
};

/** Scripts of a route in a language: the entry, the page and their words, with all that they import. */
const scripts = (page, words) => {
  const keys = new Set([ENTRY, page, ...words].flatMap((key) => [...withImports(key)]));
  return [...keys].map((key) => `dist/${manifest[key].file}`);
};

const wordsOf = (language, names) => ['shell', ...names].map((name) => `data/words/${language}/${name}.json`);

const ROUTES = [
  { name: 'home', page: 'src/pages/HomePage.tsx', words: ['home'], limit: '90 kB' },
  { name: 'hospitals', page: 'src/pages/HospitalsPage.tsx', words: ['hospitals', 'states'], limit: '112 kB' },
  { name: 'not found', page: 'src/pages/NotFoundPage.tsx', words: ['not-found'], limit: '90 kB' },
];

const assets = readdirSync('dist/assets');
const asset = (pattern) => assets.filter((name) => pattern.test(name)).map((name) => `dist/assets/${name}`);

const routes = ROUTES.flatMap(({ name, page, words, limit }) =>
  LANGUAGES.map((language) => ({
    name: `scripts of ${name}, ${language}`,
    path: scripts(page, wordsOf(language, words)),
    limit,
  })),
);

/** The worker and the chunk of suggestions that it names; the twin is loaded only where WebAssembly fails. */
function workerScripts() {
  const [worker] = asset(/^search\.worker-.*\.js$/);
  const [suggest] = readFileSync(worker, 'utf8').match(/suggest-[\w-]+\.js/);
  return [worker, `dist/assets/${suggest}`];
}

/** Measured on data/hospitals.csv: the index may not grow unnoticed. */
const INDEX_LIMIT = '21.5 kB';

export default [
  ...routes,
  { name: 'search worker with suggestions', path: workerScripts(), limit: '20 kB' },
  { name: 'search core, WebAssembly', path: asset(/\.wasm$/), limit: '6 kB' },
  { name: 'hospital index', path: asset(/^hospitals-.*\.index$/), limit: INDEX_LIMIT },
  { name: 'styles', path: asset(/\.css$/), limit: '15 kB' },
  { name: 'fonts', path: asset(/\.woff2$/), limit: '65 kB', brotli: false },
  ...['', 'es/', 'pt/'].map((prefix) => ({
    name: `HTML of ${prefix}hospitals`,
    path: `dist/${prefix}hospitals.html`,
    limit: '20 kB',
  })),
  ...['index', 'es', 'pt'].map((name) => ({
    name: `HTML of ${name}`,
    path: `dist/${name}.html`,
    limit: '20 kB',
  })),
];
