import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const EVERY_MS = 50;

/** Tries until it does not throw, and gives what it gave; after 15 seconds throws its last reason. */
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
