import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { OFFLINE_PAGES } from '#domain/offline.ts';
import type { CachedFiles } from '#workers/offline/kept-files.ts';
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

/** Returns the files of a chunk and of all its static and dynamic imports, by manifest key. */
const reach = (
  manifest: Manifest,
  code: string,
  key: string,
  seen = new Map<string, readonly string[]>(),
) => {
  if (seen.has(key) || !isWanted(key, code)) return seen;
  const { file, imports = [], dynamicImports = [], assets = [] } = manifest[key] ?? missing(key);
  seen.set(key, [file, ...assets.filter((asset) => !DETAILS.test(asset))]);
  for (const each of [...imports, ...dynamicImports]) reach(manifest, code, each, seen);
  return seen;
};

const missing = (what: string): never => {
  throw new Error(`the build has no ${what}, which offline reading needs`);
};

const nameOf = (file: string): string => file.replace(/^assets\//, '');

const HELP = /^help-(\w\w)-/;

/** Returns the files that the search worker loads. Its build has no manifest, so its code is searched for file names. */
const namedIn = (site: string, names: readonly string[], name: string, seen: Set<string>): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  if (!name.endsWith('.js')) return seen;
  const text = readFileSync(`${site}/assets/${name}`, 'utf8');
  const wanted = names.filter((other) => text.includes(other));
  for (const each of wanted) namedIn(site, names, each, seen);
  return seen;
};

const workerFiles = (site: string, names: readonly string[]): readonly string[] => {
  const worker = names.find((name) => /^search\.worker-.*\.js$/.test(name)) ?? missing('search worker');
  return [...namedIn(site, names, worker, new Set())];
};

const styleFiles = (work: string): readonly string[] => {
  const { shared, own } = readStyles(work);
  return [shared, ...KEPT.map((page) => own[page])].filter((file) => file !== undefined);
};

export interface OfflineFiles extends CachedFiles {
  /** URL of the pages' entry script. */
  readonly entry: string;
}

const filesFor = (manifest: Manifest, code: string): readonly string[] => {
  const seen = new Map<string, readonly string[]>();
  for (const key of ['index.html', ...KEPT.map((page) => `src/pages/${page}.tsx`)])
    reach(manifest, code, key, seen);
  return [...seen.values()].flat().map(nameOf);
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
export const offlineFiles = ({ site, work }: SiteFolders): OfflineFiles => {
  const manifest = readManifest(work, 'client');
  const built = readdirSync(`${site}/assets`)
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .sort();
  const common = [...styleFiles(work).map(nameOf), ...workerFiles(site, built)];
  const all = LANGUAGES.map((language) => {
    const code = LANGUAGE_TABLE[language].hreflang;
    const names = [...new Set([...common, ...filesFor(manifest, code)])];
    return names.filter((name) => (HELP.exec(name)?.[1] ?? code) === code || !name.endsWith('.bin'));
  });
  for (const name of all.flat()) if (!built.includes(name)) missing(name);
  const [first = [], ...others] = all;
  const shared = first.filter((name) => others.every((names) => names.includes(name)));
  const own = LANGUAGES.map((language, at) => [
    language,
    (all[at] ?? []).filter((name) => !shared.includes(name)),
  ]);
  const entry = `/${manifest['index.html']?.file ?? missing('entry')}`;
  return {
    entry,
    shared,
    own: Object.fromEntries(own) as OfflineFiles['own'],
    notice: noticeFiles(manifest),
  };
};
