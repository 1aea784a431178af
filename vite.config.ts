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

/** Every stylesheet begins with the order of the cascade layers, in whatever order the files are loaded. */
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

/** Each key of data/plans.json as an export, so that a page contains only those that it uses. */
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

/** Leaves out the bundler's preload helper: pages name their chunks and styles themselves. */
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
 * Asks Chromium to compile the entry off the main thread while it downloads, instead of function by function when called
 * (decision 006). Other browsers read a comment.
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
    // Without a target the pages contain no code for web vitals.
    __VITALS_TARGET__: JSON.stringify(brand.webVitalsTarget),
    // Nothing is kept in development, in the pseudo-language and with OFFLINE=off.
    __OFFLINE__: JSON.stringify(process.env.NODE_ENV === 'production' && isOffline()),
    // Without parts the worker contains no code for them.
    __SHARDS__: JSON.stringify(process.env.NODE_ENV === 'production' ? shardsAddress() : ''),
    __SITE_URL__: JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')),
  },
  json: { namedExports: false },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    // Pages link the styles that the server build splits (scripts/site/split-styles.ts).
    cssCodeSplit: false,
    manifest: true,
    // Pages name the chunks that they need (scripts/site/prerender-site.ts).
    modulePreload: false,
    // 3 % smaller than the bundler's own minifier.
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
        // Modules shared by most pages are one chunk instead of a dozen.
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
