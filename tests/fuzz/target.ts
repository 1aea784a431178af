import type { Random } from '../workers/random.ts';

/** Something that reads what it cannot trust. A case is the bytes that it is given. */
export interface Target {
  readonly name: string;
  readonly make: (random: Random) => Uint8Array;
  /** Throws when the answer is neither right nor a refusal of the kind that is promised. */
  readonly check: (bytes: Uint8Array) => void;
}

/** Processor time that a case may take, in milliseconds; what takes more might as well hang. */
const MOST_TIME = 3000;

/** What is wrong with a case, or undefined. */
export const problemOf = ({ check }: Target, bytes: Uint8Array): string | undefined => {
  const before = process.cpuUsage();
  try {
    check(bytes);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user, system } = process.cpuUsage(before);
  const spent = (user + system) / 1000;
  return spent > MOST_TIME ? `took ${Math.round(spent)} ms of processor time` : undefined;
};

/** Runs `read`; what it throws must be of one of these kinds, and gives undefined. Anything else goes on being thrown. */
export const readOrRefuse = <Value>(
  read: () => Value,
  isRefusal: (error: unknown) => boolean,
): Value | undefined => {
  try {
    return read();
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
};
