import { spawnSync } from 'node:child_process';
import { build as viteBuild } from 'vite';
import { OG_FOLDER } from '#domain/files.ts';
import { writeVocabulary } from '../benefits/write-vocabulary.ts';
import { writeHostFiles } from '../hosting/static-hosts.ts';
import { writeMap } from '../map/write-map.ts';
import { buildOgImages, ogPages } from '../og/build-og-images.ts';
import { writeInstallFiles } from './install-files.ts';
import { writeNetworkFiles } from './network-file.ts';
import { prerenderSite } from './prerender-site.ts';
import type { SiteFolders } from './site-folders.ts';
import { writeSitemap } from './sitemap.ts';
import { splitStylesByPage } from './split-styles.ts';

export type BuildStep = readonly [name: string, run: () => unknown];

/** Runs a script in a separate process without PSEUDO, because its data is the same in every build. */
const runScript = (script: string, ...args: readonly string[]): void => {
  const { PSEUDO: _, ...env } = process.env;
  const node = ['--import', './scripts/typescript.mjs', script, ...args];
  const { status } = spawnSync(process.execPath, node, { stdio: 'inherit', env });
  // The script has printed the problem.
  if (status !== 0) process.exit(status ?? 1);
};

/** Steps that write data/generated. */
export const DATA_STEPS: readonly BuildStep[] = [
  ['hospital directory', () => runScript('scripts/build-index.ts')],
  ['map of the states', writeMap],
  ['words of the benefits', writeVocabulary],
  ['search of the help center', () => runScript('scripts/help/encode-help.ts')],
];

export const codeSteps = (folders: SiteFolders): readonly BuildStep[] => [
  ['code for browsers', () => viteBuild({ logLevel: 'warn', build: { outDir: folders.site } })],
  [
    'code that writes the pages',
    () =>
      viteBuild({
        logLevel: 'warn',
        build: {
          ssr: 'src/app/prerender.tsx',
          outDir: `${folders.work}/prerender`,
          copyPublicDir: false,
          // Pages link the styles of this build, split by page (split-styles.ts).
          ssrEmitAssets: true,
          cssCodeSplit: true,
          cssMinify: true,
          // This build contains the words of all pages, which browsers load one page at a time.
          rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
        },
      }),
  ],
  ['styles of each page', () => splitStylesByPage(folders)],
];

export const pagesStep = (folders: SiteFolders, withPreviews: boolean): BuildStep => [
  'pages',
  async () => {
    const pages = await prerenderSite(folders);
    await writeInstallFiles(pages, folders.site);
    await writeSitemap(pages, folders.site);
    await writeHostFiles(folders);
    await writeNetworkFiles(folders.site);
    if (withPreviews) await buildOgImages(ogPages(pages), `${folders.site}${OG_FOLDER}`);
  },
];

export const runSteps = async (steps: readonly BuildStep[]): Promise<void> => {
  for (const [name, run] of steps) {
    const start = performance.now();
    process.stdout.write(`build: ${name} …\n`);
    await run();
    process.stdout.write(`build: ${name} done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
};
