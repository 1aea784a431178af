import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Lock, lockProblems, type Manifest, pinProblems } from './lock-problems.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const MANIFEST: Manifest = read('package.json');
const LOCK: Lock = read('package-lock.json');

/** The lock file with one package as it must not be. */
const broken = (change: object): Lock => ({
  ...LOCK,
  packages: {
    ...LOCK.packages,
    'node_modules/comlink': { ...LOCK.packages?.['node_modules/comlink'], ...change },
  },
});

describe('the project’s packages', () => {
  it('are pinned to one version each', () => {
    expect(pinProblems(MANIFEST)).toEqual([]);
    expect(Object.keys(MANIFEST.dependencies ?? {}).length).toBeGreaterThan(5);
  });

  it('that are only measured against are held no less', () => {
    const [manifest, lock] = [read('tests/bench/package.json'), read('tests/bench/package-lock.json')];
    expect(pinProblems(manifest)).toEqual([]);
    expect(lockProblems(lock, manifest)).toEqual([]);
    expect(Object.keys(manifest.dependencies).length).toBeGreaterThan(0);
  });

  it('come from the registry, are held by a hash, and run nothing when they are installed', () => {
    expect(lockProblems(LOCK, MANIFEST)).toEqual([]);
  });
});

describe('refused', () => {
  it.each([
    ['^1.2.3'],
    ['~1.2.3'],
    ['1.x'],
    ['*'],
    ['latest'],
    ['>=1.0.0'],
    ['npm:other@^1.0.0'],
    ['git+https://example.org/a.git'],
    ['file:../a'],
  ])('the version "%s"', (version) => {
    expect(pinProblems({ dependencies: { a: version } })).toHaveLength(1);
    expect(pinProblems({ overrides: { b: { a: version } } })).toHaveLength(1);
  });

  it.each([
    ['without a hash', { integrity: undefined }, 'has no SHA-512'],
    ['with a weak hash', { integrity: 'sha1-abc' }, 'has no SHA-512'],
    ['from git', { resolved: 'git+ssh://git@example.org/a.git#1' }, 'comes from git'],
    [
      'from another host',
      { resolved: 'https://packages.example/a.tgz' },
      'comes from https://packages.example',
    ],

    ['with a script', { hasInstallScript: true }, 'wants to run a script'],
    ['as a link', { link: true }, 'is a link'],
    ['without a version', { version: 'latest' }, 'has no version'],
    ['that asks for git', { dependencies: { a: 'github:owner/a' } }, 'asks for a from github:'],
    ['that asks for a repository', { optionalDependencies: { a: 'owner/a' } }, 'asks for a from owner/a'],
  ])('a package %s', (_, change, problem) => {
    const problems = lockProblems(broken(change), MANIFEST);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`node_modules/comlink ${problem}`);
  });

  it('a lock file of another version, without packages, or of another package.json', () => {
    expect(lockProblems({ ...LOCK, lockfileVersion: 1 }, MANIFEST)).toHaveLength(1);
    expect(lockProblems({ lockfileVersion: 3 }, MANIFEST)).toContain('the lock file holds no packages');
    const more = { ...MANIFEST, dependencies: { ...MANIFEST.dependencies, a: '1.0.0' } };
    expect(lockProblems(LOCK, more)).toEqual(['the lock file was not made from this package.json']);
  });
});
