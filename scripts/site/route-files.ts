import { readdirSync, readFileSync } from 'node:fs';
import { certificatePath } from '#domain/certificate.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language, pathIn } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { SITE, type SiteFolders } from './site-folders.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest of a build, by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8'));

export const readManifest = (work: string, build: 'client' | 'server'): Manifest =>
  readJson(`${work}/${build}-manifest.json`);

/** Names of the style files below the site: that of all pages, and those of each page component. */
export interface Styles {
  readonly shared: string;
  readonly own: Readonly<Record<string, string | undefined>>;
}

export const readStyles = (work: string): Styles => readJson(`${work}/styles.json`);

/** Components of several pages; every other page has its own. */
const SHARED_COMPONENTS: Partial<Record<PageId, string>> = {
  superior: 'PlanPage',
  optima: 'PlanPage',
  vital: 'PlanPage',
  terms: 'LegalPage',
  secure: 'LegalPage',
  privacy: 'LegalPage',
  accessibility: 'LegalPage',
};

/** "faqs" → "FaqsPage", in src/pages. */
export const componentOf = (page: PageId): string =>
  SHARED_COMPONENTS[page] ?? `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;

/** A chunk and all that it imports statically. */
export const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  seen.add(key);
  for (const each of chunk.imports ?? []) withImports(manifest, each, seen);
  return seen;
};

const withAllImports = (manifest: Manifest, keys: readonly string[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => [...withImports(manifest, key)])),
];

const PARTS = /^src\/(features\/|components\/|app\/shell\/(?!overlays)|pages\/\w+Part\.)/;

/** Lazy parts that a page's chunks import; the entry's own dynamic imports are pages and overlays. */
const partsNamedIn = (manifest: Manifest, keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) =>
    (manifest[key]?.dynamicImports ?? []).filter(
      (part) => key !== 'index.html' || /^src\/app\/shell\/(?!overlays)/.test(part),
    ),
  );

/** Shown over or instead of any page: their styles are linked everywhere. */
const EVERYWHERE = /^src\/(app\/(offline|shell)\/|pages\/NotFoundPage)/;

const cssOf = (manifest: Manifest, keys: readonly string[]): readonly string[] => [
  ...new Set(withAllImports(manifest, keys).flatMap((key) => manifest[key]?.css ?? [])),
];

/** The server build's files of styles: those that all pages share, and those of each component with its lazy parts. */
export const styleFiles = (work: string) => {
  const manifest = readManifest(work, 'server');
  const everywhere = Object.keys(manifest).filter((key) => EVERYWHERE.test(key));
  const shared = cssOf(manifest, ['src/app/prerender.tsx', ...everywhere]);
  const ownOf = (component: string): readonly string[] => {
    const keys = [...withImports(manifest, `src/pages/${component}.tsx`)];
    const later = partsNamedIn(manifest, keys).filter((key) => PARTS.test(key));
    return cssOf(manifest, [...keys, ...later]).filter((file) => !shared.includes(file));
  };
  const components = new Set((Object.keys(PAGES) as PageId[]).map(componentOf));
  return { shared, own: new Map([...components].map((component) => [component, ownOf(component)])) };
};

/** Files of a page below the site: its scripts with all that they import, and its styles with those of its lazy parts. */
export const pageFiles = (page: PageId, { work }: SiteFolders) => {
  const manifest = readManifest(work, 'client');
  const { shared, own } = readStyles(work);
  const keys = withAllImports(manifest, ['index.html', `src/pages/${componentOf(page)}.tsx`]);
  const scripts = keys.map((key) => manifest[key]?.file ?? '');
  const styles = [shared, own[componentOf(page)]].filter((file) => file !== undefined);
  /** Scripts that scrolling to the end of the page loads. */
  const laterIn = (language: Language): readonly string[] => {
    const words = `data/words/${LANGUAGE_TABLE[language].hreflang}/`;
    const parts = partsNamedIn(manifest, keys).filter((key) => PARTS.test(key) || key.startsWith(words));
    const later = withAllImports(manifest, parts).filter((key) => !keys.includes(key));
    return later.map((key) => manifest[key]?.file ?? '');
  };
  return { scripts, styles, laterIn };
};

/** The built addresses of a page in a language. California has the most hospitals. */
const addressesOf = (page: PageId, language: Language): readonly string[] => {
  const { path } = PAGES[page];
  if (page === 'certificate') return PLANS.map((plan) => certificatePath(plan, LANGUAGE_TABLE[language].pdf));
  return [path, ...(page === 'state' ? ['/hospitals/california'] : [])].map((each) => pathIn(language, each));
};

/** Every address of the built site with its HTML, scripts, those of its lazy parts, and styles. */
export const readRoutes = () =>
  LANGUAGES.flatMap((language) =>
    (Object.keys(PAGES) as PageId[]).flatMap((page) => {
      const { scripts, styles, laterIn } = pageFiles(page, SITE);
      const inSite = (file: string): string => `${SITE.site}/${file}`;
      return addressesOf(page, language).map((address) => ({
        address,
        html: inSite(address === '/' ? 'index.html' : `${address.slice(1)}.html`),
        scripts: scripts.map(inSite),
        later: laterIn(language).map(inSite),
        styles: styles.map(inSite),
      }));
    }),
  );

/** Files of the site's assets whose names match. */
export const readAssets = (pattern: RegExp): readonly string[] =>
  readdirSync(`${SITE.site}/assets`)
    .filter((name) => pattern.test(name))
    .map((name) => `${SITE.site}/assets/${name}`);

export const FONTS = /\.woff2$/;
