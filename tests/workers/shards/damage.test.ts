import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, type Folder, manifestOf, openFolder } from './memory.ts';

const hospitals = makeDirectory(300, 51);
const state = hospitals[0]?.state ?? '';
const FOLDER = encodeFolder(hospitals, 20);
const MANIFEST = manifestOf(FOLDER);
const fileLike = (folder: Folder, name: RegExp): string =>
  [...folder.keys()].find((file) => name.test(file)) ?? '';
const PART = fileLike(FOLDER, /^national-0-/);

type Harm = (bytes: Uint8Array) => Uint8Array;
const HARMS: readonly Harm[] = [
  (bytes) => bytes.slice(0, -1),
  (bytes) => bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
  () => new Uint8Array(),
  // A page that a proxy returns instead of the file.
  () => new TextEncoder().encode('<!doctype html><title>Sign in</title>'),
];
const harmed = (file: string, harm: Harm): Folder =>
  new Map(FOLDER).set(file, harm(FOLDER.get(file) ?? new Uint8Array()));

const KINDS: readonly (readonly [string, RegExp, Partial<HospitalQuery>])[] = [
  ['a part of a state', new RegExp(`^${state.toLowerCase()}-0-`), { state }],
  ['a national part', /^national-0-/, {}],
  ['the vocabulary', /^vocabulary-/, { text: 'mad' }],
  ['the whole', /^whole-/, { text: 'hospital' }],
];

describe('file of a directory in parts', () => {
  it.each(KINDS)(
    'throws an IndexError with its name if cut off, changed, empty or an HTML page: %s',
    async (_, name, query) => {
      const file = fileLike(FOLDER, name);
      for (const harm of HARMS) {
        const { sharded, asked } = await openFolder(harmed(file, harm), MANIFEST);
        await expect(sharded.search({ ...DEFAULT_QUERY, ...query })).rejects.toMatchObject({
          name: 'IndexError',
          message: expect.stringContaining(file),
        });
        expect(asked.filter((entry) => entry.startsWith(file))).toEqual([file, `${file} again`]);
      }
    },
  );

  it.each(KINDS)(
    'throws a FileError with its name if missing, and is fetched again by the next query: %s',
    async (_, name, query) => {
      const folder = new Map(FOLDER);
      const file = fileLike(folder, name);
      folder.delete(file);
      const { sharded } = await openFolder(folder, MANIFEST);
      await expect(sharded.search({ ...DEFAULT_QUERY, ...query })).rejects.toMatchObject({
        name: 'FileError',
        message: expect.stringContaining(file),
      });
      folder.set(file, FOLDER.get(file) ?? new Uint8Array());
      expect((await sharded.search({ ...DEFAULT_QUERY, ...query })).total).toBeGreaterThan(0);
    },
  );

  it('is rejected if it belongs to another build, although its index is valid', async () => {
    const other = encodeFolder(makeDirectory(300, 52), 20);
    const foreign = other.get(fileLike(other, /^national-0-/)) ?? new Uint8Array();
    const { sharded } = await openFolder(
      harmed(PART, () => foreign),
      MANIFEST,
    );
    await expect(sharded.search(DEFAULT_QUERY)).rejects.toMatchObject({
      name: 'IndexError',
      code: 'checksum',
    });
  });
});

describe('manifest', () => {
  it('throws an IndexError with its name if damaged, and a FileError if missing', async () => {
    for (const harm of HARMS)
      await expect(openFolder(harmed(MANIFEST, harm), MANIFEST)).rejects.toMatchObject({
        name: 'IndexError',
        message: expect.stringContaining(MANIFEST),
      });
    await expect(openFolder(new Map(), MANIFEST)).rejects.toMatchObject({ name: 'FileError' });
  });
});
