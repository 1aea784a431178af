import { describe, expect, it } from 'vitest';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { openShards } from '#workers/shards/sharded-engine.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, type Folder, manifestOf, serve } from './memory.ts';

const hospitals = makeDirectory(300, 51);
const state = hospitals[0]?.state ?? '';
const FOLDER = encodeFolder(hospitals, 20);
const MANIFEST = manifestOf(FOLDER);
const built = (): Folder => new Map(FOLDER);
const fileLike = (folder: Folder, name: RegExp): string =>
  [...folder.keys()].find((file) => name.test(file)) ?? '';
const IN_STATE: HospitalQuery = { ...DEFAULT_QUERY, state };
const partOfState = new RegExp(`^${state.toLowerCase()}-0-`);

type Harm = (bytes: Uint8Array) => Uint8Array;
const cutOff: Harm = (bytes) => bytes.slice(0, -1);
const flipped: Harm = (bytes) => bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte));
const empty: Harm = () => new Uint8Array();
/** Page that a proxy returns instead of the file. */
const page: Harm = () => new TextEncoder().encode('<!doctype html><title>Sign in</title>');

const KINDS: readonly (readonly [string, RegExp, HospitalQuery])[] = [
  ['a part of a state', partOfState, IN_STATE],
  ['a national part', /^national-0-/, DEFAULT_QUERY],
  ['a part of cities', /^cities-0-/, { ...DEFAULT_QUERY, limit: 5, sort: { key: 'city', direction: 'asc' } }],
  ['the vocabulary', /^vocabulary-/, { ...DEFAULT_QUERY, text: 'mad' }],
  ['the whole', /^whole-/, { ...DEFAULT_QUERY, text: 'hospital' }],
  ['the list of cities', /^national-cities-/, { ...DEFAULT_QUERY, sort: { key: 'city', direction: 'asc' } }],
];

describe('file of a directory in parts', () => {
  it.each(KINDS)(
    'throws an IndexError with its name if cut off, changed, empty or an HTML page: %s',
    async (_, name, query) => {
      for (const harm of [cutOff, flipped, empty, page]) {
        const folder = built();
        const file = fileLike(folder, name);
        folder.set(file, harm(folder.get(file) ?? new Uint8Array()));
        const { fetchFile, asked } = serve(folder);
        const sharded = await openShards(fetchFile, openDirectory, MANIFEST);
        await expect(sharded.search(query)).rejects.toMatchObject({
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
      const folder = built();
      const file = fileLike(folder, name);
      const bytes = folder.get(file) ?? new Uint8Array();
      folder.delete(file);
      const sharded = await openShards(serve(folder).fetchFile, openDirectory, MANIFEST);
      await expect(sharded.search(query)).rejects.toMatchObject({
        name: 'FileError',
        message: expect.stringContaining(file),
      });
      folder.set(file, bytes);
      expect((await sharded.search(query)).total).toBeGreaterThan(0);
    },
  );

  it('is rejected if it belongs to another build, although its index is valid', async () => {
    const folder = built();
    const file = fileLike(folder, /^national-0-/);
    const other = encodeFolder(makeDirectory(300, 52), 20);
    folder.set(file, other.get(fileLike(other, /^national-0-/)) ?? new Uint8Array());
    const sharded = await openShards(serve(folder).fetchFile, openDirectory, MANIFEST);
    await expect(sharded.search(DEFAULT_QUERY)).rejects.toMatchObject({
      name: 'IndexError',
      code: 'checksum',
    });
  });

  it('is accepted if the second attempt succeeds', async () => {
    const folder = built();
    const { fetchFile } = serve(folder);
    let attempts = 0;
    const sharded = await openShards(
      async (file, init) => {
        const bytes = await fetchFile(file, init);
        if (file === MANIFEST) return bytes;
        attempts++;
        return init === undefined ? cutOff(bytes) : bytes;
      },
      openDirectory,
      MANIFEST,
    );
    expect((await sharded.search(IN_STATE)).total).toBeGreaterThan(0);
    expect(attempts).toBe(2);
  });
});

describe('manifest', () => {
  it('throws an IndexError with its name if damaged, and a FileError if missing', async () => {
    for (const harm of [cutOff, flipped, empty, page]) {
      const folder = built();
      folder.set(MANIFEST, harm(folder.get(MANIFEST) ?? new Uint8Array()));
      await expect(openShards(serve(folder).fetchFile, openDirectory, MANIFEST)).rejects.toMatchObject({
        name: 'IndexError',
        message: expect.stringContaining(MANIFEST),
      });
    }
    const opening = openShards(serve(new Map()).fetchFile, openDirectory, MANIFEST);
    await expect(opening).rejects.toMatchObject({ name: 'FileError' });
  });
});
