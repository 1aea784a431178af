import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY, type HospitalService } from '#workers/contract.ts';
import { loadShards } from '#workers/shards/sharded-engine.ts';
import { overShards } from '#workers/shards/with-shards.ts';
import { coreModule } from '../engines.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, manifestOf } from './memory.ts';

const hospitals = makeDirectory(200, 71);
const folder = encodeFolder(hospitals, 10);
const MANIFEST = manifestOf(folder);
const engine = openDirectory(encodeIndex(hospitals)).engine;
const asked: string[] = [];
const compiled = async () => coreModule;
let server: Server;
let address = '';

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const bytes = folder.get(url.slice('/parts/'.length));
    response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/parts/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const by = { key: 'city', direction: 'desc' } as const;
const QUERIES = [
  DEFAULT_QUERY,
  { ...DEFAULT_QUERY, text: 'hospital' },
  { ...DEFAULT_QUERY, sort: by, network: 'plus' as const },
];

describe('parts over HTTP', () => {
  it('give the same results as the whole index, from the folder of the manifest', async () => {
    const shards = await loadShards(address + MANIFEST, coreModule);
    for (const query of QUERIES) expect(await shards.search(query)).toEqual(engine.search(query));
    expect(asked).toContain(`/parts/${MANIFEST}`);
  });

  it('that are missing fail like missing files of the whole index', async () => {
    const missing = loadShards(`${address}nowhere.json`, coreModule);
    await expect(missing).rejects.toMatchObject({
      name: 'FileError',
      message: expect.stringContaining('404'),
    });
  });
});

describe('hospital service over parts', () => {
  const asking: string[] = [];
  beforeEach(() => {
    asking.length = 0;
  });
  const note =
    <Answer>(name: string, answer: Answer) =>
    async (): Promise<Answer> => {
      asking.push(name);
      return answer;
    };
  /** Service over the whole directory that records its requests. */
  const whole: HospitalService = {
    ready: note('ready', 'wasm'),
    search: note('search', { total: 0, rows: [] }),
    options: note('options', engine.options()),
    facets: note('facets', engine.facets(DEFAULT_QUERY)),
    suggest: note('suggest', []),
    didYouMean: note('didYouMean', undefined),
    getByKeys: note('getByKeys', []),
    origins: note('origins', []),
    origin: note('origin', undefined),
  };

  it('gets rows, counts and options from parts, without the whole index', async () => {
    const service = overShards(whole, compiled, address + MANIFEST);
    expect(await service.ready()).toBe('wasm');
    expect(await service.search(DEFAULT_QUERY)).toEqual(engine.search(DEFAULT_QUERY));
    expect(await service.facets(DEFAULT_QUERY)).toEqual(engine.facets(DEFAULT_QUERY));
    expect(await service.options()).toEqual(engine.options());
    expect(asking).toEqual([]);
  });

  it('uses the whole index for suggestions and distances, which parts do not provide', async () => {
    const service = overShards(whole, compiled, address + MANIFEST);
    await service.suggest('mer');
    await service.search({ ...DEFAULT_QUERY, near: { point: { latitude: 30, longitude: -90 } } });
    expect(asking).toEqual(['suggest', 'search']);
  });

  it('retries with the next query if the manifest failed to load', async () => {
    const manifest = folder.get(MANIFEST) ?? new Uint8Array();
    folder.delete(MANIFEST);
    const service = overShards(whole, compiled, address + MANIFEST);
    await expect(service.search(DEFAULT_QUERY)).rejects.toMatchObject({ name: 'FileError' });
    folder.set(MANIFEST, manifest);
    expect((await service.search(DEFAULT_QUERY)).total).toBe(200);
  });
});
