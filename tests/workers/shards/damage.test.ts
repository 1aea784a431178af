import { expect, it } from 'vitest';
import { memoizeAsync } from '#domain/memoize.ts';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, type Folder, manifestOf, requestsTo } from './memory.ts';

const hospitals = makeDirectory(300, 51);
const state = hospitals[0]?.state ?? '';
const FOLDER = encodeFolder(hospitals, 20);
const MANIFEST = manifestOf(FOLDER);
const OTHER_BUILD = encodeFolder(makeDirectory(300, 52), 20);

const fileLike = (folder: Folder, name: RegExp): string =>
  [...folder.keys()].find((file) => name.test(file)) ?? '';
const contentOf = (folder: Folder, name: RegExp): Uint8Array =>
  folder.get(fileLike(folder, name)) ?? new Uint8Array();

const KINDS: readonly (readonly [string, RegExp, Partial<HospitalQuery>])[] = [
  ['a part of a state', new RegExp(`^${state.toLowerCase()}-0-`), { state }],
  ['a national part', /^national-0-/, {}],
  ['the vocabulary', /^vocabulary-/, { text: 'mad' }],
  ['the whole', /^whole-/, { text: 'hospital' }],
  ['the manifest', /^manifest-/, {}],
];

it.each(KINDS)(
  'file of a directory in parts causes an error with its name if missing, cut off, changed, empty, an HTML page or of another build, and is fetched again by the next query: %s',
  async (_, name, query) => {
    const file = fileLike(FOLDER, name);
    const intact = contentOf(FOLDER, name);
    for (const [error, content] of [
      ['FileError', undefined],
      ['IndexError', intact.slice(0, -1)],
      ['IndexError', intact.map((byte, at) => (at === 40 ? byte ^ 1 : byte))],
      ['IndexError', new Uint8Array()],
      // A page that a proxy returns instead of the file.
      ['IndexError', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
      ['IndexError', contentOf(OTHER_BUILD, name)],
    ] as const) {
      const folder = new Map(FOLDER);
      if (content === undefined) folder.delete(file);
      else folder.set(file, content);
      const { open, asked } = requestsTo(folder, MANIFEST);
      const opened = memoizeAsync(open);
      const search = async () => (await opened()).search({ ...DEFAULT_QUERY, ...query });
      await expect(search()).rejects.toMatchObject({
        name: error,
        message: expect.stringContaining(file),
      });
      expect(asked.filter((entry) => entry.startsWith(file))).toEqual([file, `${file} again`]);
      folder.set(file, intact);
      expect((await search()).total).toBeGreaterThan(0);
    }
  },
);
