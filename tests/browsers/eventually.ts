import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const EVERY_MS = 50;

/** Retries `attempt` until it does not throw and returns its result. After 15 seconds throws its last error. */
export const eventually = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (reason) {
      if (Date.now() > until) throw reason;
      await pause(EVERY_MS);
    }
  }
};

/** Returns the promise's result. Rejects if the promise has not settled after the given number of milliseconds. */
export const withDeadline = async <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
