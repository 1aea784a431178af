export interface Scored {
  readonly number: number;
  readonly score: number;
}

const isBefore = (number: number, score: number, other: Scored): boolean =>
  score > other.score || (score === other.score && number < other.number);

/** Keeps the `size` best of the added numbers whose score is above 0, sorted by score, best first, then by number. */
export const createTop = (size: number) => {
  const best: Scored[] = [];
  const add = (number: number, score: number): void => {
    const last = best[size - 1];
    if (score <= 0 || (last !== undefined && !isBefore(number, score, last))) return;
    const at = best.findIndex((other) => isBefore(number, score, other));
    best.splice(at < 0 ? best.length : at, 0, { number, score });
    if (best.length > size) best.pop();
  };
  return { best: best as readonly Scored[], add };
};
