export interface Scored {
  readonly number: number;
  readonly score: number;
}

const isBefore = (number: number, score: number, other: Scored): boolean =>
  score > other.score || (score === other.score && number < other.number);

/** Keeps the best `size` of all that are added: best first, ties by number. */
export const createTop = (size: number) => {
  const best: Scored[] = [];
  /** Whether this one would be among the best. */
  const takes = (number: number, score: number): boolean => {
    const last = best[size - 1];
    return last === undefined || isBefore(number, score, last);
  };
  const add = (number: number, score: number): void => {
    if (!takes(number, score)) return;
    let at = best.length;
    while (at > 0 && isBefore(number, score, best[at - 1] as Scored)) at--;
    best.splice(at, 0, { number, score });
    if (best.length > size) best.pop();
  };
  return { best: best as readonly Scored[], takes, add };
};
