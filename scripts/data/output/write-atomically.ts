import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Gives, for the file that shall stand at `path` in the end, the place where to write it for now. */
export type PlaceFile = (path: string) => string;

/** A folder beside the target, so that the move is a rename on one disk. */
const temporaryFolder = (target: string): string => join(dirname(target), `.building-${process.pid}`);

const remove = (folders: Iterable<string>): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

/** Runs `build`; when it is done, moves its files into place; when it fails, every earlier file is as it was. */
export const writeAtomically = async <T>(build: (place: PlaceFile) => Promise<T>): Promise<T> => {
  const moves = new Map<string, string>();
  const temporary = new Set<string>();
  const created = new Set<string>();
  const place = (path: string): string => {
    const target = resolve(path);
    const folder = temporaryFolder(target);
    const topmost = mkdirSync(folder, { recursive: true });
    if (topmost !== undefined) created.add(topmost);
    temporary.add(folder);
    moves.set(join(folder, basename(target)), target);
    return join(folder, basename(target));
  };
  try {
    const result = await build(place);
    for (const [from, to] of moves) renameSync(from, to);
    remove(temporary);
    return result;
  } catch (error) {
    remove(created);
    throw error;
  }
};
