import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_ERROR, createWorkerClient, FILE_ERRORS, type RunningWorker } from '#search/worker-client.ts';
import { DEFAULT_QUERY, type HelpAnswer, type HelpService, type HospitalService } from '#workers/contract.ts';

const never = new Promise<never>(() => undefined);
/** A service with the methods that the tests call. */
const answers = (total: number): HospitalService =>
  ({
    ready: async () => 'wasm',
    search: async () => ({ total, rows: [] }),
    options: async () => ({ states: [], cities: [] }),
    suggest: async () => [],
  }) satisfies Partial<HospitalService> as unknown as HospitalService;
const NOTHING: HelpAnswer = { hits: [], answered: false, isDanger: false, missing: '', nearest: [] };
const near = (...nearest: HelpAnswer['nearest']): HelpAnswer => ({ ...NOTHING, nearest });
const helpOf = (answer: HelpAnswer): HelpService => ({
  ready: async () => undefined,
  search: async () => answer,
});
const running = (
  hospitals: Partial<HospitalService>,
  broken: Promise<never> = never,
  help: Partial<HelpService> = {},
) => {
  const terminate = vi.fn();
  const api = { hospitals: { ...answers(1), ...hospitals }, help: { ...helpOf(NOTHING), ...help } };
  return { api, broken, terminate } satisfies RunningWorker;
};
/** Returns an error as Comlink passes it on from the worker. */
const answered = (name: string) => Object.assign(new Error('404'), { name });
/** A worker that cannot run. */
const dead = () => ({
  ...running({ ready: () => never }, never, { ready: () => never }),
  get broken() {
    return Promise.reject<never>(new Error('404'));
  },
});

const clientOf = (
  workers: RunningWorker[],
  fallback: () => Promise<HospitalService> = async () => answers(99),
) => {
  const startWorker = vi.fn(
    () => workers[Math.min(startWorker.mock.calls.length, workers.length) - 1] as RunningWorker,
  );
  const loadFallback = vi.fn(fallback);
  const loadHelp = vi.fn(async () => helpOf(near('portals')));
  const { hospitals: client, help } = createWorkerClient({
    startWorker,
    loadFallback: { hospitals: loadFallback, help: loadHelp },
    timeouts: { load: 1000, answer: 100 },
  });
  return { client, help, startWorker, loadFallback, loadHelp };
};

// A worker starts in a task of its own, for which most requests wait.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Returns an answer after the time in which hanging workers are replaced. */
const later = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  await vi.advanceTimersByTimeAsync(5000);
  return asked;
};

describe('worker client', () => {
  const totalOf = async (asked: Promise<{ total: number }>): Promise<number> => (await later(asked)).total;

  it('terminates a worker that hangs and sends the request again to a new worker, for two requests only once', async () => {
    const hanging = running({ search: () => never });
    const { client, startWorker, loadFallback } = clientOf([hanging, running({})]);
    const both = await later(Promise.all([client.search(DEFAULT_QUERY), client.search(DEFAULT_QUERY)]));
    expect(both.map(({ total }) => total)).toEqual([1, 1]);
    expect(hanging.terminate).toHaveBeenCalled();
    expect(startWorker).toHaveBeenCalledTimes(2);
    expect(loadFallback).not.toHaveBeenCalled();
  });

  it('fails the requests of a broken worker together, not one after the other', async () => {
    const refuses = () => vi.fn().mockRejectedValueOnce(new Error('no index')).mockReturnValue(never);
    const silent = () => running({ ready: refuses() });
    const { client } = clientOf([silent(), silent()]);
    const both = Promise.all([client.options(), client.search(DEFAULT_QUERY)]);
    await vi.advanceTimersByTimeAsync(10);
    expect((await both)[1].total).toBe(99);
  });

  it('fails only the request whose file is missing, keeps the worker, and loads nothing else', async () => {
    for (const name of FILE_ERRORS) {
      const suggest = vi.fn().mockRejectedValueOnce(answered(name)).mockResolvedValue([]);
      const worker = running({ suggest });
      const { client, startWorker, loadFallback } = clientOf([worker]);
      await vi.advanceTimersByTimeAsync(60_000);
      const [failed, total] = [client.suggest('mercy'), client.search(DEFAULT_QUERY)];
      await expect(failed).rejects.toThrow('404');
      expect((await total).total).toBe(1);
      // The worker itself fetches the file again.
      expect(await client.suggest('mercy')).toEqual([]);
      expect(worker.terminate).not.toHaveBeenCalled();
      expect(startWorker).toHaveBeenCalledTimes(1);
      expect(loadFallback).not.toHaveBeenCalled();
    }
  });

  it('fails a request whose index is missing, and uses the same worker for the next request', async () => {
    const ready = vi.fn().mockRejectedValueOnce(answered('FileError')).mockResolvedValue('wasm');
    const { client, startWorker, loadFallback } = clientOf([running({ ready })]);
    await expect(client.search(DEFAULT_QUERY)).rejects.toThrow('404');
    expect(await totalOf(client.search(DEFAULT_QUERY))).toBe(1);
    expect(startWorker).toHaveBeenCalledTimes(1);
    expect(loadFallback).not.toHaveBeenCalled();
  });

  it('replaces a worker without the code of suggestions at most every five seconds, and does not use the fallback', async () => {
    const suggest = () => Promise.reject(answered(CODE_ERROR));
    const { client, startWorker, loadFallback } = clientOf([running({ suggest })]);
    client.start();
    for (const [wait, workers] of [
      [4900, 1],
      [200, 2],
      [4900, 2],
      [200, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait);
      await expect(client.suggest('mercy')).rejects.toThrow('404');
      expect(startWorker).toHaveBeenCalledTimes(workers);
    }
    const { client: other, startWorker: starts } = clientOf([running({ suggest }), running({})]);
    other.start();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await other.suggest('mercy')).toEqual([]);
    expect(starts).toHaveBeenCalledTimes(2);
    expect(loadFallback).not.toHaveBeenCalled();
  });

  it('replaces a worker without the code of a search at once, and then uses the fallback', async () => {
    const lacks = () => running({ search: () => Promise.reject(answered(CODE_ERROR)) });
    const { client, startWorker, loadFallback } = clientOf([lacks(), running({})]);
    expect(await totalOf(client.search(DEFAULT_QUERY))).toBe(1);
    expect(startWorker).toHaveBeenCalledTimes(2);
    expect(loadFallback).not.toHaveBeenCalled();
    const { client: other } = clientOf([lacks(), lacks()]);
    expect(await totalOf(other.search(DEFAULT_QUERY))).toBe(99);
  });

  it.each([
    ['that cannot run', dead],
    ['whose engine traps', () => running({ search: () => Promise.reject(answered('RuntimeError')) })],
  ])('uses the fallback on this thread after two workers %s', async (_, create) => {
    const workers = [create(), create()];
    const { client, loadFallback } = clientOf(workers);
    expect(await totalOf(client.search(DEFAULT_QUERY))).toBe(99);
    for (const { terminate } of workers) expect(terminate).toHaveBeenCalled();
    expect(loadFallback).toHaveBeenCalledTimes(1);
  });

  it('keeps a fallback whose file is missing, and uses it again after the workers', async () => {
    const suggest = vi.fn().mockRejectedValueOnce(answered('FileError')).mockResolvedValue([]);
    const { client, loadFallback } = clientOf([dead()], async () => ({ ...answers(99), suggest }));
    await expect(client.suggest('mercy')).rejects.toThrow('404');
    expect(await client.suggest('mercy')).toEqual([]);
    expect(loadFallback).toHaveBeenCalledTimes(1);
  });

  it('fails a request if everything fails, and starts again with a later request', async () => {
    const { client, startWorker } = clientOf([dead(), dead(), running({})], async () => {
      throw new Error('offline');
    });
    const failure = client.search(DEFAULT_QUERY).catch((error: Error) => error.message);
    expect(await later(failure)).toBe('offline');
    expect(await totalOf(client.search(DEFAULT_QUERY))).toBe(1);
    expect(startWorker).toHaveBeenCalledTimes(3);
  });

  it('replaces a worker that hangs later: a response resets earlier failures', async () => {
    const hangsOnce = () => {
      let asked = 0;
      return running({ search: () => (asked++ === 1 ? never : Promise.resolve({ total: 1, rows: [] })) });
    };
    const { client, loadFallback } = clientOf([hangsOnce(), hangsOnce(), hangsOnce(), hangsOnce()]);
    for (let index = 0; index < 6; index++) expect(await totalOf(client.search(DEFAULT_QUERY))).toBe(1);
    expect(loadFallback).not.toHaveBeenCalled();
  });
});

describe('help center in the same worker', () => {
  const QUERY = { text: 'age', language: 'ENG' } as const;
  const nearestOf = async (asked: Promise<HelpAnswer>) => (await later(asked)).nearest;

  it('shares the worker with the finder, and each loads only its own data, once', async () => {
    const [hospitals, answer] = [vi.fn(answers(1).ready), vi.fn(async () => undefined)];
    const worker = running({ ready: hospitals }, never, { ...helpOf(near('underwriting')), ready: answer });
    const { client, help, startWorker } = clientOf([worker]);
    client.start();
    client.start();
    expect(await client.search(DEFAULT_QUERY)).toEqual({ total: 1, rows: [] });
    expect(hospitals).toHaveBeenCalledTimes(1);
    expect(answer).not.toHaveBeenCalled();
    expect(await nearestOf(help.search(QUERY))).toEqual(['underwriting']);
    expect(hospitals).toHaveBeenCalledTimes(1);
    expect(startWorker).toHaveBeenCalledTimes(1);
  });

  it('loads the answers of the language before the time-out of a query starts', async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 900));
    const { help, loadHelp } = clientOf([running({}, never, { ...helpOf(near('portals')), ready: slow })]);
    expect(await nearestOf(help.search(QUERY))).toEqual(['portals']);
    expect(loadHelp).not.toHaveBeenCalled();
  });

  it('uses this thread after two workers that cannot run, without the finder', async () => {
    const { help, loadHelp, loadFallback } = clientOf([dead(), dead()]);
    expect(await nearestOf(help.search(QUERY))).toEqual(['portals']);
    expect(loadHelp).toHaveBeenCalledTimes(1);
    expect(loadFallback).not.toHaveBeenCalled();
  });
});
