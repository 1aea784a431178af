import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { writeEngine } from './scripts/compile-assembly.ts';
import { devPages } from './scripts/dev-pages.ts';
import { pseudoWords } from './scripts/pseudo-language.ts';

/** Compiles the search core when the server starts and whenever its source changes; the changed wasm reloads the page. */
const assembly = (): Plugin => ({
  name: 'assembly',
  apply: 'serve',
  buildStart: () => writeEngine(),
  hotUpdate: async ({ file }) => {
    if (!file.includes('/workers/assembly/')) return undefined;
    await writeEngine();
    return [];
  },
});

/** Its package names no entry for this build. */
const FLEXSEARCH = './node_modules/flexsearch/dist/flexsearch.compact.module.min.js';

export default defineConfig({
  plugins: [react(), assembly(), devPages(), pseudoWords()],
  // The same answers and export format as the full build, without its workers and databases: 10 KB instead of 16.
  resolve: { alias: { flexsearch: fileURLToPath(new URL(FLEXSEARCH, import.meta.url)) } },
  worker: { format: 'es', rolldownOptions: { output: { comments: { legal: false } } } },
  optimizeDeps: { include: ['flexsearch', 'comlink'] },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  define: { __SITE_URL__: JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')) },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { comments: { legal: false } } },
    license: { fileName: 'licenses.md' },
  },
});
