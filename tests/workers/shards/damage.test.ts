import { describe, expect, it } from 'vitest';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { MANIFEST } from '#workers/shards/shard-manifest.ts';
import { openShards } from '#workers/shards/sharded-engine.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, type Folder, serve } from './memory.ts';

const hospitals = makeDirectory(300, 51);
const state = hospitals[0]?.state ?? '';
const FOLDER = encodeFolder(hospitals, 20);
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
        const sharded = await openShards(fetchFile, openDirectory);
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
      const sharded = await openShards(serve(folder).fetchFile, openDirectory);
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
    const sharded = await openShards(serve(folder).fetchFile, openDirectory);
    await expect(sharded.search(DEFAULT_QUERY)).rejects.toMatchObject({
      name: 'IndexError',
      code: 'checksum',
    });
  });

  it('is accepted if the second attempt succeeds', async () => {
    const folder = built();
    const { fetchFile } = serve(folder);
    let attempts = 0;
    const sharded = await openShards(async (file, init) => {
      const bytes = await fetchFile(file, init);
      if (file === MANIFEST) return bytes;
      attempts++;
      return init === undefined ? cutOff(bytes) : bytes;
    }, openDirectory);
    expect((await sharded.search(IN_STATE)).total).toBeGreaterThan(0);
    expect(attempts).toBe(2);
  });
});

const withManifest = (change: (manifest: Record<string, unknown>) => unknown): Folder => {
  const folder = built();
  const manifest = JSON.parse(new TextDecoder().decode(folder.get(MANIFEST))) as Record<string, unknown>;
  return folder.set(MANIFEST, new TextEncoder().encode(JSON.stringify(change(manifest))));
};

describe('manifest', () => {
  it.each([
    ['of another format', (manifest: object) => ({ ...manifest, format: 1 })],
    ['without states', ({ states: _, ...manifest }: Record<string, unknown>) => manifest],
    ['that is a list', () => []],
    ['that is null', () => null],
    [
      'whose parts are numbers',
      (manifest: object) => ({ ...manifest, national: { cities: 'a', parts: [1] } }),
    ],
    ['with missing parts', (manifest: object) => ({ ...manifest, groups: [] })],
    [
      'with a negative count',
      (manifest: object) => ({ ...manifest, states: [['TX', 0, [-1, 0, 0, 0, 0, 0, 0, 0]]] }),
    ],
  ])('%s is rejected with its name', async (_, change) => {
    const { fetchFile } = serve(withManifest(change));
    await expect(openShards(fetchFile, openDirectory)).rejects.toMatchObject({
      name: 'IndexError',
      message: expect.stringContaining(MANIFEST),
    });
  });

  it('that is no JSON is a SyntaxError with its name; a missing manifest is a FileError', async () => {
    const folder = built();
    folder.set(MANIFEST, page(new Uint8Array()));
    await expect(openShards(serve(folder).fetchFile, openDirectory)).rejects.toMatchObject({
      name: 'SyntaxError',
      message: expect.stringContaining(MANIFEST),
    });
    folder.delete(MANIFEST);
    await expect(openShards(serve(folder).fetchFile, openDirectory)).rejects.toMatchObject({
      name: 'FileError',
    });
  });
});
