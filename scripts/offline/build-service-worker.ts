import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { rolldown } from 'rolldown';
import { minify } from 'terser';
import { OFFLINE_PAGES } from '#domain/offline.ts';
import { PAGES } from '#domain/page.ts';
import { type KeptFiles, keptPaths, type OfflineBuild } from '#workers/offline/build.ts';
import type { SiteFolders } from '../site/site-folders.ts';
import { type OfflineFiles, offlineFiles } from './offline-files.ts';
import { isOffline } from './offline-switch.ts';
import { writeOfflinePages } from './write-offline-pages.ts';

const SCRIPT = 'workers/offline/service-worker.ts';
const SWITCH = 'workers/offline/service-worker-off.ts';

/** One short classic script, because not every browser takes a service worker that is a module. */
const bundle = async (input: string, define: Readonly<Record<string, string>> = {}): Promise<string> => {
  const built = await rolldown({ input, logLevel: 'silent', transform: { define } });
  const { output } = await built.generate({ format: 'iife' });
  await built.close();
  const { code = '' } = await minify(output[0].code, { ecma: 2020, compress: { passes: 4 } });
  return `${code.trim()}\n`;
};

const htmlOf = (site: string, path: string): string =>
  readFileSync(path === '/' ? `${site}/index.html` : `${site}${path}.html`, 'utf8');

const PATHS = OFFLINE_PAGES.map((page) => PAGES[page].path);

/** Names of hashed files tell their content; pages have to be read. */
const versionOf = (site: string, build: Omit<OfflineBuild, 'id'>): string => {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const path of keptPaths({ ...build, id: '' })) hash.update(htmlOf(site, path));
  return hash.digest('hex').slice(0, 12);
};

/** Writes the list of kept files, and gives its address. */
const writeList = async (site: string, files: KeptFiles): Promise<string> => {
  const list = JSON.stringify(files);
  const hash = createHash('sha256').update(list).digest('base64url').slice(0, 8);
  const address = `/assets/offline-${hash}.json`;
  await writeFile(site + address, list);
  return address;
};

const buildOf = async (site: string, { entry, ...files }: OfflineFiles): Promise<OfflineBuild> => {
  const build = { entry, pages: PATHS, list: await writeList(site, files) };
  return { ...build, id: versionOf(site, build) };
};

/**
 * Writes service-worker.js, which keeps the pages for reading without a network, the pages that it needs for that, and
 * service-worker-off.js, which takes it out again; where offline reading is switched off, both are that one.
 */
export const buildServiceWorker = async (folders: SiteFolders): Promise<void> => {
  const { site } = folders;
  const files = offlineFiles(folders);
  await writeOfflinePages(folders, files.entry);
  const off = await bundle(SWITCH);
  const build = JSON.stringify(await buildOf(site, files));
  const on = isOffline() ? await bundle(SCRIPT, { __OFFLINE_BUILD__: build }) : off;
  await writeFile(`${site}/service-worker.js`, on);
  await writeFile(`${site}/service-worker-off.js`, off);
};
