import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { createService } from '#workers/service.ts';
import { overShards } from '#workers/shards/with-shards.ts';
import { coreModule, openParts } from '../engines.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, type Folder, manifestOf } from './memory.ts';

const hospitals = makeDirectory(200, 71);
const FOLDER = encodeFolder(hospitals, 10);
const MANIFEST = manifestOf(FOLDER);
const { engine } = openParts(hospitals);

/** Starts the service over parts in `/parts/`. Records the requested files, and how often the whole directory is loaded. */
const start = (folder: Folder = FOLDER, compile = async () => coreModule) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const file = url.slice('/parts/'.length);
    asked.push(init?.cache === undefined ? file : `${file} ${init.cache}`);
    const bytes = folder.get(file);
    return bytes === undefined ? new Response('', { status: 404 }) : new Response(Uint8Array.from(bytes));
  });
  const load = vi.fn(async () => ({ kind: 'plain' as const, engine }));
  return { service: overShards(createService(load, ''), compile, `/parts/${MANIFEST}`), asked, load };
};

afterEach(() => vi.unstubAllGlobals());

describe('hospital service over parts', () => {
  it('gets rows, counts and options from parts, without the whole index', async () => {
    const { service, load } = start();
    expect(await service.ready()).toBe('wasm');
    expect(await service.search(DEFAULT_QUERY)).toEqual(engine.search(DEFAULT_QUERY));
    expect(await service.facets(DEFAULT_QUERY)).toEqual(engine.facets(DEFAULT_QUERY));
    expect(await service.options()).toEqual(engine.options());
    expect(load).not.toHaveBeenCalled();
  });

  it('uses the whole index for suggestions, which parts do not provide', async () => {
    const { service, load } = start();
    expect(await service.suggest(hospitals[0]?.name ?? '')).not.toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('uses the whole index without WebAssembly', async () => {
    const { service } = start(FOLDER, () => Promise.reject(new Error('forbidden')));
    expect(await service.ready()).toBe('plain');
    expect((await service.search(DEFAULT_QUERY)).total).toBe(200);
  });
});

const OTHER_BUILD = encodeFolder(makeDirectory(200, 72), 10);
const state = hospitals[0]?.state ?? '';

const fileLike = (name: RegExp, folder: Folder): [file: string, content: Uint8Array] =>
  [...folder].find(([file]) => name.test(file)) ?? ['', new Uint8Array()];

it.each<[string, RegExp, Partial<HospitalQuery>]>([
  ['a part of a state', new RegExp(`^${state.toLowerCase()}-0-`), { state }],
  ['a national part', /^national-0-/, {}],
  ['the vocabulary', /^vocabulary-/, { text: 'mad' }],
  ['the whole', /^whole-/, { text: 'hospital' }],
  ['the manifest', /^manifest-/, {}],
])(
  'file of a directory in parts causes an error with its name if missing, cut off, changed, empty, an HTML page or of another build, and is fetched again by the next query: %s',
  async (_, name, query) => {
    const [file, intact] = fileLike(name, FOLDER);
    const [, other] = fileLike(name, OTHER_BUILD);
    for (const [error, content] of [
      ['FileError', undefined],
      ['IndexError', intact.slice(0, -1)],
      ['IndexError', intact.map((byte, at) => (at === 40 ? byte ^ 1 : byte))],
      ['IndexError', new Uint8Array()],
      // A page that a proxy returns instead of the file.
      ['IndexError', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
      ['IndexError', other],
    ] as const) {
      const folder = new Map(FOLDER);
      if (content === undefined) folder.delete(file);
      else folder.set(file, content);
      const { service, asked } = start(folder);
      const search = () => service.search({ ...DEFAULT_QUERY, ...query });
      await expect(search()).rejects.toMatchObject({
        name: error,
        message: expect.stringContaining(file),
      });
      expect(asked.filter((entry) => entry.startsWith(file))).toEqual([file, `${file} reload`]);
      folder.set(file, intact);
      expect((await search()).total).toBeGreaterThan(0);
    }
  },
);
