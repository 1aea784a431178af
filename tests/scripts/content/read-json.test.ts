import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonFile, type JsonPath, readJson } from '#scripts/content/read-json.ts';
import { runs } from '../../support/runs.ts';
import { contentFolder, fileErrorOf } from './content-folder.ts';

const FILE = 'data/some.json';
const folder = contentFolder({ [FILE]: '' });
const read = (text: string): JsonFile => {
  writeFileSync(join(folder, FILE), text);
  return readJson(folder, FILE);
};

it('readJson rejects what JSON.parse rejects, and duplicate names', () => {
  const parts = fc.constantFrom(' ', ...'{ } [ ] , : "a" "b" 1 - .5 true nul'.split(' '));
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (chosen) => {
      const text = chosen.join('');
      const complaint = fileErrorOf(() => read(text));
      if (complaint?.endsWith('occurs twice')) return;
      expect(complaint === undefined).toBe(isJson(text));
    }),
    { numRuns: runs(500) },
  );
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('JSON reader gives the position of a value and of its name', () => {
  const file = read('{\n  "one": [10, { "two": null }],\n  "three": "x"\n}\n');
  it.each<readonly [JsonPath, 'value' | 'name', string]>([
    [[], 'value', '1:1'],
    [['one'], 'value', '2:10'],
    [['one'], 'name', '2:3'],
    [['one', 0], 'value', '2:11'],
    [['one', 1, 'two'], 'value', '2:24'],
    [['one', 1, 'two'], 'name', '2:17'],
    [['three'], 'value', '3:12'],
    // A missing value is reported at its parent.
    [['one', 1, 'four'], 'value', '2:15'],
    [['five'], 'name', '1:1'],
  ])('%j, its %s: %s', (path, at, place) => {
    expect(file.error(path, 'wrong', at).message).toBe(`${FILE}:${place}: wrong`);
  });
});
