import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { differing, hashesIn, hashOfAll } from '#scripts/reproducible.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const folder = (name: string, files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true });
    writeFileSync(join(root, name, file), text);
  }
  return hashesIn(join(root, name));
};

it('two builds with the same files are equal, in whatever order they were written', () => {
  const one = folder('a', { 'index.html': 'x', 'assets/a.js': 'y', '.well-known/security.txt': 'z' });
  const other = folder('b', { '.well-known/security.txt': 'z', 'assets/a.js': 'y', 'index.html': 'x' });
  expect(differing(one, other)).toEqual([]);
  expect(one.size).toBe(3);
  expect(hashOfAll(one)).toBe(hashOfAll(other));
});

it('a byte, a name, and a file that only one build has are reported', () => {
  const one = folder('a', { 'index.html': 'x', 'a.txt': '1', 'assets/a-1.js': 'y' });
  const other = folder('b', { 'index.html': 'X', 'a.txt': '1', 'assets/a-2.js': 'y' });
  expect(differing(one, other)).toEqual(['assets/a-1.js', 'assets/a-2.js', 'index.html']);
  expect(hashOfAll(one)).not.toBe(hashOfAll(other));
});
