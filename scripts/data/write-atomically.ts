import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes all files, by path, or none: if one cannot be written, earlier files stay unchanged. */
export const writeAtomically = (files: ReadonlyMap<string, string | Uint8Array>): void => {
  // In the target's folder, so that the move is a rename on the same disk.
  const moves = [...files].map(([path, content]) => ({ from: `${path}.${process.pid}`, path, content }));
  try {
    for (const { from, path, content } of moves) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(from, content);
    }
    for (const { from, path } of moves) renameSync(from, path);
  } catch (error) {
    for (const { from } of moves) if (existsSync(from)) rmSync(from);
    throw error;
  }
};
