import { FILES_PATH, FORMS, formFile } from '#domain/files.ts';
import { LANGUAGES, type Language, withPrefix } from '#domain/language.ts';
import { OFFLINE_PATH } from '#domain/offline.ts';

/** A version of the site, put into the service worker by scripts/offline/build-service-worker.ts. */
export interface OfflineBuild {
  /** Changes when any kept file changes. */
  readonly id: string;
  /** URL of the pages' first script. Every page of this version names it. */
  readonly entry: string;
  /** Pages to keep, as paths without language prefix. */
  readonly pages: readonly string[];
  /** URL of a JSON file with the CachedFiles, which are too long for the script. */
  readonly list: string;
}

/** Names of the files below /assets/ that the kept pages need. */
export interface CachedFiles {
  readonly files: Readonly<Record<Language, readonly string[]>>;
  /** Files that show the visitor that a page is a saved copy, in every language. */
  readonly notice: readonly string[];
}

export const ASSETS = '/assets/';

/** Pages shown instead of pages that are not kept; in every language, because any address may be requested. */
const FALLBACKS = LANGUAGES.map((language) => withPrefix(language, OFFLINE_PATH));

/** The documents of the forms page. */
const formPaths = (language: Language): readonly string[] =>
  FORMS.map((form) => FILES_PATH + formFile(form, language));

/** Returns all URLs that are kept for a language, in the order of fetching. */
export const filesFor = (
  { pages, list }: OfflineBuild,
  { files }: CachedFiles,
  language: Language,
): readonly string[] => [
  ...FALLBACKS,
  list,
  ...files[language].map((name) => ASSETS + name),
  ...pages.map((path) => withPrefix(language, path)),
  ...formPaths(language),
];

/** Returns the URLs that are kept when the visitor saves data: the offline pages, the file list and the offline notice. */
export const minimumFor = ({ list }: OfflineBuild, { notice }: CachedFiles): readonly string[] => [
  ...FALLBACKS,
  list,
  ...notice.map((name) => ASSETS + name),
];

export const keptPaths = ({ pages }: OfflineBuild): ReadonlySet<string> =>
  new Set([
    ...FALLBACKS,
    ...LANGUAGES.flatMap((language) => [
      ...pages.map((path) => withPrefix(language, path)),
      ...formPaths(language),
    ]),
  ]);

export const isListed = ({ files }: CachedFiles, address: string): boolean =>
  Object.values(files).some((names) => names.includes(address.slice(ASSETS.length)));
