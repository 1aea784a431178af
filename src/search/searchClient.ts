import type { SearchWorker } from '#workers/contract.ts';
import { withDeadline } from './deadline.ts';

/** A worker that runs: its answers, a promise that rejects when it breaks, and how to end it. */
export interface RunningWorker {
  readonly api: SearchWorker;
  /** Never resolves; rejects when the worker's file does not load or the worker crashes. */
  readonly broken: Promise<never>;
  readonly terminate: () => void;
}

export interface SearchClientParts {
  readonly startWorker: () => RunningWorker;
  /** The plain-TypeScript twin on this thread, for when no worker can live. */
  readonly loadFallback: () => Promise<SearchWorker>;
  /** Milliseconds to load the index, and to answer one question once it is loaded. */
  readonly patience: { readonly load: number; readonly answer: number };
}

export type SearchClient = SearchWorker & {
  /** Starts the worker early; asking a question does so too. */
  readonly start: () => void;
};

const WORKERS_TRIED = 2;

/**
 * The one door to the search engine. A question that finds no answer in time is asked once more of a fresh worker,
 * then of the twin on this thread; only then does it fail.
 */
export const createSearchClient = ({
  startWorker,
  loadFallback,
  patience,
}: SearchClientParts): SearchClient => {
  let running: RunningWorker | undefined;
  let started = 0;
  let fallback: Promise<SearchWorker> | undefined;

  const startOne = (): void => {
    started += 1;
    try {
      running = startWorker();
      running.broken.catch(() => undefined);
    } catch {
      // No workers in this browser, or none allowed: as good as one that broke.
    }
  };

  const current = (): RunningWorker | undefined => {
    while (running === undefined && started < WORKERS_TRIED) startOne();
    return running;
  };

  const giveUp = (worker: RunningWorker): void => {
    worker.terminate();
    if (running === worker) running = undefined;
  };

  const askWorker = async <Answer>(
    worker: RunningWorker,
    ask: (api: SearchWorker) => Promise<Answer>,
  ): Promise<Answer> => {
    await withDeadline(Promise.race([worker.api.ready(), worker.broken]), patience.load);
    const answer = await withDeadline(Promise.race([ask(worker.api), worker.broken]), patience.answer);
    // It lives: earlier failures are forgiven.
    started = 1;
    return answer;
  };

  const askFallback = async <Answer>(ask: (api: SearchWorker) => Promise<Answer>): Promise<Answer> => {
    fallback ??= loadFallback();
    try {
      return await ask(await fallback);
    } catch (error) {
      // A later question may find the network back: begin again from nothing.
      fallback = undefined;
      started = 0;
      throw error;
    }
  };

  const question = async <Answer>(ask: (api: SearchWorker) => Promise<Answer>): Promise<Answer> => {
    for (let worker = current(); worker !== undefined; worker = current()) {
      try {
        return await askWorker(worker, ask);
      } catch {
        giveUp(worker);
      }
    }
    return askFallback(ask);
  };

  return {
    start: () => void current(),
    ready: () => question((api) => api.ready()),
    search: (query) => question((api) => api.search(query)),
    options: () => question((api) => api.options()),
    facets: (query) => question((api) => api.facets(query)),
    suggest: (prefix, limit) => question((api) => api.suggest(prefix, limit)),
    didYouMean: (text) => question((api) => api.didYouMean(text)),
  };
};
