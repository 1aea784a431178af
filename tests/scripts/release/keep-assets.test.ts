import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepAssets, MANIFEST } from '#scripts/release.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

/** Creates a build with a file that all builds share and a file of its own. */
const build = (name: string, folder = name): string => {
  const site = join(root, folder);
  mkdirSync(join(site, 'assets'), { recursive: true });
  for (const file of ['shared-1.js', `page-${name}.js`, `page-${name}.js.br`])
    writeFileSync(join(site, 'assets', file), `${file} of ${name}`);
  return site;
};
const assets = (site: string) => readdirSync(join(site, 'assets')).sort();
const manifest = (site: string) => JSON.parse(readFileSync(join(site, MANIFEST), 'utf8'));

/** Creates builds in sequence, each with the assets of the previous build, and returns the last one. */
const releases = (names: readonly string[], builds: number): string =>
  names
    .map((name) => build(name))
    .reduce((previous, site) => {
      keepAssets({ site, previous, builds });
      return site;
    });

describe('release', () => {
  it('keeps the hashed files of the previous build with their compressed copies, and changes none of its own files', () => {
    const site = releases(['a', 'b'], 3);
    expect(assets(site)).toEqual(['page-a.js', 'page-a.js.br', 'page-b.js', 'page-b.js.br', 'shared-1.js']);
    expect(readFileSync(join(site, 'assets/shared-1.js'), 'utf8')).toBe('shared-1.js of b');
  });

  it.each([
    [0, ['page-d.js', 'shared-1.js']],
    [2, ['page-b.js', 'page-c.js', 'page-d.js', 'shared-1.js']],
  ])('keeps %i previous builds, by the manifest', (builds, scripts) => {
    const site = releases(['a', 'b', 'c', 'd'], builds);
    expect(assets(site).filter((name) => name.endsWith('.js'))).toEqual(scripts);
    expect(manifest(site).builds).toHaveLength(builds + 1);
  });

  it('gives the same result when repeated, or when the same build is built again', () => {
    const site = releases(['a', 'b'], 1);
    const before = [assets(site), manifest(site)];
    expect(keepAssets({ site, previous: join(root, 'a'), builds: 1 })).toHaveLength(2);
    expect([assets(site), manifest(site)]).toEqual(before);
    const again = build('b', 'b-again');
    keepAssets({ site: again, previous: site, builds: 1 });
    expect([assets(again), manifest(again)]).toEqual(before);
  });

  it('skips a missing file', () => {
    const previous = releases(['a', 'b'], 3);
    rmSync(join(previous, 'assets/page-a.js'));
    const site = build('c');
    expect(keepAssets({ site, previous, builds: 3 })).toEqual(['page-b.js', 'page-b.js.br', 'page-a.js.br']);
  });

  it.each([
    ['<!doctype html>', 'kept-assets.json:1:1: this is not JSON: "<!doctype" is not expected here'],
    ['{"files": []}', 'kept-assets.json:1:1: this is not a list of builds'],
    ['{"builds": [["../../index.html"]]}', 'kept-assets.json:1:1: this is not a list of builds'],
  ])('rejects the list %s', (list, message) => {
    const previous = build('a');
    writeFileSync(join(previous, MANIFEST), list);
    const site = build('b');
    expect(() => keepAssets({ site, previous, builds: 3 })).toThrow(message);
    expect(assets(site)).toEqual(['page-b.js', 'page-b.js.br', 'shared-1.js']);
  });
});
