/** A state's outline as SVG path data, and its label point, in units of the map. */
export interface StateShape {
  readonly path: string;
  readonly middle: readonly [x: number, y: number];
}

/** The 50 states and D.C. by postal code, ascending; territories are not on the map. Written by scripts/map. */
export type StateShapes = Readonly<Record<string, StateShape>>;

/** The visible part of the us-atlas plane, in units of the map. */
export const MAP_VIEW = { x: 4, y: 8, width: 958, height: 598 } as const;

/** Positions of cities, two numbers each, in the order of the engine's `options().cities`; `OFF_MAP`: not on the map. */
export type PlacePoints = Uint16Array;
export const OFF_MAP = 0xffff;

/** Little-endian pairs of unsigned 16-bit numbers, as all platforms of the site store them. */
export const writePlaces = ({ buffer, byteOffset, byteLength }: PlacePoints): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

export const readPlaces = (bytes: ArrayBuffer): PlacePoints => new Uint16Array(bytes);
