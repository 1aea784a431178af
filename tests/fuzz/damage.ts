import type { Random } from '../workers/random.ts';

type Change = (random: Random, bytes: Uint8Array) => Uint8Array;

const join = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const randomBytes = (random: Random, most: number): Uint8Array =>
  Uint8Array.from({ length: random.below(most + 1) }, () => random.below(256));

const overwrite = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const changed = bytes.slice();
  changed[at] = value;
  return changed;
};

/** What happens to files on their way: cut off, bits that flip, bytes lost, doubled, put in; or another file altogether. */
const CHANGES: readonly Change[] = [
  (random, bytes) => bytes.slice(0, random.below(bytes.length + 1)),
  (random, bytes) => {
    const at = random.below(bytes.length);
    return overwrite(bytes, at, (bytes[at] ?? 0) ^ (1 << random.below(8)));
  },
  (random, bytes) => overwrite(bytes, random.below(bytes.length), random.pick([0, 1, 0x7f, 0x80, 0xff])),
  (random, bytes) => {
    const at = random.below(bytes.length + 1);
    return join(bytes.slice(0, at), randomBytes(random, 8), bytes.slice(at));
  },
  (random, bytes) => {
    const at = random.below(bytes.length + 1);
    return join(bytes.slice(0, at), bytes.slice(at + 1 + random.below(16)));
  },
  (random, bytes) => {
    const at = random.below(bytes.length + 1);
    return join(bytes.slice(0, at), bytes.slice(random.below(at + 1)));
  },
];

/** One to four of them, one after the other; seldom nothing of the file is left. */
export const damage: Change = (random, bytes) => {
  if (random.chance(0.03)) return randomBytes(random, 200);
  let changed = bytes;
  for (let left = 1 + random.below(4); left > 0 && changed.length > 0; left--)
    changed = random.pick(CHANGES)(random, changed);
  return changed;
};
