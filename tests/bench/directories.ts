import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '../../scripts/build-index.ts';

export const OWN_CSV = fileURLToPath(new URL('../../data/hospitals.csv', import.meta.url));

/** Through the whole data build, like a directory of the site. */
export const buildDirectory = async (csv: string): Promise<Uint8Array> => {
  const out = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await buildIndex({
      input: csv,
      out,
      normalized: undefined,
      report: undefined,
      networks: ['ultra'],
      strict: false,
      shard: undefined,
    });
    return readFileSync(join(out, 'hospitals.index'));
  } finally {
    rmSync(out, { recursive: true });
  }
};
