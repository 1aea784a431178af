import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contentEditor } from './scripts/edit/vite-plugin.ts';
import { writeEngine } from './scripts/encode/compile-assembly.ts';
import { isOffline } from './scripts/offline/offline-files.ts';
import { isPseudo, pseudoWords } from './scripts/pseudo/pseudo-language.ts';
import { shards } from './scripts/shards/vite-plugin.ts';
import { devPages } from './scripts/site/dev-pages.ts';

/** Compiles the search core when the server starts and when its source changes. The changed wasm file reloads the page. */
const assembly = (): Plugin => ({
  name: 'assembly',
  apply: 'serve',
  buildStart: () => writeEngine(),
  hotUpdate: async ({ file }) => {
    if (!file.includes('/workers/hospitals/wasm/assembly/')) return undefined;
    await writeEngine();
    return [];
  },
});

const inPackages = (path: string): string => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/** Read instead of imported, because Vite restarts whenever a file imported by its configuration changes. */
const brand = JSON.parse(readFileSync('data/brand.json', 'utf8')) as typeof import('./data/brand.json');

const readLayerOrder = (): string => {
  const [order] = readFileSync('src/styles/index.css', 'utf8').match(/@layer [^;{]+;/) ?? [];
  if (order === undefined)
    throw new Error('src/styles/index.css does not begin with the order of the layers');
  return order;
};

/** Puts the order of the cascade layers first in each CSS file, however the files are concatenated. */
const layerOrder = (): Plugin => ({
  name: 'layer-order',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${readLayerOrder()}${file.source}`;
      }
    },
  },
});

const BREAKPOINTS = "@import '/src/styles/media.css';\n";

/** Imports the breakpoint names into every CSS module. */
const breakpoints = (): Plugin => ({
  name: 'breakpoints',
  enforce: 'pre',
  transform: { filter: { id: /\.module\.css$/ }, handler: (css) => BREAKPOINTS + css },
});

/** Wraps each CSS module in the cascade layer of its folder. Inside a layer `composes` is not allowed. */
const layerOfFolder = (): Plugin => ({
  name: 'layer-of-folder',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (css, id) => {
      const [, folder = ''] = id.match(/\/src\/(\w+)\//) ?? [];
      return `@layer ${folder === 'components' || folder === 'features' ? folder : 'app'}{${css}}`;
    },
  },
});

/** Exports each key of data/plans.json by name, so that a page contains only the keys that it uses. */
const factsByName = (): Plugin => ({
  name: 'facts-by-name',
  enforce: 'pre',
  transform: {
    filter: { id: /\/data\/plans\.json$/ },
    handler: (json) => {
      const facts = Object.entries(JSON.parse(json) as Record<string, unknown>);
      const code = facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: code.join('\n'), map: null, moduleType: 'js' };
    },
  },
});

/** Drops the statements that keep downshift's other hooks in the bundle (3 kB), because this site uses only `useCombobox`. */
const comboboxAlone = (): Plugin => ({
  name: 'combobox-alone',
  apply: 'build',
  transform: {
    filter: { id: /\/downshift\.esm\.mjs$/ },
    handler: (code) => ({
      code: code.replace(/^(?!useCombobox)\w+\.stateChangeTypes = /gm, 'void '),
      map: null,
    }),
  },
});

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    assembly(),
    devPages(),
    contentEditor(),
    breakpoints(),
    layerOfFolder(),
    layerOrder(),
    pseudoWords(),
    factsByName(),
    comboboxAlone(),
    shards(),
  ],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        comments: { legal: false, annotation: false },
        minify: true,
      },
    },
  },
  resolve: {
    alias: {
      // The package's build without workers, databases and extra document features: 9 kB instead of 15, no dynamic imports.
      flexsearch: inPackages('flexsearch/dist/flexsearch.compact.module.min.js'),
      // The package exports only its development build, which has warnings for developers.
      ...(command === 'build' && isSsrBuild !== true
        ? {
            'react-router/dom': inPackages('react-router/dist/production/dom-export.mjs'),
            'react-router': inPackages('react-router/dist/production/index.mjs'),
          }
        : {}),
    },
  },
  optimizeDeps: { include: ['flexsearch', 'minisearch', 'comlink'] },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  define: {
    // True in the server build and in development, which has no prerendered HTML (src/components/lazy/StaticSection.tsx).
    __PRERENDER__: JSON.stringify(command === 'serve' || isSsrBuild === true),
    // If there is no URL to report web vitals to, pages contain no code for web vitals.
    __VITALS_TARGET__: JSON.stringify(brand.webVitalsTarget),
    // False in development, in pseudo builds, and with OFFLINE=off (scripts/offline/offline-files.ts).
    __OFFLINE__: JSON.stringify(process.env.NODE_ENV === 'production' && isOffline()),
    __SITE_URL__: JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')),
  },
  json: { namedExports: false },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    // Pages link the styles of the server build (scripts/site/split-styles.ts), so no script needs to know their names.
    cssCodeSplit: false,
    manifest: true,
    // The HTML of each page names its scripts (scripts/site/prerender-site.ts).
    modulePreload: false,
    minify: !isPseudo(),
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        comments: { legal: false },
        // The code that every page loads is one chunk. As separate chunks its modules are 3 kB larger.
        codeSplitting: {
          groups: [
            {
              name: 'site',
              test: /src\/(app\/(?!main|offline|translated)|pages\/PageHead|components\/(lazy|Amount|Section|SiteLink|Tag))|node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 1,
            },
            {
              name: 'site',
              test: /src\/(components|domain|content)\/(?!words)/,
              minShareCount: 9,
            },
            { name: 'site', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 4 },
          ],
        },
      },
    },
    // Published with more packages as licenses.md (scripts/supply/published-files.ts).
    license: { fileName: 'licenses.json' },
  },
}));
