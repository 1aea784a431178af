import { LANGUAGES, type Language, withPrefix } from '#domain/language.ts';
import { OFFLINE_PATH } from '#domain/offline.ts';

/** One version of the site, as scripts/offline/build-service-worker.ts puts it into the service worker. */
export interface OfflineBuild {
  /** Another one whenever anything of the site that is kept has changed. */
  readonly id: string;
  /** Address of the pages' first script, which every page of this version names. */
  readonly entry: string;
  /** Pages to keep, as paths without language prefix. */
  readonly pages: readonly string[];
  /** Address of the list of other files, a KeptFiles: too long to come with the script at every visit. */
  readonly list: string;
}

/** Names of the files below /assets/ that the kept pages need. */
export interface KeptFiles {
  readonly shared: readonly string[];
  /** Those that only one language needs. */
  readonly own: Readonly<Record<Language, readonly string[]>>;
  /** Those of them that are needed to say that a page is a saved copy. */
  readonly notice: readonly string[];
}

export const ASSETS = '/assets/';

/** The pages that stand in for others: in every language, because an address may ask for any. */
const STAND_INS = LANGUAGES.map((language) => withPrefix(language, OFFLINE_PATH));

/** Addresses of all that a reader of this language needs without a network, in the order in which to fetch it. */
export const filesFor = (
  { pages, list }: OfflineBuild,
  { shared, own }: KeptFiles,
  language: Language,
): readonly string[] => [
  ...STAND_INS,
  list,
  ...[...shared, ...own[language]].map((name) => ASSETS + name),
  ...pages.map((path) => withPrefix(language, path)),
];

/** The least of them: what says that there is no network. */
export const leastFor = (build: OfflineBuild, files: KeptFiles, language: Language): readonly string[] => {
  const least = [...STAND_INS, build.list, ...files.notice.map((name) => ASSETS + name)];
  return filesFor(build, files, language).filter((address) => least.includes(address));
};

/** Paths of the pages that may be kept at all. */
export const keptPaths = ({ pages }: OfflineBuild): ReadonlySet<string> =>
  new Set([
    ...STAND_INS,
    ...LANGUAGES.flatMap((language) => pages.map((path) => withPrefix(language, path))),
  ]);

/** Is this address in the list, in any language? */
export const isListed = ({ shared, own }: KeptFiles, address: string): boolean =>
  [shared, ...Object.values(own)].some((names) => names.includes(address.slice(ASSETS.length)));
