import { readFileSync } from 'node:fs';
import { geoAlbersUsa } from 'd3-geo';
import type { Point } from '#domain/geography/place.ts';
import { OFF_MAP, type PlacePoints, writePlaces } from '#domain/geography/us-map.ts';
import { DEFAULT_QUERY, type Hospital, type HospitalEngine } from '#workers/contract.ts';
import { readZipPoints, type ZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { writeAtomically } from '../data/write-atomically.ts';
import { openDirectory } from '../encode/open-directory.ts';
import { groupBy } from '../group-by.ts';
import { stateShapes } from './state-shapes.ts';

/** Projection of us-atlas according to its README: Albers equal-area, 975 units wide. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);

type CityState = Pick<Hospital, 'city' | 'state'>;

const nameOf = ({ city, state }: CityState): string => `${city}|${state}`;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the mean of the positions on the map; OFF_MAP for territories and for no positions. */
const meanOnMap = (points: readonly Point[]): readonly [x: number, y: number] => {
  const center = [mean(points.map((each) => each.longitude)), mean(points.map((each) => each.latitude))];
  const [x = OFF_MAP, y = OFF_MAP] = (points.length > 0 && project(center as [number, number])) || [];
  return [Math.round(x), Math.round(y)];
};

/** Returns the positions of the directory's cities, in the order of the engine's `options().cities`. */
export const placePoints = (engine: HospitalEngine, centroids: ZipPoints): PlacePoints => {
  const { rows } = engine.search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER });
  const hospitals = groupBy(rows, nameOf);
  const pointsIn = (city: CityState): readonly Point[] =>
    (hospitals.get(nameOf(city)) ?? []).flatMap(({ zip }) => centroids.get(zip) ?? []);
  return Uint16Array.from(engine.options().cities.flatMap((city) => meanOnMap(pointsIn(city))));
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
