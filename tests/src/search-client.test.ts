import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latest } from '#search/latest.ts';
import { createSearchClient, type RunningWorker } from '#search/searchClient.ts';
import { EVERYTHING, type SearchWorker } from '#workers/contract.ts';

const never = new Promise<never>(() => undefined);
const answers = (total: number): SearchWorker => ({
  ready: async () => 'wasm',
  search: async () => ({ total, rows: [] }),
  options: async () => ({ states: [], cities: [] }),
  facets: async () => ({ states: [], cities: [], networks: { open: 0, ultra: 0, plus: 0, core: 0 } }),
  suggest: async () => [],
  didYouMean: async () => undefined,
});
const running = (api: Partial<SearchWorker>, broken: Promise<never> = never) => {
  const terminate = vi.fn();
  return { api: { ...answers(1), ...api }, broken, terminate } satisfies RunningWorker;
};
const clientOf = (
  workers: RunningWorker[],
  fallback: () => Promise<SearchWorker> = async () => answers(99),
) => {
  const startWorker = vi.fn(
    () => workers[Math.min(startWorker.mock.calls.length, workers.length) - 1] as RunningWorker,
  );
  const loadFallback = vi.fn(fallback);
  const client = createSearchClient({ startWorker, loadFallback, patience: { load: 1000, answer: 100 } });
  return { client, startWorker, loadFallback };
};

describe('the one door to the worker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const totalOf = async (asked: Promise<{ total: number }>): Promise<number> => {
    await vi.advanceTimersByTimeAsync(5000);
    return (await asked).total;
  };

  it('asks the worker, and starts only one', async () => {
    const { client, startWorker, loadFallback } = clientOf([running({})]);
    client.start();
    expect(await totalOf(client.search(EVERYTHING))).toBe(1);
    expect(await totalOf(client.search(EVERYTHING))).toBe(1);
    expect(startWorker).toHaveBeenCalledTimes(1);
    expect(loadFallback).not.toHaveBeenCalled();
  });

  it('a worker that hangs is ended, and the question asked once more of a fresh one', async () => {
    const hanging = running({ search: () => never });
    const { client, startWorker } = clientOf([
      hanging,
      running({ search: async () => ({ total: 2, rows: [] }) }),
    ]);
    expect(await totalOf(client.search(EVERYTHING))).toBe(2);
    expect(hanging.terminate).toHaveBeenCalled();
    expect(startWorker).toHaveBeenCalledTimes(2);
  });

  it('two questions that hang together start one fresh worker, not two', async () => {
    const { client, startWorker } = clientOf([running({ search: () => never }), running({})]);
    const both = Promise.all([client.search(EVERYTHING), client.search(EVERYTHING)]);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await both).map(({ total }) => total)).toEqual([1, 1]);
    expect(startWorker).toHaveBeenCalledTimes(2);
  });

  it('questions that a broken worker leaves behind fail with it, not one after the other', async () => {
    const refuses = () => running({ ready: () => Promise.reject(new Error('no index')) });
    const silent = () => ({
      ...refuses(),
      api: {
        ...answers(1),
        ready: vi.fn().mockRejectedValueOnce(new Error('no index')).mockReturnValue(never),
      },
    });
    const { client } = clientOf([silent(), silent()]);
    const both = Promise.all([client.options(), client.search(EVERYTHING)]);
    await vi.advanceTimersByTimeAsync(10);
    expect((await both)[1].total).toBe(99);
  });

  it('after two workers that cannot live, the twin on this thread answers', async () => {
    const dead = () => running({ ready: () => never }, Promise.reject(new Error('404')));
    const { client, loadFallback } = clientOf([dead(), dead()]);
    expect(await totalOf(client.search(EVERYTHING))).toBe(99);
    expect(loadFallback).toHaveBeenCalledTimes(1);
  });

  it('where workers cannot even be made, the twin answers', async () => {
    const client = createSearchClient({
      startWorker: () => {
        throw new Error('Worker is not defined');
      },
      loadFallback: async () => answers(99),
      patience: { load: 1000, answer: 100 },
    });
    client.start();
    expect(await totalOf(client.search(EVERYTHING))).toBe(99);
  });

  it('when everything fails the question fails, and a later one begins again', async () => {
    const dead = () => running({ ready: () => never }, Promise.reject(new Error('offline')));
    const { client, startWorker } = clientOf([dead(), dead(), running({})], async () => {
      throw new Error('offline');
    });
    const first = client.search(EVERYTHING).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await first).toBe('offline');
    expect(await totalOf(client.search(EVERYTHING))).toBe(1);
    expect(startWorker).toHaveBeenCalledTimes(3);
  });

  it('a worker that crashed later is replaced: an answer forgives earlier failures', async () => {
    const hangsOnce = () => {
      let asked = 0;
      return running({ search: () => (asked++ === 1 ? never : Promise.resolve({ total: 1, rows: [] })) });
    };
    const { client, loadFallback } = clientOf([hangsOnce(), hangsOnce(), hangsOnce(), hangsOnce()]);
    for (let index = 0; index < 6; index++) expect(await totalOf(client.search(EVERYTHING))).toBe(1);
    expect(loadFallback).not.toHaveBeenCalled();
  });
});

describe('the latest question wins', () => {
  it('an overtaken answer does not arrive, in whatever order they come', async () => {
    const finish: ((value: string) => void)[] = [];
    const ask = latest((_: string) => new Promise<string>((resolve) => finish.push(resolve)));
    const [first, second, third] = [ask('a'), ask('b'), ask('c')];
    finish[2]?.('C');
    finish[0]?.('A');
    finish[1]?.('B');
    expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, 'C']);
  });

  it('the failure of an overtaken question is nobody’s business', async () => {
    let fail: (error: Error) => void = () => undefined;
    const ask = latest((text: string) =>
      text === 'bad' ? new Promise<string>((_, reject) => (fail = reject)) : Promise.resolve(text),
    );
    const bad = ask('bad');
    const good = ask('good');
    fail(new Error('late'));
    expect([await bad, await good]).toEqual([undefined, 'good']);
  });
});
