import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the published folder. */
const FILE = 'sbom.cdx.json';

/** CycloneDX, as far as it is changed here. */
export interface Bill {
  readonly serialNumber?: string;
  readonly metadata: { readonly component: object; readonly [key: string]: unknown };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** The same list whoever writes it, when and where: without clock, random number, npm's version and the folder's name, in order. */
export const normalised = (bill: Bill, name: string): object => {
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

/** From the lock file alone: nothing is fetched. */
const askNpm = (): Bill => {
  const { status, stdout, stderr, error } = spawnSync('npm', ASKED, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom did not succeed: ${error?.message ?? stderr}`);
  return JSON.parse(stdout);
};

/** Writes which packages the site is made of, with their hashes, as CycloneDX. */
export const writeBillOfMaterials = (site: string): void => {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(site, FILE), `${JSON.stringify(normalised(askNpm(), name), null, 1)}\n`);
};
