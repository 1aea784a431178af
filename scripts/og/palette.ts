const MOST = 256;

export interface Indexed {
  /** Red, green and blue of each colour; at most 256. */
  readonly palette: readonly Color[];
  /** One byte a pixel: its place in the palette. */
  readonly pixels: Uint8Array;
}

type Color = readonly [number, number, number];

/** Neighbours of the same value; flat drawings have few runs for their many pixels. */
interface Run {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

const runsOf = (values: Uint32Array): readonly Run[] => {
  const runs: Run[] = [];
  for (let from = 0, to = 0; from < values.length; from = to) {
    const value = values[from] ?? 0;
    while (to < values.length && values[to] === value) to += 1;
    runs.push({ value, from, to });
  }
  return runs;
};

/** The values, the commonest first. */
const ranked = (runs: readonly Run[]): readonly number[] => {
  const counts = new Map<number, number>();
  for (const { value, from, to } of runs) counts.set(value, (counts.get(value) ?? 0) + to - from);
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([value]) => value);
};

/** A pixel read as one little-endian number: alpha, blue, green, red. */
const colorOf = (value: number): Color => [value & 255, (value >> 8) & 255, (value >> 16) & 255];

const nearest = (palette: readonly Color[], [red, green, blue]: Color): number => {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
};

/** Opaque RGBA → the 256 commonest colours; a softened edge takes the nearest of them. */
export const indexColors = (rgba: Uint8Array): Indexed => {
  const runs = runsOf(new Uint32Array(rgba.slice().buffer));
  const values = ranked(runs);
  const palette = values.slice(0, MOST).map(colorOf);
  const places = new Map(
    values.map((value, rank) => [value, rank < MOST ? rank : nearest(palette, colorOf(value))]),
  );
  const pixels = new Uint8Array(rgba.length / 4);
  for (const { value, from, to } of runs) pixels.fill(places.get(value) ?? 0, from, to);
  return { palette, pixels };
};
