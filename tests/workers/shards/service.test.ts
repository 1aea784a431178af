import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { createService } from '#workers/service.ts';
import { overShards } from '#workers/shards/with-shards.ts';
import { coreModule, openParts } from '../engines.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, type Folder, manifestOf } from './memory.ts';

const hospitals = makeDirectory(200, 71);
const FOLDER = encodeFolder(hospitals, 10);
const MANIFEST = manifestOf(FOLDER);
const { engine } = openParts(hospitals);

/** Starts the service over parts in `/parts/`, and counts how often the whole directory is loaded. */
const start = (folder: Folder = FOLDER, compile = async () => coreModule) => {
  vi.stubGlobal('fetch', async (url: string) => {
    const bytes = folder.get(url.slice('/parts/'.length));
    return bytes === undefined ? new Response('', { status: 404 }) : new Response(Uint8Array.from(bytes));
  });
  const load = vi.fn(async () => ({ kind: 'plain' as const, engine }));
  return { service: overShards(createService(load, ''), compile, `/parts/${MANIFEST}`), load };
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

  it('retries with the next query if the manifest failed to load', async () => {
    const folder = new Map(FOLDER);
    folder.delete(MANIFEST);
    const { service } = start(folder);
    await expect(service.search(DEFAULT_QUERY)).rejects.toMatchObject({
      name: 'FileError',
      message: expect.stringContaining('404'),
    });
    folder.set(MANIFEST, FOLDER.get(MANIFEST) ?? new Uint8Array());
    expect((await service.search(DEFAULT_QUERY)).total).toBe(200);
  });
});
