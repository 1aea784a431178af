import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepAssets, MANIFEST } from '#scripts/release.ts';
import { contentFolder } from '../content/content-folder.ts';

/** Creates a build with a file that all builds share, files of its own and `more`. */
const build = (name: string, more: Readonly<Record<string, string>> = {}): string =>
  contentFolder({
    'assets/shared-1.js': `shared by ${name}`,
    [`assets/page-${name}.js`]: '',
    [`assets/page-${name}.js.br`]: '',
    ...more,
  });
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
  it.each([
    [0, ['d']],
    [2, ['b', 'c', 'd']],
  ])('keeps %i previous builds with compressed copies, and changes no own file', (builds, kept) => {
    const site = releases(['a', 'b', 'c', 'd'], builds);
    const pages = kept.flatMap((name) => [`page-${name}.js`, `page-${name}.js.br`]);
    expect(assets(site)).toEqual([...pages, 'shared-1.js']);
    expect(manifest(site).builds).toHaveLength(builds + 1);
    expect(readFileSync(join(site, 'assets/shared-1.js'), 'utf8')).toBe('shared by d');
  });

  it('gives the same result when repeated, or when the same build is built again', () => {
    const site = releases(['a', 'b'], 1);
    const before = [assets(site), manifest(site)];
    expect(keepAssets({ site, previous: build('a'), builds: 1 })).toHaveLength(2);
    expect([assets(site), manifest(site)]).toEqual(before);
    const again = build('b');
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
    const previous = build('a', { [MANIFEST]: list });
    const site = build('b');
    expect(() => keepAssets({ site, previous, builds: 3 })).toThrow(message);
    expect(assets(site)).toEqual(['page-b.js', 'page-b.js.br', 'shared-1.js']);
  });
});
