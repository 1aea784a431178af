/** A place to measure distances from. */
export interface Place {
  /** Names it in addresses: "MIA", "33176", "Naples, FL". */
  readonly id: string;
  /** As it is read: "Miami (MIA)". */
  readonly name: string;
  /** Left out until a typed or addressed place is geocoded. */
  readonly point?: Point;
}

/** Id of the visitor's own position. No address and no storage ever holds it. */
export const HERE = 'here';

/** How far a hospital may be from a place, in kilometres. */
export const RADII = [25, 50, 100, 250] as const;
/** Of a hospital at any distance. */
export const ANY_DISTANCE = 0;
export type Radius = (typeof RADII)[number] | typeof ANY_DISTANCE;
/** About an hour's drive: what a place begins with. */
export const FIRST_RADIUS: Radius = 100;

/** What an address says: "100" → 100; anything else → any distance. */
export const radiusFrom = (value: string | null): Radius =>
  RADII.find((radius) => String(radius) === value) ?? ANY_DISTANCE;

/** A place on earth, in degrees of WGS 84: north and east are positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres in a mile, exactly (international yard and pound agreement, 1959). */
export const KM_PER_MILE = 1.609344;
