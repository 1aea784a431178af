import { type Bitmap, emptyBitmap, setBit } from '../bitmap.ts';
import { countBits, countCommonBits, intersect, toBitmap } from '../bitmap-algebra.ts';
import type { CoreQuery, SearchCore } from '../core.ts';
import { type Groups, groupBy, groupOf } from '../groups.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { DecodedDirectory } from './directory-decoder.ts';
import { createReferenceDistances, type ReferenceDistances } from './reference-distance.ts';
import { createTextMatcher } from './reference-match.ts';
import { createNear } from './reference-near.ts';
import { createPager } from './reference-page.ts';

const rowsIn = (groups: Groups, numbers: readonly number[], rows: number): Bitmap => {
  const bitmap = emptyBitmap(rows);
  for (const number of numbers) for (const row of groupOf(groups, number)) setBit(bitmap, row);
  return bitmap;
};

const stateBitmaps = (rows: number, groups: Groups, states: number): readonly Bitmap[] =>
  Array.from({ length: states }, (_, state) => rowsIn(groups, [state], rows));

const countPlaces = (match: Bitmap, rowPlace: Uint32Array, places: number): Uint32Array => {
  const counts = new Uint32Array(places);
  rowPlace.forEach((place, row) => {
    counts[place] = (counts[place] ?? 0) + (((match[row >> 5] ?? 0) >>> (row & 31)) & 1);
  });
  return counts;
};

/** The plain-TypeScript core: the oracle of the WebAssembly one, and its stand-in. */
export const createReferenceCore = (directory: DecodedDirectory, vocabulary: Vocabulary): SearchCore => {
  const { rows, rowPlace, placeState, placeCity, states } = directory;
  const text = createTextMatcher(rows, vocabulary);
  const byPlace = groupBy(rowPlace, placeCity.length);
  const byState = groupBy(
    rowPlace.map((place) => placeState[place] ?? 0),
    states.length,
  );
  const inState = stateBitmaps(rows, byState, states.length);
  const flags = {
    ultra: toBitmap(directory.flags.ultra),
    plus: toBitmap(directory.flags.plus),
    core: toBitmap(directory.flags.core),
  };
  const page = createPager(directory, flags);
  const match = emptyBitmap(rows);
  let distances: ReferenceDistances | undefined;

  const run = (query: CoreQuery): Bitmap => {
    text.match(query.text, match);
    if (query.states?.length === 1) intersect(match, inState[query.states[0] ?? 0] ?? match);
    else if (query.states !== undefined) intersect(match, rowsIn(byState, query.states, rows));
    if (query.places !== undefined) intersect(match, rowsIn(byPlace, query.places, rows));
    if (query.network !== 'open') intersect(match, flags[query.network]);
    if (query.nearby && distances !== undefined) intersect(match, distances.nearby());
    return match;
  };

  return {
    search: (query, wanted) => {
      const total = countBits(run(query));
      return { total, rows: page(match, total, wanted, query.nearby ? distances?.order : undefined) };
    },
    countByState: (query) => {
      run(query);
      return Uint32Array.from(inState, (bitmap) => countCommonBits(match, bitmap));
    },
    countByPlace: (query) => countPlaces(run(query), rowPlace, placeCity.length),
    rowsOf: text.rowsOf,
    near: createNear(vocabulary.words),
    vocabulary: () => vocabulary,
    sameNames: directory.sameNames,
    locate: async (points) => {
      distances = createReferenceDistances(points, match);
      return distances;
    },
  };
};
