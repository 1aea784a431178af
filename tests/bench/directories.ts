import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '../../scripts/build-index.ts';
import { encodeIndex } from '../../scripts/encode-index.ts';
import { makeDirectory } from '../workers/synthetic.ts';

/** An index to measure, and where it comes from. */
export interface BenchDirectory {
  readonly title: string;
  readonly index: Uint8Array;
}

export const OWN_CSV = fileURLToPath(new URL('../../data/hospitals.csv', import.meta.url));
const BUILT = fileURLToPath(new URL('../../data/generated/hospitals.index', import.meta.url));

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
    });
    return readFileSync(join(out, 'hospitals.index'));
  } finally {
    rmSync(out, { recursive: true });
  }
};

const seeded = (rows: number): BenchDirectory => ({
  title: `${rows.toLocaleString('en')} seeded rows`,
  index: encodeIndex(makeDirectory(rows)),
});

/** The project's directory as last built, HOSPITALS_CSV when set, then seeded ones. */
export const benchDirectories = async (sizes: readonly number[]): Promise<BenchDirectory[]> => {
  const csv = process.env.HOSPITALS_CSV;
  return [
    ...(existsSync(BUILT) ? [{ title: 'data/generated', index: new Uint8Array(readFileSync(BUILT)) }] : []),
    ...(csv ? [{ title: csv, index: await buildDirectory(csv) }] : []),
    ...sizes.map(seeded),
  ];
};
