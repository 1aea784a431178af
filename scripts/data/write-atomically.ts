import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Maps the path of the final file to the path of the temporary file to write. */
export type StageFile = (path: string) => string;

const remove = (folders: Iterable<string>): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

/** Moves the files into place when `build` succeeds; when it fails, earlier files stay unchanged. */
export const writeAtomically = async <T>(build: (stage: StageFile) => Promise<T>): Promise<T> => {
  const moves = new Map<string, string>();
  const temporary = new Set<string>();
  const created = new Set<string>();
  const stage = (path: string): string => {
    const target = resolve(path);
    // In the target's folder, so that the move is a rename on the same disk.
    const folder = join(dirname(target), `.building-${process.pid}`);
    const topmost = mkdirSync(folder, { recursive: true });
    if (topmost !== undefined) created.add(topmost);
    temporary.add(folder);
    moves.set(join(folder, basename(target)), target);
    return join(folder, basename(target));
  };
  try {
    const result = await build(stage);
    for (const [from, to] of moves) renameSync(from, to);
    remove(temporary);
    return result;
  } catch (error) {
    remove(created);
    throw error;
  }
};
