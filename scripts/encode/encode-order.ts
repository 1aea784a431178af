import type { Hospital } from '#domain/hospital.ts';
import { byUnits, collate, collateStates } from '#workers/hospitals/collation.ts';

/** Compares hospitals whose texts collate equal: by zip, then by the code units of name, city and state. */
const byWriting = (left: Hospital, right: Hospital): number =>
  byUnits(left.zip, right.zip) ||
  byUnits(left.name, right.name) ||
  byUnits(left.city, right.city) ||
  byUnits(left.state, right.state);

/**
 * Sorts rows by name, city and state in collation order, then by zip, then by the code units of name, city and state.
 * The result does not depend on the given order.
 */
export const nameOrder = (hospitals: readonly Hospital[]): Hospital[] =>
  hospitals.toSorted(
    (left, right) =>
      collate(left.name, right.name) ||
      collate(left.city, right.city) ||
      collateStates(left.state, right.state) ||
      byWriting(left, right),
  );
