import { expose, type Remote, wrap } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import centroidsUrl from '#data/generated/centroids.bin?url';
import { hospitalKey } from '#domain/hospital.ts';
import { encodeSuggestions } from '#scripts/encode/encode-directory.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { CODE_ERROR, FILE_ERRORS } from '#search/worker-client.ts';
import { DEFAULT_QUERY, type HospitalService } from '#workers/contract.ts';
import { compile, loadEngine, loadPlain } from '#workers/hospitals/load.ts';
import { loadCode } from '#workers/hospitals/load-file.ts';
import { createDistanceEngine } from '#workers/hospitals/near/distance-engine.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { createService } from '#workers/service.ts';
import { coreBytes, encodeSomeZips } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

const hospitals = makeDirectory(50, 21);
const index = encodeIndex(hospitals);
const suggestions = encodeSuggestions(openDirectory(index));
const centroids = encodeSomeZips(hospitals);

type Answer = Uint8Array | number;
type Files = Readonly<Record<string, readonly Answer[]>>;
const FILES: Files = {
  '/index': [index],
  '/core': [coreBytes],
  '/suggestions': [suggestions],
  [centroidsUrl]: [centroids],
};

/** Stubs `fetch`: an address returns its answers in turn, then repeats the last; a number is a status code. */
const network = (files: Files = {}) => {
  const asked: string[] = [];
  const left = new Map(Object.entries({ ...FILES, ...files }).map(([url, answers]) => [url, [...answers]]));
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
  const load = async () => {
    const { kind, engine } = await loadEngine('/index', compile('/core'));
    return [kind, engine.search(DEFAULT_QUERY).total];
  };

  it('returns the WebAssembly engine, even if the server sends the core without its content type', async () => {
    network();
    expect(await load()).toEqual(['wasm', 50]);
  });

  it('returns the plain engine if the core is missing or damaged, or WebAssembly is unavailable', async () => {
    for (const core of [404, new Uint8Array(8)]) {
      network({ '/core': [core] });
      expect(await load()).toEqual(['plain', 50]);
    }
    network();
    vi.stubGlobal('WebAssembly', undefined);
    expect(await load()).toEqual(['plain', 50]);
  });

  it('fetches a missing or damaged index a second time, past the cache', async () => {
    for (const first of [503, damaged]) {
      const asked = network({ '/index': [first, index] });
      expect(await load()).toEqual(['wasm', 50]);
      expect(asked.filter((url) => !url.startsWith('/core'))).toEqual(['/index', '/index reload']);
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
    const missing = loadCode(Promise.reject(new TypeError('Importing a module script failed.')));
    await expect(missing).rejects.toMatchObject({
      name: CODE_ERROR,
      message: 'Importing a module script failed.',
    });
  });
});

describe('hospital service', () => {
  const start = (files?: Files) => {
    const asked = network(files);
    const service = createService(() => loadEngine('/index', compile('/core')), '/suggestions');
    const times = (url: string): number => asked.filter((each) => each.startsWith(url)).length;
    return { times, service };
  };
  /** Calls a service through Comlink, as a page does. */
  const throughComlink = async <Value>(
    service: HospitalService,
    use: (remote: Remote<HospitalService>) => Promise<Value>,
  ): Promise<Value> => {
    const { port1, port2 } = new MessageChannel();
    expose(service, port1);
    return use(wrap<HospitalService>(port2)).finally(() => port1.close());
  };
  const [first] = hospitals;
  const name = first?.name ?? '';
  const near = { point: { latitude: 25.793, longitude: -80.291 } };
  const nearest = { ...DEFAULT_QUERY, near, sort: { key: 'distance', direction: 'asc' } } as const;
  const plain = createPlainEngine(hospitals);
  const plainNearby = createDistanceEngine(plain, readZipPoints(centroids));

  it('returns the results of the engine through Comlink', async () => {
    await throughComlink(start().service, async (remote) => {
      expect(await remote.ready()).toBe('wasm');
      expect(await remote.search(DEFAULT_QUERY)).toEqual(plain.search(DEFAULT_QUERY));
      expect(await remote.options()).toEqual(plain.options());
      expect(await remote.facets(DEFAULT_QUERY)).toEqual(plain.facets(DEFAULT_QUERY));
    });
  });

  it('fetches the suggestions at the first request for them, once', async () => {
    const { times, service } = start();
    await service.ready();
    expect(times('/suggestions')).toBe(0);
    const typo = name.replace(/.$/, 'q');
    const [found, meant] = await Promise.all([service.suggest(name, 1), service.didYouMean(typo)]);
    expect(found).toHaveLength(1);
    expect(meant).toBeDefined();
    expect(times('/suggestions')).toBe(1);
  });

  it('fetches the centroids at the first start place, once, and returns the results of the engine', async () => {
    const { times, service } = start();
    expect(await service.search(DEFAULT_QUERY)).not.toHaveProperty('distances');
    expect(times(centroidsUrl)).toBe(0);
    const [page, facets] = await Promise.all([service.search(nearest), service.facets(nearest)]);
    expect(page).toEqual(plainNearby.search(nearest));
    expect(page.distances).toContain(undefined);
    expect(facets).toEqual(plainNearby.facets(nearest));
    expect(await service.origin('mia')).toMatchObject({ id: 'MIA' });
    expect(times(centroidsUrl)).toBe(1);
  });

  it.each([
    ['index', '/index', index, (service: HospitalService) => service.ready()],
    ['suggestions', '/suggestions', suggestions, (service: HospitalService) => service.suggest('a')],
    ['centroids', centroidsUrl, centroids, (service: HospitalService) => service.search(nearest)],
  ] as const)('retries the %s after a failure', async (_, url, file, ask) => {
    const { times, service } = start({ [url]: [500, 500, file] });
    await expect(ask(service)).rejects.toThrow('500');
    expect(await ask(service)).toBeDefined();
    expect(times(url)).toBe(3);
  });

  it('reports through Comlink that a file is missing, damaged, unreadable or of another build', async () => {
    const other = encodeSuggestions(openDirectory(encodeIndex(makeDirectory(50, 22))));
    for (const [files, reason] of [
      [{ '/suggestions': [404] }, '/suggestions: 404'],
      [{ '/suggestions': [new Uint8Array(3)] }, 'not an index file'],
      [{ '/suggestions': [other] }, 'another index'],
      [{ '/index': [damaged] }, 'checksum'],
    ] as const) {
      const error = await throughComlink(start(files).service, (remote) =>
        remote.suggest('a').then(
          () => undefined,
          (each: unknown) => each as Error,
        ),
      );
      expect(error?.message).toContain(reason);
      expect(FILE_ERRORS).toContain(error?.name);
    }
  });

  it('answers every request without WebAssembly', async () => {
    const { service } = start({ '/core': [404] });
    expect(await service.ready()).toBe('plain');
    const keys = first ? [hospitalKey(first), 'gone-tx-00000'] : [];
    expect(await service.getByKeys(keys)).toEqual([first, undefined]);
    expect((await service.suggest(name))[0]).toMatchObject({ kind: 'hospital', name });
    expect(await service.didYouMean('zzzz')).toBeUndefined();
    expect((await service.origins('', 1)).map(({ id }) => id)).toEqual(['MIA']);
    expect(await service.search(nearest)).toEqual(plainNearby.search(nearest));
  });
});
