import { expect, test } from 'vitest';
import { encodeDirectory } from '#scripts/data/encode-directory.ts';
import { createGazetteer } from '#scripts/data/gazetteer.ts';

const mercy = {
  name: 'Mercy',
  city: 'Ada',
  state: 'OK',
  zip: '74820',
  ultra: true,
  plus: false,
  core: false,
};

test('The directory becomes the files that the search worker loads, each of its kind', async () => {
  const files = await encodeDirectory([mercy], createGazetteer([], []));
  const zips = Array.from({ length: 10 }, (_, digit) => `zips-${digit}.bin`);
  const names = [
    'hospitals.index',
    'suggestions.json',
    'centroids.bin',
    'engine.wasm',
    'reader.wasm',
    ...zips,
  ];
  expect([...files.keys()]).toEqual(names);
  const startOf = (name: string): string => new TextDecoder('latin1').decode(files.get(name)?.subarray(0, 4));
  for (const name of ['engine.wasm', 'reader.wasm']) expect(startOf(name)).toBe('\0asm');
  expect(['centroids.bin', ...zips].map(startOf)).toEqual(
    names.filter((name) => name.endsWith('.bin')).map(() => 'ZIPC'),
  );
  expect(new TextDecoder().decode(files.get('suggestions.json'))).toMatch(/^\{.*\}\s*$/s);
  expect(new TextDecoder().decode(files.get('hospitals.index'))).toContain('Mercy');
});
