import type { Hospital } from '#domain/hospital.ts';
import type { Point } from '#domain/point.ts';
import type { HospitalPage, HospitalQuery, Near } from '#workers/contract.ts';
import { squaredChordOf, unitVector } from '#workers/hospitals/near/sphere.ts';
import { naiveSearch } from './naive.ts';

/*
 * The third opinion on distances: every row measured, then sorted. It shares the vectors with the engines, whose 32-bit
 * floats settle ties and edges; the kilometres are checked against the haversine formula, which shares nothing.
 */
const RADIANS = Math.PI / 180;

/** Great-circle kilometres by the haversine formula, on a sphere of the mean radius. */
export const haversine = (from: Point, to: Point): number => {
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  const half = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;
  const along = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(half(north) + along * half(east))));
};

/** Zip → point, for zips of five ASCII digits. */
export type Points = ReadonlyMap<string, Point>;

const squared = (from: Point, to: Point): number => {
  const { fround } = Math;
  const [a, b] = [unitVector(from), unitVector(to)];
  const parts = a.map((value, at) => fround(fround(b[at] ?? 0) - value)).map((part) => fround(part * part));
  return fround(fround((parts[0] ?? 0) + (parts[1] ?? 0)) + (parts[2] ?? 0));
};

const isGiven = (near: Near | undefined): near is Near =>
  near !== undefined &&
  Number.isFinite(near.point.latitude + near.point.longitude) &&
  Math.abs(near.point.latitude) <= 90 &&
  (near.within === undefined || near.within >= 0);

/** The page, with the point of each row's hospital instead of its kilometres. */
export const naiveNear = (hospitals: readonly Hospital[], points: Points, query: HospitalQuery) => {
  const { near, sort, offset, limit } = query;
  const everything = { offset: 0, limit: hospitals.length };
  if (!isGiven(near)) return { ...naiveSearch(hospitals, query), near: undefined };
  const { point, within = Number.POSITIVE_INFINITY } = near;
  const chordOf = ({ zip }: Hospital): number | undefined => {
    const at = points.get(zip);
    return at && squared(point, at);
  };
  const most = Math.fround(squaredChordOf(within));
  const rows = naiveSearch(hospitals, { ...query, ...everything }).rows.filter(
    (hospital) => !((chordOf(hospital) ?? 0) > most),
  );
  const sign = sort.direction === 'desc' ? -1 : 1;
  const ordered =
    sort.key !== 'distance'
      ? rows
      : [...rows].sort((left, right) => {
          const [a, b] = [chordOf(left), chordOf(right)];
          if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
          return sign * (a - b);
        });
  return {
    total: rows.length,
    unplaced: rows.filter((row) => !points.has(row.zip)).length,
    rows: ordered.slice(offset, offset + limit),
    near,
  };
};

/** Says what is wrong with an engine's page, or nothing. Near the antipode 32 bits tell kilometres apart, not metres. */
export const wrongDistances = (page: HospitalPage, from: Point, points: Points): string[] =>
  page.rows.flatMap((row, at) => {
    const place = points.get(row.zip);
    const told = page.distances?.[at];
    if (place === undefined) return told === undefined ? [] : [`${row.zip} has no place, yet ${told} km`];
    const right = haversine(from, place);
    const tolerance = 0.005 / Math.max(0.001, Math.cos(right / 2 / 6371.0088));
    return told !== undefined && Math.abs(told - right) <= tolerance
      ? []
      : [`${told} km instead of ${right} km`];
  });
