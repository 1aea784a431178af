import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** SHA-256 in hex by path, of every file of a folder. */
export type Hashes = ReadonlyMap<string, string>;

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

export const hashesIn = (folder: string): Hashes =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(folder, path).replaceAll('\\', '/'), hashOf(readFileSync(path))]),
  );

/** Files with other bytes, or in one of the two alone, in order. */
export const differing = (one: Hashes, other: Hashes): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();

/** One hash over all files and their names. */
export const hashOfAll = (hashes: Hashes): string => hashOf(JSON.stringify([...hashes].sort()));
