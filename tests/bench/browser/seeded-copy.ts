import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuiltCopy } from '../touch/built-copy.ts';

const WRITE = ['--import', './scripts/typescript.mjs', 'tests/bench/write-directory.ts'];

/** Builds a copy of the project with so many seeded hospitals, through the whole build, for as long as `use` works. */
export const withSeededCopy = async <T>(rows: number, use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const csv = join(folder, 'hospitals.csv');
  try {
    execFileSync(process.execPath, [...WRITE, '--rows', String(rows), '--out', csv], {
      stdio: ['ignore', 2, 2],
    });
    return await withBuiltCopy(use, csv);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
