import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { stateCode } from '#domain/state.ts';
import type { StateShape, StateShapes } from '#domain/us-map.ts';
import { areaOf, middleOf, pathOf, type Ring, rounded } from './ring.ts';

type Atlas = Topology<{ states: GeometryCollection<{ name: string }> }>;

/** us-atlas: the Census Bureau's 1:10,000,000 outlines of 2017, projected by Albers, Alaska and Hawaii moved in. */
const readAtlas = (): Atlas => createRequire(import.meta.url)('us-atlas/states-albers-10m.json');

/** A corner goes when the triangle with its neighbours is smaller than this, in square units: the map is 975 wide. */
const LEAST_CORNER = 0.8;
/** Islands smaller than this go, unless they are the largest part of their state. */
const LEAST_ISLAND = 6;

const ringsOf = (shape: Polygon | MultiPolygon): readonly Ring[] => {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  // Every ring repeats its first corner at its end. Holes (lakes) are left out.
  return polygons.map(([outline = []]) => outline.slice(0, -1).map(([x = 0, y = 0]) => [x, y] as const));
};

/** Largest first. What lies left of the map's edge, the last of the Aleutians, is left out. */
const partsOf = (shape: Polygon | MultiPolygon): readonly Ring[] => {
  const rings = ringsOf(shape)
    .map(rounded)
    .filter((ring) => ring.length > 2 && ring.every(([x]) => x >= 0))
    .sort((a, b) => areaOf(b) - areaOf(a));
  return rings.filter((ring, index) => index === 0 || areaOf(ring) >= LEAST_ISLAND);
};

type State = Atlas['objects']['states']['geometries'][number];

const codeOf = ({ properties }: State): string => {
  const name = properties !== undefined && 'name' in properties ? properties.name : '';
  const code = stateCode(name);
  if (code === undefined) throw new Error(`us-atlas has a state that the site does not know: "${name}"`);
  return code;
};

const shapeOf = (topology: Atlas, state: State): StateShape => {
  const { features } = feature(topology, { type: 'GeometryCollection', geometries: [state] });
  const parts = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? partsOf(geometry) : [],
  );
  return { path: parts.map(pathOf).join(''), middle: middleOf(parts[0] ?? []) };
};

/** The 50 states and D.C. by postal code. Throws when the atlas names a state that the site does not know. */
export const stateShapes = (): StateShapes => {
  const topology = simplify(presimplify(readAtlas()), LEAST_CORNER);
  const shapes = topology.objects.states.geometries.map(
    (state) => [codeOf(state), shapeOf(topology, state)] as const,
  );
  return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
};
