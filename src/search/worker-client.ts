import type { HelpService, HospitalService, LoadErrorName, SearchWorker } from '#workers/contract.ts';

/** A started worker. */
export interface RunningWorker {
  readonly api: SearchWorker;
  /** Never resolves; rejects when the worker's file does not load or the worker crashes. */
  readonly broken: Promise<never>;
  readonly terminate: () => void;
}

export interface WorkerClientOptions {
  readonly startWorker: () => RunningWorker;
  /** Milliseconds to load a service, and to respond to one request of a loaded service. */
  readonly timeouts: { readonly load: number; readonly answer: number };
  /** Loads each service on the page's own thread, for browsers in which no worker can run. */
  readonly loadFallback: { readonly [Name in keyof SearchWorker]: () => Promise<SearchWorker[Name]> };
}

export type SearchClient = HospitalService & {
  /** Starts the worker and loads the index early; otherwise the first request does both. */
  readonly start: () => void;
};

/** A request to one of the services: `ready` loads the data that `ask` needs. */
interface Request<Service, Answer> {
  readonly ready: (service: Service) => Promise<unknown>;
  readonly ask: (service: Service) => Promise<Answer>;
  /** True if the page works without the response. */
  readonly isOptional?: boolean;
}

type Supervised = RunningWorker & {
  readonly startedAt: number;
  /** Aborted when the worker crashes or is terminated: every pending request fails at once. */
  readonly stop: AbortController;
  /** Loads that are pending or have succeeded, by their `ready` function. */
  readonly loads: WeakMap<object, Promise<unknown>>;
};

const MAX_STARTS = 2;
/** Milliseconds; a worker younger than this is not replaced for an optional request. */
const MIN_AGE = 5000;

// Defined here, because the contract exports only the type: a value would add a file to the worker.
export const FILE_ERRORS: readonly LoadErrorName[] = ['FileError', 'IndexError'];
export const CODE_ERROR: LoadErrorName = 'CodeError';

const hasName = (error: unknown, names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/** Settles like `promise`, or rejects if the signal aborts or the time runs out first. Removes its listener (decision 011). */
const settleWithin = <Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
  milliseconds: number,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    const timer = setTimeout(() => reject(new Error(`no answer after ${milliseconds} ms`)), milliseconds);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    });
  });

const createSupervisor = (startWorker: () => RunningWorker) => {
  let running: Supervised | undefined;
  let starts = 0;
  const start = (): void => {
    starts += 1;
    try {
      const stop = new AbortController();
      running = { ...startWorker(), startedAt: Date.now(), stop, loads: new WeakMap() };
      running.broken.catch((error: unknown) => stop.abort(error));
    } catch {
      // The browser has no workers, or a policy forbids them: handled like a crashed worker.
    }
  };
  return {
    /** Starts the worker in a task of its own: as a part of the page's first render it would be a long task on a slow phone. */
    current: async (): Promise<Supervised | undefined> => {
      if (running === undefined) await new Promise((resolve) => setTimeout(resolve));
      while (running === undefined && starts < MAX_STARTS) start();
      return running;
    },
    /** Called after a response: earlier failures no longer count. */
    confirm: (): void => {
      starts = 1;
    },
    terminate: (worker: Supervised): void => {
      worker.stop.abort(new Error('the worker was terminated'));
      worker.terminate();
      if (running === worker) running = undefined;
    },
    reset: (): void => {
      starts = 0;
    },
  };
};

/**
 * Creates the client of one service. A request that times out or crashes the worker is sent again to a new worker, then to the
 * fallback on the page's thread, before it fails. A missing file fails only its own request, without a fallback: the worker
 * fetches the file again with the next request, and the fallback would miss the same file.
 */
const createServiceClient = <Service>(
  supervisor: ReturnType<typeof createSupervisor>,
  timeouts: WorkerClientOptions['timeouts'],
  serviceOf: (api: SearchWorker) => Service,
  loadFallback: () => Promise<Service>,
) => {
  let fallback: Promise<Service> | undefined;

  const askFallback = async <Answer>({ ask }: Request<Service, Answer>): Promise<Answer> => {
    fallback ??= loadFallback();
    try {
      return await ask(await fallback);
    } catch (error) {
      // The next request starts a worker again, because the network may be back. A fallback that only lacks a file is kept.
      if (!hasName(error, FILE_ERRORS)) fallback = undefined;
      supervisor.reset();
      throw error;
    }
  };

  /** Calls `ready` once per worker; after a failure the next request calls it again. */
  const load = ({ api, loads }: Supervised, ready: (service: Service) => Promise<unknown>) => {
    const loading = loads.get(ready) ?? ready(serviceOf(api));
    loads.set(ready, loading);
    loading.catch(() => loads.delete(ready));
    return loading;
  };

  const send = async <Answer>(
    worker: Supervised,
    { ready, ask }: Request<Service, Answer>,
  ): Promise<Answer> => {
    const { signal } = worker.stop;
    await settleWithin(load(worker, ready), signal, timeouts.load);
    return settleWithin(ask(serviceOf(worker.api)), signal, timeouts.answer);
  };

  /** Returns false for code that fails to import, which a worker never retries; for optional requests only after `MIN_AGE`. */
  const keepsWorker = (error: unknown, { startedAt }: Supervised, isOptional = false): boolean =>
    hasName(error, FILE_ERRORS) ||
    (hasName(error, [CODE_ERROR]) && isOptional && Date.now() - startedAt < MIN_AGE);

  const askWorker = async <Answer>(worker: Supervised, request: Request<Service, Answer>) => {
    try {
      const value = await send(worker, request);
      supervisor.confirm();
      return { value };
    } catch (error) {
      if (!keepsWorker(error, worker, request.isOptional)) return supervisor.terminate(worker);
      supervisor.confirm();
      throw error;
    }
  };

  return {
    /** Starts the worker and calls `ready`. */
    start: (ready: (service: Service) => Promise<unknown>): void => {
      void supervisor.current().then((worker) => {
        if (worker !== undefined) load(worker, ready);
      });
    },
    ask: async <Answer>(request: Request<Service, Answer>): Promise<Answer> => {
      for (let tries = 0; tries < MAX_STARTS; tries++) {
        const worker = await supervisor.current();
        if (worker === undefined) break;
        const answer = await askWorker(worker, request);
        if (answer !== undefined) return answer.value;
      }
      return askFallback(request);
    },
  };
};

export const createWorkerClient = ({ startWorker, timeouts, loadFallback }: WorkerClientOptions) => {
  const supervisor = createSupervisor(startWorker);
  const finder = createServiceClient(supervisor, timeouts, (api) => api.hospitals, loadFallback.hospitals);
  const center = createServiceClient(supervisor, timeouts, (api) => api.help, loadFallback.help);
  const ready = (service: HospitalService) => service.ready();
  const ask = <Answer>(request: (service: HospitalService) => Promise<Answer>, isOptional = false) =>
    finder.ask({ ready, ask: request, isOptional });

  const hospitals: SearchClient = {
    start: () => finder.start(ready),
    ready: () => ask((service) => service.ready()),
    search: (query) => ask((service) => service.search(query)),
    options: () => ask((service) => service.options()),
    facets: (query) => ask((service) => service.facets(query)),
    suggest: (prefix, limit) => ask((service) => service.suggest(prefix, limit), true),
    didYouMean: (text) => ask((service) => service.didYouMean(text), true),
    getByKeys: (keys) => ask((service) => service.getByKeys(keys)),
    origins: (text, limit) => ask((service) => service.origins(text, limit)),
    origin: (id) => ask((service) => service.origin(id)),
  };
  const help: HelpService = {
    ready: (language) => {
      const load = (service: HelpService) => service.ready(language);
      return center.ask({ ready: load, ask: load });
    },
    search: (query) =>
      center.ask({
        ready: (service) => service.ready(query.language),
        ask: (service) => service.search(query),
      }),
  };
  return { hospitals, help };
};
