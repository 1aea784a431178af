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

type Question<Answer> = (api: SearchWorker) => Promise<Answer>;

const WORKERS_TRIED = 2;

/** A worker whose questions all fail at once when it breaks or is given up. */
interface Attempt {
  readonly ask: <Answer>(question: Question<Answer>) => Promise<Answer>;
  readonly giveUp: () => void;
}

const attemptOf = (
  { api, broken, terminate }: RunningWorker,
  patience: SearchClientParts['patience'],
): Attempt => {
  let abandon: (reason: Error) => void = () => undefined;
  const over = Promise.race([
    broken,
    new Promise<never>((_, reject) => {
      abandon = reject;
    }),
  ]);
  over.catch(() => undefined);
  return {
    ask: async (question) => {
      await withDeadline(Promise.race([api.ready(), over]), patience.load);
      return withDeadline(Promise.race([question(api), over]), patience.answer);
    },
    giveUp: () => {
      abandon(new Error('another question ended the worker'));
      terminate();
    },
  };
};

/**
 * The one door to the search engine. A question that finds no answer in time is asked once more of a fresh worker,
 * then of the twin on this thread; only then does it fail.
 */
export const createSearchClient = ({
  startWorker,
  loadFallback,
  patience,
}: SearchClientParts): SearchClient => {
  let running: Attempt | undefined;
  let started = 0;
  let fallback: Promise<SearchWorker> | undefined;

  const startOne = (): void => {
    started += 1;
    try {
      running = attemptOf(startWorker(), patience);
    } catch {
      // No workers in this browser, or none allowed: as good as one that broke.
    }
  };

  const current = (): Attempt | undefined => {
    while (running === undefined && started < WORKERS_TRIED) startOne();
    return running;
  };

  const askFallback = async <Answer>(question: Question<Answer>): Promise<Answer> => {
    fallback ??= loadFallback();
    try {
      return await question(await fallback);
    } catch (error) {
      // A later question may find the network back: begin again from nothing.
      fallback = undefined;
      started = 0;
      throw error;
    }
  };

  const askWorker = async <Answer>(attempt: Attempt, question: Question<Answer>): Promise<Answer> => {
    try {
      const answer = await attempt.ask(question);
      // It lives: earlier failures are forgiven.
      started = 1;
      return answer;
    } catch (error) {
      attempt.giveUp();
      if (running === attempt) running = undefined;
      throw error;
    }
  };

  const ask = async <Answer>(question: Question<Answer>): Promise<Answer> => {
    for (let tries = 0; tries < WORKERS_TRIED; tries++) {
      const attempt = current();
      if (attempt === undefined) break;
      const answer = await askWorker(attempt, question).then(
        (value) => ({ value }),
        () => undefined,
      );
      if (answer !== undefined) return answer.value;
    }
    return askFallback(question);
  };

  return {
    start: () => void current(),
    ready: () => ask((api) => api.ready()),
    search: (query) => ask((api) => api.search(query)),
    options: () => ask((api) => api.options()),
    facets: (query) => ask((api) => api.facets(query)),
    suggest: (prefix, limit) => ask((api) => api.suggest(prefix, limit)),
    didYouMean: (text) => ask((api) => api.didYouMean(text)),
  };
};
