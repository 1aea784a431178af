import './production.ts';

import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { build as viteBuild } from 'vite';
import { buildPdfs } from './build-pdfs.ts';
import { compressSite } from './compress.ts';
import { writeHostFiles } from './hosting/write-host-files.ts';
import { prerenderSite } from './prerender.ts';
import { writeSitemap } from './sitemap.ts';

const writePages = async (): Promise<void> => {
  const pages = await prerenderSite();
  await writeSitemap(pages);
  await writeHostFiles(pages);
};

const runScript = (script: string): void => {
  execFileSync(process.execPath, ['--import', './scripts/typescript.mjs', script], { stdio: 'inherit' });
};

/** Builds the site into dist/: the directory, the pages' code, the pages, and their compressed twins. */
const steps: readonly (readonly [string, () => Promise<unknown> | unknown])[] = [
  ['hospital directory', () => runScript('scripts/build-index.ts')],
  ['code for browsers', () => viteBuild({ logLevel: 'warn' })],
  [
    'code that writes the pages',
    () =>
      viteBuild({
        logLevel: 'warn',
        build: {
          ssr: 'src/app/prerender.tsx',
          outDir: '.cache/prerender',
          manifest: false,
          copyPublicDir: false,
        },
      }),
  ],
  ['forms', () => buildPdfs('dist/Assets/Files')],
  ['pages', writePages],
  ['compressed files', compressSite],
];

await rm('dist', { recursive: true, force: true });
for (const [name, run] of steps) {
  const began = performance.now();
  process.stdout.write(`build: ${name} …\n`);
  await run();
  process.stdout.write(`build: ${name} done in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}
