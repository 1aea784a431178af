import type { LoadErrorName, SearchWorker } from '#workers/contract.ts';
import { type Attempt, attemptOf, type Patience, type Question, type RunningWorker } from './attempt.ts';

export interface DoorParts {
  readonly startWorker: () => RunningWorker;
  readonly patience: Patience;
}

/** How one of the worker's services is asked. */
export interface ServiceDoor<Service> {
  /** Starts the worker, and the loading of what `ready` waits for; again only of a fresh worker. */
  readonly start: (ready: (service: Service) => Promise<unknown>) => void;
  /** Rejects when two workers and this thread have failed, and when the worker says that a file is missing. */
  readonly ask: <Answer>(question: Question<Service, Answer>) => Promise<Answer>;
}

const WORKERS_TRIED = 2;

// The contract has the type alone: a value would cost the worker a file of its own.
export const FILE_ERRORS: readonly LoadErrorName[] = ['FileError', 'IndexError', 'SyntaxError'];
export const CODE_ERROR: LoadErrorName = 'CodeError';

const says = (error: unknown, names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/**
 * The worker answers that a file is missing: it lives, it tries again with the next question, and a stand-in would miss the same.
 * What a piece of its code is missing for it will never answer: it is replaced, but for an aid not with every key.
 */
const isAnswer = (error: unknown, attempt: Attempt, isAid = false): boolean =>
  says(error, FILE_ERRORS) || (says(error, [CODE_ERROR]) && isAid && attempt.isFresh());

/** The one worker behind all services: it is started once, and once more when it breaks. */
const createWorkers = ({ startWorker, patience }: DoorParts) => {
  let running: Attempt | undefined;
  let started = 0;
  const startOne = (): void => {
    started += 1;
    try {
      running = attemptOf(startWorker(), patience);
    } catch {
      // No workers in this browser, or none allowed: as good as one that broke.
    }
  };
  return {
    current: (): Attempt | undefined => {
      while (running === undefined && started < WORKERS_TRIED) startOne();
      return running;
    },
    /** It lives: earlier failures are forgiven. */
    lives: (): void => {
      started = 1;
    },
    end: (attempt: Attempt): void => {
      attempt.giveUp();
      if (running === attempt) running = undefined;
    },
    beginAgain: (): void => {
      started = 0;
    },
  };
};

/**
 * The one door to the search worker. A question that finds no answer in time, or that breaks the worker, is asked once more
 * of a fresh one, then of the service's stand-in on this thread; only then does it fail. A file that is missing fails its
 * question alone.
 */
export const createDoor = (parts: DoorParts) => {
  const workers = createWorkers(parts);

  /** The door to one service: which part of the worker it is, and its stand-in on this thread. */
  return <Service>(
    serviceOf: (worker: SearchWorker) => Service,
    loadFallback: () => Promise<Service>,
  ): ServiceDoor<Service> => {
    let fallback: Promise<Service> | undefined;
    let begun: Attempt | undefined;

    const askFallback = async <Answer>({ ask }: Question<Service, Answer>): Promise<Answer> => {
      fallback ??= loadFallback();
      try {
        return await ask(await fallback);
      } catch (error) {
        // A later question may find the network back: begin again from nothing, but for what is loaded and lives.
        if (!says(error, FILE_ERRORS)) fallback = undefined;
        workers.beginAgain();
        throw error;
      }
    };

    const askWorker = async <Answer>(attempt: Attempt, question: Question<Service, Answer>) => {
      try {
        const value = await attempt.ask(serviceOf(attempt.api), question);
        workers.lives();
        return { value };
      } catch (error) {
        if (!isAnswer(error, attempt, question.isAid)) return workers.end(attempt);
        workers.lives();
        throw error;
      }
    };

    return {
      start: (ready) => {
        const attempt = workers.current();
        if (attempt === undefined || attempt === begun) return;
        begun = attempt;
        ready(serviceOf(attempt.api)).catch(() => undefined);
      },
      ask: async (question) => {
        for (let tries = 0; tries < WORKERS_TRIED; tries++) {
          const attempt = workers.current();
          if (attempt === undefined) break;
          const answer = await askWorker(attempt, question);
          if (answer !== undefined) return answer.value;
        }
        return askFallback(question);
      },
    };
  };
};
