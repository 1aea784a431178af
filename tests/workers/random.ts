/** Seeded random numbers (mulberry32): the same seed gives the same numbers on every machine. */
export interface Random {
  /** 0 ≤ number < 1. */
  readonly fraction: () => number;
  /** 0 ≤ whole number < below. */
  readonly below: (below: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly chance: (share: number) => boolean;
  /** A copy in random order (Fisher–Yates). */
  readonly shuffle: <Value>(values: readonly Value[]) => Value[];
}

export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number): number => Math.floor(fraction() * most);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const shuffle = <Value>(values: readonly Value[]): Value[] => {
    const shuffled = [...values];
    for (let at = shuffled.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [shuffled[at], shuffled[other]] = [shuffled[other] as Value, shuffled[at] as Value];
    }
    return shuffled;
  };
  return { fraction, below, pick, chance: (share) => fraction() < share, shuffle };
};

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Adds one typo: a letter removed, inserted, replaced, or swapped with the next. */
export const makeTypo = (random: Random, text: string): string => {
  const at = random.below(text.length);
  const before = text.slice(0, at);
  const kind = random.below(4);
  if (kind === 0) return before + text.slice(at + 1);
  if (kind === 1) return before + random.pick(LETTERS) + text.slice(at);
  if (kind === 2) return before + random.pick(LETTERS) + text.slice(at + 1);
  return before + text.slice(at + 1, at + 2) + text.charAt(at) + text.slice(at + 2);
};
