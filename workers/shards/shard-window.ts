import type { Part } from './shard-manifest.ts';

/**
 * Matching rows of one part that stand together in the order asked for. Spans compare by `from` and `to`: one is before
 * another only if it ends before that begins; else their rows may be mixed.
 */
export interface Span {
  readonly part: Part;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

export interface Window {
  /** Parts that may have rows of the window. */
  readonly parts: readonly Part[];
  /** How many matching rows of other parts come before the window; all others come after it. */
  readonly skip: number;
}

/** Lowest first, and how many rows there are up to each. */
const runningSum = (spans: readonly Span[], of: (span: Span) => number) => {
  const sorted = [...spans].sort((left, right) => of(left) - of(right));
  let sum = 0;
  return sorted.map((span) => {
    sum += span.count;
    return { at: of(span), sum };
  });
};

/** Rows of the spans that lie before `limit`, by binary search. */
const countBelow = (
  sums: readonly { readonly at: number; readonly sum: number }[],
  limit: number,
): number => {
  let [low, high] = [0, sums.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle]?.at ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return sums[low - 1]?.sum ?? 0;
};

/** Which parts a page needs, from counts alone. */
export const windowOf = (spans: readonly Span[], offset: number, limit: number): Window => {
  const filled = spans.filter(({ count }) => count > 0);
  const ends = runningSum(filled, ({ to }) => to);
  const starts = runningSum(filled, ({ from }) => from);
  const needed = new Set<Part>();
  const before: Span[] = [];
  for (const span of filled) {
    const first = countBelow(ends, span.from);
    // The greatest whole number below `to` + 1 is `to`: all spans that begin no later.
    const end = countBelow(starts, span.to + 1);
    if (first < offset + limit && end > offset) needed.add(span.part);
    else if (end <= offset) before.push(span);
  }
  const skip = before.reduce((sum, { part, count }) => (needed.has(part) ? sum : sum + count), 0);
  return { parts: [...needed], skip };
};
