import { expose, wrap } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import centroidsUrl from '#data/generated/centroids.bin?url';
import { hospitalKey } from '#domain/hospital.ts';
import { encodeSuggestions } from '#scripts/encode/encode-directory.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { CODE_ERROR, FILE_ERRORS } from '#search/worker-client.ts';
import { DEFAULT_QUERY, type HospitalService } from '#workers/contract.ts';
import { compile, loadEngine, loadPlain } from '#workers/hospitals/load.ts';
import { loadCode } from '#workers/hospitals/load-file.ts';
import { createDistanceEngine } from '#workers/hospitals/near/distance-engine.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { createService } from '#workers/service.ts';
import { coreBytes } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

const hospitals = makeDirectory(50, 21);
const index = encodeIndex(hospitals);
const suggestions = encodeSuggestions(openDirectory(index));
/** Points of the ZIP codes of every second hospital. */
const centroids = encodeZipPoints(
  new Map(
    hospitals
      .filter((_, at) => at % 2 === 0)
      .map(({ zip }) => [zip, { latitude: 25 + (Number(zip) % 20), longitude: -120 + (Number(zip) % 50) }]),
  ),
  100,
);

type Answer = Uint8Array | number;
const WASM = { '/core': [coreBytes] };

/** Stubs `fetch`: an address returns its answers in turn, then repeats the last; a number is a status code. */
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

describe('loading the engine', () => {
  it('returns the WebAssembly engine, even if the server sends the core without its content type', async () => {
    network({ '/index': [index], ...WASM });
    const { kind, engine } = await loadEngine('/index', compile('/core'));
    expect(kind).toBe('wasm');
    expect(engine.search(DEFAULT_QUERY).total).toBe(50);
  });

  it('returns the plain engine if the core is missing or damaged, or WebAssembly is unavailable', async () => {
    for (const answer of [404, new Uint8Array(8)]) {
      network({ '/index': [index], '/core': [answer] });
      const missing = await loadEngine('/index', compile('/core'));
      expect(missing.kind).toBe('plain');
      expect(missing.engine.search(DEFAULT_QUERY).total).toBe(50);
    }
    network({ '/index': [index] });
    vi.stubGlobal('WebAssembly', undefined);
    const forbidden = await loadEngine('/index', compile('/core'));
    expect(forbidden.kind).toBe('plain');
    expect(forbidden.engine.search(DEFAULT_QUERY).total).toBe(50);
  });

  it('fetches a missing or damaged index a second time, past the cache', async () => {
    for (const first of [503, damaged]) {
      const asked = network({ '/index': [first, index], ...WASM });
      const { kind, engine } = await loadEngine('/index', compile('/core'));
      expect(kind).toBe('wasm');
      expect(engine.search(DEFAULT_QUERY).total).toBe(50);
      expect(asked.filter((url) => !url.startsWith('/core'))).toEqual(['/index', '/index reload']);
    }
  });

  it('fails after the second attempt, with the reason', async () => {
    network({ '/index': [damaged], ...WASM });
    await expect(loadEngine('/index', compile('/core'))).rejects.toThrow('checksum');
    network({ '/index': [404], ...WASM });
    await expect(loadEngine('/index', compile('/core'))).rejects.toThrow('/index: 404');
    await expect(loadPlain('/index')).rejects.toThrow('/index: 404');
  });
});

describe('hospital service', () => {
  const start = (files: Readonly<Record<string, readonly Answer[]>>) => {
    const asked = network({ '/index': [index], ...WASM, ...files });
    const service = createService(() => loadEngine('/index', compile('/core')), '/suggestions');
    return { asked, service };
  };

  it('returns the results of the engine', async () => {
    const { service } = start({});
    const engine = createPlainEngine(hospitals);
    expect(await service.ready()).toBe('wasm');
    expect(await service.search(DEFAULT_QUERY)).toEqual(engine.search(DEFAULT_QUERY));
    expect(await service.options()).toEqual(engine.options());
    expect(await service.facets(DEFAULT_QUERY)).toEqual(engine.facets(DEFAULT_QUERY));
  });

  it('returns the same results through Comlink', async () => {
    const { service } = start({});
    const { port1, port2 } = new MessageChannel();
    expose(service, port1);
    const remote = wrap<HospitalService>(port2);
    expect(await remote.ready()).toBe('wasm');
    expect(await remote.search(DEFAULT_QUERY)).toEqual(await service.search(DEFAULT_QUERY));
    expect(await remote.options()).toEqual(await service.options());
    port1.close();
  });

  it('fetches the suggestions at the first request for them, once', async () => {
    const { asked, service } = start({ '/suggestions': [suggestions] });
    await service.ready();
    expect(asked).not.toContain('/suggestions');
    const name = hospitals[0]?.name ?? '';
    const typo = name.replace(/.$/, 'q');
    const [found, meant] = await Promise.all([service.suggest(name, 1), service.didYouMean(typo)]);
    expect(found).toHaveLength(1);
    expect(meant).toBeDefined();
    expect(asked.filter((url) => url.startsWith('/suggestions'))).toHaveLength(1);
  });

  it('retries the suggestions after a failure', async () => {
    const { service } = start({ '/suggestions': [500, 500, suggestions] });
    await expect(service.suggest('a')).rejects.toThrow('500');
    expect(await service.suggest('qqqq')).toEqual([]);
  });

  it('retries the index after a failure', async () => {
    const { asked, service } = start({ '/index': [500, 500, index] });
    await expect(service.ready()).rejects.toThrow('500');
    expect(await service.ready()).toBe('wasm');
    expect(asked.filter((url) => url.startsWith('/index'))).toHaveLength(3);
  });

  it('reports through Comlink that a file is missing, damaged, unreadable or of another build', async () => {
    const other = encodeSuggestions(openDirectory(encodeIndex(makeDirectory(50, 22))));
    for (const [files, reason] of [
      [{ '/suggestions': [404] }, '/suggestions: 404'],
      [{ '/suggestions': [new Uint8Array(3)] }, 'not an index file'],
      [{ '/suggestions': [other] }, 'another index'],
      [{ '/index': [damaged], '/suggestions': [suggestions] }, 'checksum'],
    ] as const) {
      const { service } = start(files);
      const { port1, port2 } = new MessageChannel();
      expose(service, port1);
      const remote = wrap<HospitalService>(port2);
      const error = (await remote.suggest('a').catch((each: unknown) => each)) as Error;
      expect(error.message).toContain(reason);
      expect(FILE_ERRORS).toContain(error.name);
      port1.close();
    }
  });

  it('reports a lost network like any other missing file', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadPlain('/index')).rejects.toMatchObject({
      name: 'FileError',
      message: 'Failed to fetch',
    });
  });

  it('reports a missing chunk of code under one name, with the message of the browser', async () => {
    await expect(
      loadCode(Promise.reject(new TypeError('Importing a module script failed.'))),
    ).rejects.toMatchObject({
      name: CODE_ERROR,
      message: 'Importing a module script failed.',
    });
    expect(await loadCode(Promise.resolve(7))).toBe(7);
  });

  it('retries the centroids after a failure', async () => {
    const { service } = start({ [centroidsUrl]: [500, 500, centroids] });
    const near = { point: { latitude: 25.793, longitude: -80.291 } };
    await expect(service.search({ ...DEFAULT_QUERY, near })).rejects.toThrow('500');
    expect((await service.search({ ...DEFAULT_QUERY, near })).distances).toHaveLength(50);
  });

  it('fetches the centroids at the first start place, once, and returns the results of the engine', async () => {
    const { asked, service } = start({ [centroidsUrl]: [centroids] });
    await service.search(DEFAULT_QUERY);
    expect(asked).not.toContain(centroidsUrl);
    const near = { point: { latitude: 25.793, longitude: -80.291 } };
    const query = { ...DEFAULT_QUERY, near, sort: { key: 'distance', direction: 'asc' } } as const;
    const [page, facets] = await Promise.all([service.search(query), service.facets(query)]);
    const engine = createDistanceEngine(createPlainEngine(hospitals), readZipPoints(centroids));
    expect(page).toEqual(engine.search(query));
    expect(page.distances).toContain(undefined);
    expect(facets).toEqual(engine.facets(query));
    expect(await service.search(DEFAULT_QUERY)).not.toHaveProperty('distances');
    expect(await service.origin('mia')).toMatchObject({ id: 'MIA' });
    expect(asked.filter((url) => url.startsWith(centroidsUrl))).toHaveLength(1);
  });

  it('returns hospitals by key, and start places', async () => {
    const { service } = start({ [centroidsUrl]: [centroids] });
    const [first] = hospitals;
    expect(await service.getByKeys(first ? [hospitalKey(first), 'gone-tx-00000'] : [])).toEqual([
      first,
      undefined,
    ]);
    expect((await service.origins('', 2)).map(({ id }) => id)).toEqual(['MIA', 'FLL']);
  });

  it('answers every request without WebAssembly', async () => {
    const { service } = start({ '/core': [404], [centroidsUrl]: [centroids] });
    expect(await service.ready()).toBe('plain');
    const [first] = hospitals;
    expect(await service.getByKeys(first ? [hospitalKey(first)] : [])).toEqual([first]);
    expect((await service.suggest(first?.name ?? ''))[0]).toMatchObject({
      kind: 'hospital',
      name: first?.name,
    });
    expect(await service.didYouMean('zzzz')).toBeUndefined();
    expect((await service.origins('', 1)).map(({ id }) => id)).toEqual(['MIA']);
    const near = { point: { latitude: 25.793, longitude: -80.291 } };
    const plain = createDistanceEngine(createPlainEngine(hospitals), readZipPoints(centroids));
    expect(await service.search({ ...DEFAULT_QUERY, near })).toEqual(
      plain.search({ ...DEFAULT_QUERY, near }),
    );
  });
});
