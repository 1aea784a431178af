import type { SearchWorker } from '#workers/contract.ts';
import { withDeadline } from './deadline.ts';
import { createOver } from './over.ts';

/** A worker that runs: its answers, a promise that rejects when it breaks, and how to end it. */
export interface RunningWorker {
  readonly api: SearchWorker;
  /** Never resolves; rejects when the worker's file does not load or the worker crashes. */
  readonly broken: Promise<never>;
  readonly terminate: () => void;
}

/** Milliseconds to load an index, and to answer one question once it is loaded. */
export interface Patience {
  readonly load: number;
  readonly answer: number;
}

/** A question to one of the services, and what must be loaded before its answer is due. */
export interface Question<Service, Answer> {
  readonly ready: (service: Service) => Promise<unknown>;
  readonly ask: (service: Service) => Promise<Answer>;
  /** The page does without its answer. */
  readonly isAid?: boolean;
}

/** A worker whose questions all fail at once when it breaks or is given up. */
export interface Attempt {
  readonly api: SearchWorker;
  readonly ask: <Service, Answer>(service: Service, question: Question<Service, Answer>) => Promise<Answer>;
  /** One in its place would have nothing that this one lacks. */
  readonly isFresh: () => boolean;
  readonly giveUp: () => void;
}

/** Milliseconds: so often at most a worker is replaced because the code of an aid is missing. */
const FRESH = 5000;

export const attemptOf = ({ api, broken, terminate }: RunningWorker, patience: Patience): Attempt => {
  const { end, unlessOver } = createOver();
  broken.catch(end);
  const born = Date.now();
  /** What has been loaded need not be asked for again with every question. */
  const loaded = new WeakSet<object>();
  return {
    api,
    ask: async (service, { ready, ask }) => {
      if (!loaded.has(ready)) await withDeadline(unlessOver(ready(service)), patience.load);
      loaded.add(ready);
      return withDeadline(unlessOver(ask(service)), patience.answer);
    },
    isFresh: () => Date.now() - born < FRESH,
    giveUp: () => {
      end(new Error('another question ended the worker'));
      terminate();
    },
  };
};
