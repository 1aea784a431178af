export interface Place {
  /** In addresses: "MIA", "33176", "Naples, FL". */
  readonly id: string;
  readonly name: string;
  /** Left out until a typed or addressed place is geocoded. */
  readonly point?: Point;
}

/** Id of the visitor's own position. Never part of an address or of storage. */
export const HERE = 'here';

/** Maximum distances, kilometres. */
export const RADII = [25, 50, 100, 250] as const;
export const ANY_DISTANCE = 0;
export type Radius = (typeof RADII)[number] | typeof ANY_DISTANCE;
/** The initial radius: about an hour's drive. */
export const FIRST_RADIUS: Radius = 100;

/** The radius in an address: "100" → 100; anything else → any distance. */
export const radiusFrom = (value: string | null): Radius =>
  RADII.find((radius) => String(radius) === value) ?? ANY_DISTANCE;

/** Degrees of WGS 84: north and east are positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres in a mile, exactly (international yard and pound agreement, 1959). */
export const KM_PER_MILE = 1.609344;
