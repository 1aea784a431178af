import fc from 'fast-check';
import type { Hospital } from '#domain/hospital.ts';
import type { Point } from '#domain/place.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import type { HospitalQuery, Near } from '#workers/contract.ts';
import { createDistanceEngine } from '#workers/hospitals/near/distance-engine.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { anyDirectory, anyQuery } from './arbitraries.ts';
import { type Both, openParts } from './engines.ts';
import type { Points } from './haversine.ts';

/** Units per degree: points in the file are whole thousandths of a degree. */
const UNITS = 1000;
const degrees = (most: number) =>
  fc.integer({ min: -most * UNITS, max: most * UNITS }).map((at) => at / UNITS);

const anyPoint: fc.Arbitrary<Point> = fc.oneof(
  fc.record({ latitude: degrees(90), longitude: degrees(180) }),
  // Few points, as in a town, so that several have the same distance.
  fc.record({
    latitude: fc.constantFrom(25.7, 25.8, 25.9),
    longitude: fc.constantFrom(-80.1, -80.2, -80.3),
  }),
  fc.constantFrom(
    { latitude: 90, longitude: 0 },
    { latitude: -90, longitude: 77 },
    { latitude: 0, longitude: 180 },
    { latitude: 0, longitude: -180 },
    { latitude: 51.9, longitude: 179.9 },
    { latitude: 51.9, longitude: -179.9 },
  ),
);

const ZIP = /^[0-9]{5}$/;

/** Points for some ZIP codes of the directory; the others stay unknown. */
const pointsOf = (hospitals: readonly Hospital[]): fc.Arbitrary<Points> => {
  const zips = [...new Set(hospitals.map(({ zip }) => zip))].filter((zip) => ZIP.test(zip)).sort();
  const some = fc.tuple(...zips.map(() => fc.option(anyPoint, { freq: 4, nil: undefined })));
  return some.map((points) => {
    const known = zips.flatMap((zip, at) => {
      const point = points[at];
      return point === undefined ? [] : [[zip, point] as const];
    });
    return new Map(known);
  });
};

const anyOrigin = (points: Points): fc.Arbitrary<Point> =>
  fc.oneof(
    anyPoint,
    fc.constantFrom(...points.values(), { latitude: 25.793, longitude: -80.291 }),
    fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -720, max: 720, noNaN: true }),
    }),
  );

/** Invalid coordinates and radii: not a number, infinite or out of range. */
const anyNonsense: fc.Arbitrary<Near> = fc.constantFrom(
  { point: { latitude: Number.NaN, longitude: 0 } },
  { point: { latitude: 0, longitude: Number.NaN } },
  { point: { latitude: 0, longitude: Number.POSITIVE_INFINITY } },
  { point: { latitude: 90.1, longitude: 0 } },
  { point: { latitude: 0, longitude: 0 }, within: Number.NaN },
  { point: { latitude: 0, longitude: 0 }, within: -1 },
);

const anyNear = (points: Points): fc.Arbitrary<Near> => {
  const within = fc.oneof(
    fc.constantFrom(0, 25, 20_015.2, 1e9, Number.POSITIVE_INFINITY),
    fc.double({ min: 0, max: 20_100, noNaN: true }),
  );
  const sound = fc
    .tuple(anyOrigin(points), fc.option(within, { nil: undefined }))
    .map(([point, most]) => (most === undefined ? { point } : { point, within: most }));
  return fc.oneof({ weight: 9, arbitrary: sound }, anyNonsense);
};

const anyNearQuery = (hospitals: readonly Hospital[], points: Points): fc.Arbitrary<HospitalQuery> =>
  fc
    .tuple(anyQuery(hospitals), anyNear(points), fc.boolean(), fc.boolean())
    .map(([query, near, byDistance, plain]) => ({
      ...(plain ? { sort: query.sort, offset: query.offset, limit: query.limit } : query),
      near,
      sort: byDistance ? { key: 'distance', direction: query.sort.direction } : query.sort,
    }));

export interface DistanceCase {
  readonly hospitals: readonly Hospital[];
  readonly points: Points;
  readonly queries: readonly HospitalQuery[];
}

/** Directory, points of some of its ZIP codes, and queries with a start place. */
export const anyDistanceCase: fc.Arbitrary<DistanceCase> = anyDirectory(50).chain((hospitals) =>
  pointsOf(hospitals).chain((points) =>
    fc
      .array(anyNearQuery(hospitals, points), { minLength: 1, maxLength: 6 })
      .map((queries) => ({ hospitals, points, queries })),
  ),
);

/** Opens both engines with distances. */
export const openBothWithDistances = (hospitals: readonly Hospital[], points: Points): Both => {
  const list = [...points].map(([zip, point]) => [Number(zip), point] as const);
  const file = encodeZipPoints(
    list.sort(([left], [right]) => left - right),
    UNITS,
  );
  return {
    wasm: createDistanceEngine(openParts(hospitals), readZipPoints(file)),
    plain: createPlainEngine(hospitals, readZipPoints(file)),
  };
};
