import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { stateCode } from '#domain/geography/state.ts';
import type { StateShape, StateShapes } from '#domain/geography/us-map.ts';

/** A vertex of an outline, in map units. */
type Corner = readonly [x: number, y: number];
/** A closed outline. The first vertex is not repeated at the end. */
type Ring = readonly Corner[];

type Edge = readonly [Corner, Corner];

const edges = (ring: Ring): readonly Edge[] =>
  ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner]);

/** Returns the area in square map units, for either orientation. */
const areaOf = (ring: Ring): number =>
  Math.abs(edges(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2;

/** Rounds vertices to whole units and drops repeated ones. */
const rounded = (ring: Ring): Ring => {
  const corners = ring.map(([x, y]): Corner => [Math.round(x), Math.round(y)]);
  return corners.filter((corner, index) => String(corner) !== String(corners[(index + 1) % corners.length]));
};

/** Returns whether the outline contains the point: even-odd test with a ray to the right. */
const holds = (lines: readonly Edge[], [x, y]: Corner): boolean =>
  lines.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay))
    .length %
    2 ===
  1;

const distanceToEdge = ([x, y]: Corner, [[ax, ay], [bx, by]]: Edge): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

const STEP = 2;

/** Returns the inner point farthest from the outline, on a grid of two units: the best position for a number. */
const middleOf = (ring: Ring): Corner => {
  const lines = edges(ring);
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  let middle = ring[0] ?? [0, 0];
  let room = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) {
      const distance = holds(lines, [x, y])
        ? Math.min(...lines.map((line) => distanceToEdge([x, y], line)))
        : 0;
      if (distance > room) [middle, room] = [[x, y], distance];
    }
  return middle;
};

/** Returns a ring as an SVG path with relative steps and as few characters as SVG allows: "M10 20l1-2 3 4z". */
const pathOf = (ring: Ring): string => {
  const [first, ...rest] = ring;
  if (first === undefined) return '';
  let [x, y] = first;
  const steps = rest.map((corner) => {
    const step = [corner[0] - x, corner[1] - y];
    [x, y] = corner;
    return step.join(' ');
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
};

type Atlas = Topology<{ states: GeometryCollection<{ name: string }> }>;

/** Reads us-atlas: Census Bureau outlines of 2017 at 1:10,000,000, Albers projection, Alaska and Hawaii moved. */
const readAtlas = (): Atlas => createRequire(import.meta.url)('us-atlas/states-albers-10m.json');

/** Drops a vertex if its triangle with its neighbors has a smaller area, in square units. The map is 975 units wide. */
const LEAST_CORNER = 0.8;
/** Minimum area of an island in square units. Smaller ones are dropped, except the largest part of a state. */
const LEAST_ISLAND = 6;

const ringsOf = (shape: Polygon | MultiPolygon): readonly Ring[] => {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  // GeoJSON rings repeat their first vertex at the end. Holes (lakes) are ignored.
  return polygons.map(([outline = []]) => outline.slice(0, -1).map(([x = 0, y = 0]) => [x, y] as const));
};

/** Returns the parts of a state, largest first, without the westernmost Aleutians, which lie left of the map's edge. */
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

/** Returns the shapes of the 50 states and D.C. by postal code. Throws for a state that the site does not know. */
export const stateShapes = (): StateShapes => {
  const topology = simplify(presimplify(readAtlas()), LEAST_CORNER);
  const shapes = topology.objects.states.geometries.map(
    (state) => [codeOf(state), shapeOf(topology, state)] as const,
  );
  return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
};
