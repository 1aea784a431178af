import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build makes anew, what is linked, and what it does not need. */
const LEFT = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results'].map((name) => resolve(name)));

const copyProject = (folder: string): void => {
  cpSync('.', folder, { recursive: true, filter: (source) => !LEFT.has(resolve(source)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
};

const build = (folder: string, csv: string | undefined): void => {
  // What is printed there is no part of the figures.
  execFileSync(process.execPath, ['--import', './scripts/typescript.mjs', 'scripts/build.ts'], {
    cwd: folder,
    env: csv === undefined ? process.env : { ...process.env, HOSPITALS_CSV: csv },
    stdio: ['ignore', 2, 2],
  });
};

/**
 * Builds a copy of the project with a directory, by default that of HOSPITALS_CSV, for as long as `use` works: dist/ is left
 * alone.
 */
export const withBuiltCopy = async <T>(use: (folder: string) => Promise<T>, csv?: string): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-touch-'));
  try {
    copyProject(folder);
    build(folder, csv);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
