import type { Point } from '#domain/place.ts';
import type { GazetteerEntry } from '../data/cities/gazetteer-sources.ts';
import { encodeZipPoints } from './encode-zip-points.ts';

/** 0.01 degree, at most 0.8 km off: a zip's centroid is no better known than that. */
const UNITS_PER_DEGREE = 100;

/**
 * zips-0.bin … zips-9.bin: every zip of the states, D.C. and the territories that has a centroid, by its first digit, so
 * that a visitor who types one loads a tenth of them.
 */
export const encodeZips = (entries: readonly GazetteerEntry[]): ReadonlyMap<string, Uint8Array> => {
  const points = new Map<number, Point>();
  for (const { zip, point } of entries) if (zip !== undefined && point) points.set(Number(zip), point);
  const sorted = [...points].sort(([left], [right]) => left - right);
  return new Map(
    Array.from({ length: 10 }, (_, digit) => [
      `zips-${digit}.bin`,
      encodeZipPoints(
        sorted.filter(([zip]) => Math.floor(zip / 10_000) === digit),
        UNITS_PER_DEGREE,
      ),
    ]),
  );
};
