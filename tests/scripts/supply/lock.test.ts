import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../support/leaves.ts';

/** Entry of package-lock.json. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

describe('packages', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies, devDependencies, overrides } = read('package.json');
  const lock: { packages: Readonly<Record<string, LockedPackage>> } = read('package-lock.json');
  const { '': _, ...packages } = lock.packages;
  const failing = (isFine: (entry: LockedPackage) => boolean): readonly string[] =>
    Object.keys(packages).filter((path) => !isFine(packages[path] ?? {}));

  it('are pinned to exact versions', () => {
    const versions = leavesOf([dependencies, devDependencies, overrides]);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => !EXACT.test(version.replace(/^npm:@?[^@]+@/, '')))).toEqual([]);
    expect(failing(({ version = '' }) => EXACT.test(version))).toEqual([]);
  });

  it('come from the registry, whose URL .npmrc omits, and have an integrity hash', () => {
    expect(failing(({ link, resolved }) => !link && resolved === undefined)).toEqual([]);
    expect(failing(({ integrity }) => integrity?.startsWith('sha512-') === true)).toEqual([]);
  });

  it('have no install scripts', () => {
    expect(failing(({ hasInstallScript }) => !hasInstallScript)).toEqual([]);
  });
});
