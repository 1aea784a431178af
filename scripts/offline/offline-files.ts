import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { OFFLINE_PAGES } from '#domain/offline.ts';
import { isPseudo } from '../pseudo/pseudo-language.ts';
import { componentOf, type Manifest, readManifest, readStyles, withImports } from '../site/route-files.ts';
import type { SiteFolders } from '../site/site-folders.ts';

/**
 * Returns whether the build supports offline reading. `OFFLINE=off npm run build` builds a site that stores nothing and
 * deletes what browsers have stored (docs/offline.md).
 */
export const isOffline = (): boolean => process.env.OFFLINE !== 'off' && !isPseudo();

/** Components of the pages that are kept for offline reading. */
const KEPT = [...new Set(OFFLINE_PAGES.map(componentOf))];

const PAGE = /^src\/pages\/(\w+Page)\.tsx$/;
const WORDS = /^data\/words\/(\w\w)\//;
/** Not kept: the search for browsers without workers. */
const FALLBACK = /^workers\//;

/** Not kept: addresses and telephone numbers, about 30 bytes per hospital. */
const DETAILS = /\/details-[A-Z]{2}-/;

/** Returns whether the kept pages in this language can request the chunk. */
const isWanted = (key: string, code: string): boolean => {
  const page = PAGE.exec(key)?.[1];
  const words = WORDS.exec(key)?.[1];
  return (page === undefined || KEPT.includes(page)) && (words ?? code) === code && !FALLBACK.test(key);
};

/** Returns the files of the kept pages in a language, with everything that they import, statically or dynamically. */
const pageFilesFor = (manifest: Manifest, code: string): readonly string[] => {
  const files = new Map<string, readonly string[]>();
  const add = (key: string): void => {
    if (files.has(key) || !isWanted(key, code)) return;
    const { file, imports = [], dynamicImports = [], assets = [] } = manifest[key] ?? missing(key);
    files.set(key, [file, ...assets.filter((asset) => !DETAILS.test(asset))]);
    for (const each of [...imports, ...dynamicImports]) add(each);
  };
  for (const key of ['index.html', ...KEPT.map((page) => `src/pages/${page}.tsx`)]) add(key);
  return [...files.values()].flat().map(nameOf);
};

const missing = (what: string): never => {
  throw new Error(`the build has no ${what}, which offline reading needs`);
};

const nameOf = (file: string): string => file.replace(/^assets\//, '');

const HELP = /^help-(\w\w)-/;

/** Returns the files that the search worker loads. Its build has no manifest, so its code is searched for file names. */
const workerFiles = (site: string, names: readonly string[]): readonly string[] => {
  const worker = names.find((name) => /^search\.worker-.*\.js$/.test(name)) ?? missing('search worker');
  const files = new Set([worker]);
  // A set also visits the files that are added meanwhile.
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(`${site}/assets/${file}`, 'utf8');
    for (const name of names) if (code.includes(name)) files.add(name);
  }
  return [...files];
};

const styleFiles = (work: string): readonly string[] => {
  const { shared, own } = readStyles(work);
  return [shared, ...KEPT.map((page) => own[page])].filter((file) => file !== undefined);
};

const NOTICE = /^src\/app\/offline\/notice-bar|^data\/words\/\w\w\/offline\.json$/;

/** Returns the files that the offline notice needs in addition to the scripts of every page. */
const noticeFiles = (manifest: Manifest): readonly string[] => {
  const everywhere = withImports(manifest, 'index.html');
  const notice = Object.keys(manifest).filter((key) => NOTICE.test(key));
  const needed = new Set(notice.flatMap((key) => [...withImports(manifest, key)]));
  return [...needed]
    .filter((key) => !everywhere.has(key))
    .map((key) => nameOf(manifest[key]?.file ?? missing(key)));
};

/** Returns the files that the kept pages of a built site need in each language. Throws an error that names a missing file. */
export const offlineFiles = ({ site, work }: SiteFolders) => {
  const manifest = readManifest(work, 'client');
  const built = readdirSync(`${site}/assets`)
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .sort();
  const common = [...styleFiles(work).map(nameOf), ...workerFiles(site, built)];
  const filesOf = (language: Language): readonly string[] => {
    const code = LANGUAGE_TABLE[language].hreflang;
    const names = [...new Set([...common, ...pageFilesFor(manifest, code)])].filter(
      (name) => (HELP.exec(name)?.[1] ?? code) === code || !name.endsWith('.bin'),
    );
    for (const name of names) if (!built.includes(name)) missing(name);
    return names;
  };
  return {
    /** URL of the pages' entry script. */
    entry: `/${manifest['index.html']?.file ?? missing('entry')}`,
    files: { ENG: filesOf('ENG'), ESP: filesOf('ESP'), POR: filesOf('POR') },
    notice: noticeFiles(manifest),
  };
};
