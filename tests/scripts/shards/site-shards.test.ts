import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyShards, isSharded, shardsAddress } from '#scripts/shards/site-shards.ts';
import { MANIFEST } from '#workers/shards/shard-format.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { encodeFolder } from '../../workers/shards/memory.ts';
import { makeDirectory } from '../../workers/synthetic.ts';

const folder = temporaryFolder();
const built = encodeFolder(makeDirectory(100, 81), 20);
const parts = join(folder, 'shards');
mkdirSync(parts);
for (const [file, bytes] of built) writeFileSync(join(parts, file), bytes);
writeFileSync(join(parts, 'tx-0-0123456789abcdef.index'), 'of an earlier build');

afterEach(() => vi.unstubAllEnvs());

describe('A site with parts', () => {
  it('has the parts of its build, the manifest by its hash, and nothing of earlier builds', () => {
    const site = join(folder, 'dist');
    mkdirSync(join(site, 'assets'), { recursive: true });
    copyShards(site, parts);
    vi.stubEnv('SHARD', 'state');
    const address = shardsAddress(parts);
    expect(address).toMatch(/^\/assets\/manifest-[0-9a-f]{16}\.json$/);
    expect(readFileSync(join(site, address))).toEqual(readFileSync(join(parts, MANIFEST)));
    const expected = [...built.keys()].filter((file) => file !== MANIFEST);
    expect(readdirSync(join(site, 'assets')).sort()).toEqual([...expected, address.slice(8)].sort());
  });

  it('is built when SHARD says so, and never by a word that means nothing', () => {
    for (const [word, answer] of [
      ['', false],
      ['state', true],
    ] as const) {
      vi.stubEnv('SHARD', word);
      expect(isSharded()).toBe(answer);
    }
    vi.stubEnv('SHARD', '');
    expect(shardsAddress(parts)).toBe('');
    vi.stubEnv('SHARD', 'county');
    expect(isSharded).toThrow('SHARD=county: a directory can be cut by state alone');
  });
});
