import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('corpus/', import.meta.url));

export interface CorpusCase {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Cases that once were wrong, one file each: `TARGET.HASH.bin`. */
export const readCorpus = (target: string): CorpusCase[] =>
  readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${target}.`))
    .map((file) => ({ file, bytes: Uint8Array.from(readFileSync(FOLDER + file)) }));

/** Keeps a case, and gives its path from the root. */
export const keepCase = (target: string, bytes: Uint8Array): string => {
  const file = `${target}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.bin`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FOLDER + file, bytes);
  return `tests/fuzz/corpus/${file}`;
};
