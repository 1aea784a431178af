import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { shards } from '#scripts/shards/vite-plugin.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, manifestOf } from './memory.ts';

const folder = temporaryFolder();
const hospitals = makeDirectory(100, 81);
const index = join(folder, 'hospitals.index');
writeFileSync(index, encodeIndex(hospitals));
writeFileSync(join(folder, 'entry.js'), 'console.log(__SHARDS__);');

/** Builds a site whose only script contains the address of its parts; returns file contents by name. */
const buildSite = async (): Promise<Map<string, string | Uint8Array>> => {
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [shards(index)],
    build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
  });
  const files = 'output' in output ? output.output : [];
  return new Map(files.map((file) => [file.fileName, file.type === 'asset' ? file.source : file.code]));
};

afterEach(() => vi.unstubAllEnvs());

describe('site with parts', () => {
  it('contains the parts with the manifest, and a script with the address of the manifest', async () => {
    vi.stubEnv('SHARD', 'state');
    vi.stubEnv('NODE_ENV', 'production');
    const site = await buildSite();
    const parts = encodeFolder(hospitals);
    for (const [name, bytes] of parts) expect(site.get(`assets/${name}`)).toEqual(Buffer.from(bytes));
    const script = [...site].find(([name]) => name.endsWith('.js'))?.[1];
    expect(script).toContain(`/assets/${manifestOf(parts)}`);
    expect(site.size).toBe(parts.size + 1);
  });

  it('has parts only for SHARD=state, and rejects an unknown value', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('SHARD', '');
    expect((await buildSite()).size).toBe(1);
    vi.stubEnv('SHARD', 'county');
    expect(() => shards(index)).toThrow('SHARD=county: a directory can only be split by state');
  });
});
