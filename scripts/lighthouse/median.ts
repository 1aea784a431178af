/** The item in the middle when they are sorted by a number; of an even count the lower of the two. */
export const medianBy = <T>(items: readonly T[], by: (item: T) => number): T => {
  const sorted = [...items].sort((a, b) => by(a) - by(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
};
