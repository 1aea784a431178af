import { readFileSync } from 'node:fs';
import { expose, wrap } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ENGINE_FILE } from '#scripts/compile-assembly.ts';
import { encodeIndex } from '#scripts/encode-index.ts';
import { encodeSuggestions } from '#scripts/encode-suggestions.ts';
import { EVERYTHING } from '#workers/contract.ts';
import { compile, loadEngine, loadReference } from '#workers/load.ts';
import { type PackedHospitalService, packHospitals, unpackHospitals } from '#workers/page-codec.ts';
import { createService } from '#workers/service.ts';
import { makeDirectory } from './synthetic.ts';

const hospitals = makeDirectory(50, 21);
const index = encodeIndex(hospitals);
const suggestions = encodeSuggestions(index);
const wasm = readFileSync(ENGINE_FILE);

type Answer = Uint8Array | number;

/** A network that gives each address its answers in turn, the last one again and again; a number is a status. */
const network = (files: Readonly<Record<string, readonly Answer[]>>) => {
  const asked: string[] = [];
  const left = new Map(Object.entries(files).map(([url, answers]) => [url, [...answers]]));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(init?.cache === undefined ? url : `${url} ${init.cache}`);
    const answers = left.get(url) ?? [404];
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 404;
    return typeof answer === 'number'
      ? new Response('', { status: answer })
      : new Response(Uint8Array.from(answer));
  });
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

const damaged = index.map((byte, at) => (at === 500 ? byte ^ 1 : byte));

describe('loading', () => {
  it('gives the WebAssembly engine, even when the server does not say that the core is WebAssembly', async () => {
    network({ '/index': [index], '/wasm': [wasm] });
    const { kind, engine } = await loadEngine('/index', compile('/wasm'));
    expect(kind).toBe('wasm');
    expect(engine.search(EVERYTHING).total).toBe(50);
  });

  it('gives the twin when WebAssembly cannot be had', async () => {
    network({ '/index': [index], '/wasm': [404] });
    const missing = await loadEngine('/index', compile('/wasm'));
    expect(missing.kind).toBe('reference');
    vi.stubGlobal('WebAssembly', undefined);
    const forbidden = await loadEngine('/index', compile('/wasm'));
    expect(forbidden.kind).toBe('reference');
    expect(forbidden.engine.search(EVERYTHING).total).toBe(50);
  });

  it('asks a second time, past the cache, when the index is missing or damaged', async () => {
    for (const first of [503, damaged]) {
      const asked = network({ '/index': [first, index] });
      expect((await loadReference('/index')).engine.search(EVERYTHING).total).toBe(50);
      expect(asked).toEqual(['/index', '/index reload']);
    }
  });

  it('gives up after the second time, with the reason', async () => {
    network({ '/index': [damaged] });
    await expect(loadReference('/index')).rejects.toThrow('checksum');
    network({ '/index': [404] });
    await expect(loadReference('/index')).rejects.toThrow('/index: 404');
  });
});

describe('the service', () => {
  const start = (files: Readonly<Record<string, readonly Answer[]>>) => {
    const asked = network({ '/index': [index], '/wasm': [wasm], ...files });
    const service = createService(() => loadEngine('/index', compile('/wasm')), '/suggestions');
    return { asked, service: unpackHospitals(packHospitals(service)) };
  };

  it('answers what the engine answers, through packed pages', async () => {
    const { service } = start({});
    const { engine } = await loadReference('/index');
    expect(await service.ready()).toBe('wasm');
    expect(await service.search(EVERYTHING)).toEqual(engine.search(EVERYTHING));
    expect(await service.options()).toEqual(engine.options());
    expect(await service.facets(EVERYTHING)).toEqual(engine.facets(EVERYTHING));
  });

  it('answers alike through Comlink', async () => {
    const { service } = start({});
    const { port1, port2 } = new MessageChannel();
    expose(packHospitals(service), port1);
    const remote = unpackHospitals(wrap<PackedHospitalService>(port2));
    expect(await remote.ready()).toBe('wasm');
    expect(await remote.search(EVERYTHING)).toEqual(await service.search(EVERYTHING));
    expect(await remote.options()).toEqual(await service.options());
    port1.close();
  });

  it('fetches the suggestions when the first is asked for, once', async () => {
    const { asked, service } = start({ '/suggestions': [suggestions] });
    await service.ready();
    expect(asked).not.toContain('/suggestions');
    const name = hospitals[0]?.name ?? '';
    const [found] = await Promise.all([service.suggest(name, 1), service.didYouMean('qqq')]);
    expect(found).toHaveLength(1);
    expect(asked.filter((url) => url.startsWith('/suggestions'))).toHaveLength(1);
  });

  it('can try the suggestions again after a failure', async () => {
    const { service } = start({ '/suggestions': [500, 500, suggestions] });
    await expect(service.suggest('a')).rejects.toThrow('500');
    expect(await service.suggest('qqqq')).toEqual([]);
  });

  it('rejects every question when the index cannot be loaded', async () => {
    const { service } = start({ '/index': [500] });
    await expect(service.ready()).rejects.toThrow('500');
    await expect(service.search(EVERYTHING)).rejects.toThrow('500');
    await expect(service.suggest('a')).rejects.toThrow();
  });
});
