/** A row, a place or a word, and how well it fits. */
export interface Scored {
  readonly number: number;
  readonly score: number;
}

export interface Top {
  /** Best first, ties by number. */
  readonly best: readonly Scored[];
  /** Whether this one would be among the best. */
  takes(number: number, score: number): boolean;
  add(number: number, score: number): void;
}

const isBefore = (number: number, score: number, other: Scored): boolean =>
  score > other.score || (score === other.score && number < other.number);

/** Keeps the best `size` of all that are added. */
export const createTop = (size: number): Top => {
  const best: Scored[] = [];
  const takes = (number: number, score: number): boolean => {
    const last = best[size - 1];
    return last === undefined || isBefore(number, score, last);
  };
  const add = (number: number, score: number): void => {
    if (!takes(number, score)) return;
    let at = best.length;
    for (
      let other = best[at - 1];
      other !== undefined && isBefore(number, score, other);
      other = best[at - 1]
    )
      at--;
    best.splice(at, 0, { number, score });
    if (best.length > size) best.pop();
  };
  return { best, takes, add };
};
