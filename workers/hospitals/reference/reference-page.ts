import { lazily } from '#workers/lazily.ts';
import type { Bitmap } from '../bitmap.ts';
import { eachBit, hasBit, intersect } from '../bitmap-algebra.ts';
import type { CorePage } from '../core.ts';
import { groupBy } from '../groups.ts';
import type { DecodedDirectory } from './directory-decoder.ts';

/** Row → rank of its city, or of its state. */
const rankRows = ({ rowPlace }: DecodedDirectory, ofPlace: Uint32Array, rank: Uint32Array): Uint32Array =>
  rowPlace.map((place) => rank[ofPlace[place] ?? 0] ?? 0);

/** Row → how many other names come before its name. */
const rankNames = (directory: DecodedDirectory): Uint32Array => {
  const same = directory.sameNames();
  const ranks = new Uint32Array(directory.rows);
  for (let row = 1; row < ranks.length; row++)
    ranks[row] = (ranks[row - 1] ?? 0) + (hasBit(same, row) ? 0 : 1);
  return ranks;
};

/** All rows in the order of a key. Rows are in name order to begin with, and the sort is stable: that settles ties. */
const permute = (ranks: Uint32Array, descending: boolean): Uint32Array => {
  const most = ranks.reduce((left, right) => Math.max(left, right), 0);
  return groupBy(descending ? ranks.map((rank) => most - rank) : ranks, most + 1).members;
};

/** Keeps `limit` of the rows it is given, after the first `offset`. `add` says whether it wants more. */
const collector = ({ offset, limit }: CorePage, total: number) => {
  const rows = new Uint32Array(Math.max(0, Math.min(limit, total - offset)));
  let seen = 0;
  return {
    rows,
    add: (row: number): boolean => {
      if (seen >= offset) rows[seen - offset] = row;
      return ++seen < offset + rows.length;
    },
  };
};

/** All rows by distance from the query's origin. */
export type DistanceOrder = (descending: boolean) => Uint32Array;

export type Pager = (
  match: Bitmap,
  total: number,
  page: CorePage,
  byDistance: DistanceOrder | undefined,
) => Uint32Array;

/** A page of the matching rows: a walk in the order of the key that stops when the page is full. */
export const createPager = (
  directory: DecodedDirectory,
  flags: Readonly<Record<'ultra' | 'plus' | 'core', Bitmap>>,
): Pager => {
  const { placeCity, placeState, cityRank, stateRank } = directory;
  const ranks = {
    name: lazily(() => rankNames(directory)),
    city: lazily(() => rankRows(directory, placeCity, cityRank)),
    state: lazily(() => rankRows(directory, placeState, stateRank)),
  };
  const order = (key: keyof typeof ranks) => ({
    asc: lazily(() => permute(ranks[key](), false)),
    desc: lazily(() => permute(ranks[key](), true)),
  });
  const orders = { name: order('name'), city: order('city'), state: order('state') };

  const orderOf = (
    key: keyof typeof orders | 'distance',
    descending: boolean,
    byDistance: DistanceOrder | undefined,
  ): Uint32Array =>
    key === 'distance'
      ? (byDistance?.(descending) ?? new Uint32Array())
      : orders[key][descending ? 'desc' : 'asc']();

  return (match, total, page, byDistance) => {
    const { rows, add } = collector(page, total);
    const { key, descending } = page;
    if (rows.length === 0) return rows;
    if (key === 'ultra' || key === 'plus' || key === 'core') {
      const inside = match.slice();
      intersect(inside, flags[key]);
      const outside = match.map((word, at) => word & ~(inside[at] ?? 0));
      let more = true;
      const visit = (row: number): boolean => {
        more = add(row);
        return more;
      };
      eachBit(descending ? inside : outside, visit);
      if (more) eachBit(descending ? outside : inside, visit);
    } else if (key === 'distance' && byDistance === undefined) eachBit(match, add);
    else if (key === 'name' && !descending) eachBit(match, add);
    else for (const row of orderOf(key, descending, byDistance)) if (hasBit(match, row) && !add(row)) break;
    return rows;
  };
};
