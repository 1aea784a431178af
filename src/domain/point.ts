/** A place on earth, in degrees of WGS 84: north and east are positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres in a mile, exactly (international yard and pound agreement, 1959). */
export const KM_PER_MILE = 1.609344;
