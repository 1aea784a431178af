/** More than any cache holds. */
const BYTES = 256 << 20;
const ROUNDS = 5;

/** Bytes that this machine reads in a millisecond: the best of some searches for a byte that is not there. */
export const readBandwidth = (): number => {
  // Zeros would not do: a system lends one and the same page of them until something is written.
  const ones = Buffer.alloc(BYTES, 1);
  const speeds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    if (ones.indexOf(2) !== -1) throw new Error('ones hold a two');
    return BYTES / (performance.now() - start);
  });
  return Math.max(...speeds);
};
