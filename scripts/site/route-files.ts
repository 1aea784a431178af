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

/** Paths of the style files below the site: the shared file, and the file of each page component. */
export interface Styles {
  readonly shared: string;
  readonly own: Readonly<Record<string, string | undefined>>;
}

export const readStyles = (work: string): Styles => readJson(`${work}/styles.json`);

/** Components that several pages share. Every other page has its own component. */
const SHARED_COMPONENTS: Partial<Record<PageId, string>> = {
  superior: 'PlanPage',
  optima: 'PlanPage',
  vital: 'PlanPage',
  terms: 'LegalPage',
  secure: 'LegalPage',
  privacy: 'LegalPage',
  accessibility: 'LegalPage',
};

/** Returns the name of a page's component in src/pages: "faqs" → "FaqsPage". */
export const componentOf = (page: PageId): string =>
  SHARED_COMPONENTS[page] ?? `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;

/** Returns the manifest keys of a chunk and of all its direct and indirect static imports. Throws for an unknown key. */
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

/** Modules that pages load later. The other dynamic imports are pages, and modules in EVERYWHERE. */
const PARTS = /^src\/(features\/|components\/|pages\/\w+Part\.)/;

/** Modules shown over or instead of any page. Their styles are part of the shared file. */
const EVERYWHERE = /^src\/(app\/(offline|shell)\/|pages\/NotFoundPage)/;

const cssOf = (manifest: Manifest, keys: readonly string[]): readonly string[] => [
  ...new Set(withAllImports(manifest, keys).flatMap((key) => manifest[key]?.css ?? [])),
];

/** Returns the style files of the server build: the shared ones, and those of each component including its lazy parts. */
export const styleFiles = (work: string) => {
  const manifest = readManifest(work, 'server');
  const everywhere = Object.keys(manifest).filter((key) => EVERYWHERE.test(key));
  const shared = cssOf(manifest, ['src/app/prerender.tsx', ...everywhere]);
  const ownOf = (component: string): readonly string[] => {
    const keys = [...withImports(manifest, `src/pages/${component}.tsx`)];
    const later = keys.flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => PARTS.test(key));
    return cssOf(manifest, [...keys, ...later]).filter((file) => !shared.includes(file));
  };
  const components = new Set((Object.keys(PAGES) as PageId[]).map(componentOf));
  return { shared, own: new Map([...components].map((component) => [component, ownOf(component)])) };
};

/** Returns the files of a page below the site: scripts with their static imports, and styles including those of lazy parts. */
export const pageFiles = (page: PageId, { work }: SiteFolders) => {
  const manifest = readManifest(work, 'client');
  const { shared, own } = readStyles(work);
  const keys = withAllImports(manifest, ['index.html', `src/pages/${componentOf(page)}.tsx`]);
  const scripts = keys.map((key) => manifest[key]?.file ?? '');
  const styles = [shared, own[componentOf(page)]].filter((file) => file !== undefined);
  return { scripts, styles };
};

/** Returns the URLs of a page in a language. For state pages also California, which has the most hospitals. */
const addressesOf = (page: PageId, language: Language): readonly string[] => {
  const { path } = PAGES[page];
  if (page === 'certificate') return PLANS.map((plan) => certificatePath(plan, LANGUAGE_TABLE[language].pdf));
  return [path, ...(page === 'state' ? ['/hospitals/california'] : [])].map((each) => pathIn(language, each));
};

/** Returns every URL of the built site with its files: HTML, scripts, styles. */
export const readRoutes = () =>
  LANGUAGES.flatMap((language) =>
    (Object.keys(PAGES) as PageId[]).flatMap((page) => {
      const { scripts, styles } = pageFiles(page, SITE);
      const inSite = (file: string): string => `${SITE.site}/${file}`;
      return addressesOf(page, language).map((address) => ({
        address,
        html: inSite(address === '/' ? 'index.html' : `${address.slice(1)}.html`),
        scripts: scripts.map(inSite),
        styles: styles.map(inSite),
      }));
    }),
  );

/** Returns the files in the site's assets folder whose names match. */
export const readAssets = (pattern: RegExp): readonly string[] =>
  readdirSync(`${SITE.site}/assets`)
    .filter((name) => pattern.test(name))
    .map((name) => `${SITE.site}/assets/${name}`);

export const FONTS = /\.woff2$/;
