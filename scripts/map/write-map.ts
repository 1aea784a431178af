import { readFileSync } from 'node:fs';
import { geoAlbersUsa } from 'd3-geo';
import type { Point } from '#domain/place.ts';
import { OFF_MAP, type PlacePoints, writePlaces } from '#domain/us-map.ts';
import { DEFAULT_QUERY, type Hospital, type HospitalEngine } from '#workers/contract.ts';
import { readZipPoints, type ZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { writeAtomically } from '../data/write-atomically.ts';
import { openDirectory } from '../encode/open-directory.ts';
import { groupBy } from '../group-by.ts';
import { stateShapes } from './state-shapes.ts';

/** Projection of us-atlas according to its README: Albers equal-area, 975 units wide. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);

const nameOf = ({ city, state }: Pick<Hospital, 'city' | 'state'>): string => `${city}|${state}`;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns a city's position, the mean of its hospitals' ZIP codes; undefined for territories and unknown ZIP codes. */
const onMap = (points: readonly Point[]): readonly [x: number, y: number] | undefined =>
  (points.length > 0 &&
    project([
      mean(points.map(({ longitude }) => longitude)),
      mean(points.map(({ latitude }) => latitude)),
    ])) ||
  undefined;

/** Returns the positions of the directory's cities, in the order of the engine's `options().cities`. */
export const placePoints = (engine: HospitalEngine, centroids: ZipPoints): PlacePoints => {
  const { rows } = engine.search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER });
  const hospitals = groupBy(rows, nameOf);
  return Uint16Array.from(
    engine.options().cities.flatMap((city) => {
      const [x = OFF_MAP, y = OFF_MAP] =
        onMap((hospitals.get(nameOf(city)) ?? []).flatMap(({ zip }) => centroids.get(zip) ?? [])) ?? [];
      return [Math.round(x), Math.round(y)];
    }),
  );
};

const GENERATED = 'data/generated';

/** Writes the map's outlines and the positions of its dots. The bundler adds content hashes to the file names. */
export const writeMap = (): void => {
  const { engine } = openDirectory(readFileSync(`${GENERATED}/hospitals.index`));
  const centroids = readZipPoints(readFileSync(`${GENERATED}/centroids.bin`));
  writeAtomically(
    new Map<string, string | Uint8Array>([
      [`${GENERATED}/us-map.json`, JSON.stringify(stateShapes())],
      [`${GENERATED}/us-places.bin`, writePlaces(placePoints(engine, centroids))],
    ]),
  );
};
