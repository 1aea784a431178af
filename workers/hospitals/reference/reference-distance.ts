import { lazily } from '#workers/lazily.ts';
import { type Bitmap, emptyBitmap, setBit } from '../bitmap.ts';
import { countCommonBits } from '../bitmap-algebra.ts';
import type { DistanceCore, RowPoints } from '../core.ts';
import { groupBy } from '../groups.ts';
import type { Vector } from '../near/sphere.ts';

export interface ReferenceDistances extends DistanceCore {
  /** Rows within the circle, and those of unknown place. */
  nearby(): Bitmap;
  /** All rows by distance, those of unknown place last. */
  order(descending: boolean): Uint32Array;
}

const { fround } = Math;

/** Squared chords in 32-bit floats, rounded after every step as WebAssembly does. */
const measure = ({ x, y, z }: RowPoints, [eastward, northward, upward]: Vector): Float32Array =>
  x.map((value, at) => {
    const east = fround(value - eastward);
    const north = fround((y[at] ?? 0) - northward);
    const up = fround((z[at] ?? 0) - upward);
    return fround(fround(east * east) + fround(north * north)) + fround(up * up);
  });

/** Point → rank of its chord, equal for equal chords. */
const rankPoints = (chords: Float32Array): Uint32Array => {
  const ranks = new Uint32Array(chords.length);
  const sorted = [...chords.keys()].sort((left, right) => (chords[left] ?? 0) - (chords[right] ?? 0));
  let rank = 0;
  sorted.forEach((point, at) => {
    if (chords[point] !== chords[sorted[at - 1] ?? -1]) rank = at;
    ranks[point] = rank;
  });
  return ranks;
};

const rowsWith = (rows: number, fits: (row: number) => boolean): Bitmap => {
  const bitmap = emptyBitmap(rows);
  for (let row = 0; row < rows; row++) if (fits(row)) setBit(bitmap, row);
  return bitmap;
};

/** The twin's distances; `match` holds the rows of the last query. */
export const createReferenceDistances = (points: RowPoints, match: Bitmap): ReferenceDistances => {
  const { rowPoint } = points;
  const unknown = points.x.length;
  const pointOf = (row: number): number => rowPoint[row] ?? unknown;
  const unplaced = rowsWith(rowPoint.length, (row) => pointOf(row) === unknown);
  let nearby = emptyBitmap(rowPoint.length);
  let orders: readonly (() => Uint32Array)[] = [];

  /** Stable, and rows are in name order to begin with: that settles ties. */
  const sortRows = (ranks: Uint32Array, descending: boolean): Uint32Array => {
    const slots = rowPoint.map((point) => {
      const rank = ranks[point] ?? unknown;
      return descending && point !== unknown ? unknown - 1 - rank : rank;
    });
    return groupBy(slots, unknown + 1).members;
  };
  return {
    aim: (origin, most) => {
      const chords = measure(points, origin);
      const limit = fround(most);
      nearby = rowsWith(rowPoint.length, (row) => (chords[pointOf(row)] ?? -1) <= limit);
      const ranks = lazily(() => rankPoints(chords));
      orders = [false, true].map((descending) => lazily(() => sortRows(ranks(), descending)));
      return chords;
    },
    unplaced: () => countCommonBits(match, unplaced),
    nearby: () => nearby,
    order: (descending) => orders[Number(descending)]?.() ?? new Uint32Array(),
  };
};
