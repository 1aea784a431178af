import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import brand from './data/brand.json' with { type: 'json' };
import { writeEngine } from './scripts/encode/compile-assembly.ts';
import { leanFlexsearch } from './scripts/encode/lean-flexsearch.ts';
import { isOffline } from './scripts/offline/offline-switch.ts';
import { isPseudo, pseudoWords } from './scripts/pseudo/pseudo-language.ts';
import { shardsAddress } from './scripts/shards/site-shards.ts';
import { devPages } from './scripts/site/dev-pages.ts';

/** Compiles the search core when the server starts and whenever its source changes; the changed wasm reloads the page. */
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

const readLayerOrder = (): string => {
  const [order] = readFileSync('src/styles/index.css', 'utf8').match(/@layer [^;{]+;/) ?? [];
  if (order === undefined)
    throw new Error('src/styles/index.css does not begin with the order of the layers');
  return order;
};

/** The order of the cascade layers must be said before any of them is used, however the pieces are put together. */
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

/** The keys of data/plans.json as exports of their own, so that a page holds only those that it uses. */
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

/** No page preloads pieces or their styles: what the bundler wraps round each import for that is left out. */
const importsAlone = (): Plugin => ({
  name: 'imports-alone',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});

/**
 * Asks Chromium to compile what every page begins with beside the main thread while it is downloaded, instead of function by
 * function as each is called (decision 006). To other browsers it is a comment.
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n';

const compiledWhole = (): Plugin => ({
  name: 'compiled-whole',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = COMPILE_WHOLE + file.code;
    },
  },
});

export default defineConfig({
  plugins: [
    react(),
    assembly(),
    devPages(),
    layerOrder(),
    pseudoWords(),
    factsByName(),
    importsAlone(),
    compiledWhole(),
    leanFlexsearch(),
  ],
  worker: {
    format: 'es',
    plugins: () => [leanFlexsearch()],
    rolldownOptions: {
      output: {
        comments: { legal: false, annotation: false },
        minify: true,
      },
    },
  },
  optimizeDeps: { include: ['flexsearch', 'comlink'] },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  define: {
    // Without an address for them the page holds no code for web vitals.
    __VITALS_TARGET__: JSON.stringify(brand.webVitalsTarget),
    // In development, in the pseudo-language, and where the build was told so, nothing is kept.
    __OFFLINE__: JSON.stringify(process.env.NODE_ENV === 'production' && isOffline()),
    // Without parts the worker holds no code for them.
    __SHARDS__: JSON.stringify(process.env.NODE_ENV === 'production' ? shardsAddress() : ''),
    __SITE_URL__: JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')),
  },
  json: { namedExports: false },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    // Pages link the styles that the server build splits (scripts/site/split-styles.ts): no script need know their names.
    cssCodeSplit: false,
    manifest: true,
    // The pages name the pieces that they need themselves (scripts/site/prerender-site.ts).
    modulePreload: false,
    // Three per cent smaller than the bundler's own minifier.
    minify: isPseudo() ? false : 'terser',
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, pure_getters: true },
      format: { comments: false },
      module: true,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        comments: { legal: false },
        // What most pages share travels as one piece instead of a dozen small ones.
        codeSplitting: {
          groups: [
            {
              name: 'parts',
              test: /src\/(components|domain|content)\/(?!words)|lucide-react\/dist\/esm\/icons\//,
              minShareCount: 6,
            },
          ],
        },
      },
    },
    license: { fileName: 'licenses.md' },
  },
});
