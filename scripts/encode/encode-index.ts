import type { Hospital } from '#domain/hospital.ts';
import { packNetworks } from '#domain/network.ts';
import { encodeChecked } from '#workers/hospitals/checked-json.ts';
import { byUnits, nameOrder } from '#workers/hospitals/collation.ts';
import { INDEX_FORMAT, type IndexColumns } from '#workers/hospitals/index-file.ts';
import { isZip } from '../data/cells.ts';

type Location = Pick<Hospital, 'city' | 'state' | 'zip'>;

const keyOf = ({ city, state, zip }: Location): string => JSON.stringify([zip, city, state]);

/** Sorts by zip, because the cities and states of neighboring zips are often equal; zips of five digits come first. */
const compareLocations = (left: Location, right: Location): number =>
  Number(isZip(right.zip)) - Number(isZip(left.zip)) ||
  byUnits(left.zip, right.zip) ||
  byUnits(left.city, right.city) ||
  byUnits(left.state, right.state);

/** Largest digit of base 36. */
const MOST_SHARED = 35;

/** Returns the length of the common prefix of two names, at most `MOST_SHARED`. */
const sharedLength = (before: string, name: string): number => {
  const most = Math.min(before.length, name.length, MOST_SHARED);
  let shared = 0;
  while (shared < most && before[shared] === name[shared]) shared++;
  return shared;
};

const orNull = (texts: readonly string[]): (string | null)[] =>
  texts.map((text, at) => (at > 0 && text === texts[at - 1] ? null : text));

const columnsOf = (hospitals: readonly Hospital[]): IndexColumns => {
  const locations = [
    ...new Map(hospitals.map((hospital): [string, Location] => [keyOf(hospital), hospital])).values(),
  ].sort(compareLocations);
  const numbers = new Map(locations.map((location, at) => [keyOf(location), at]));
  const shared = hospitals.map(({ name }, row) => sharedLength(hospitals[row - 1]?.name ?? '', name));
  return {
    names: hospitals.map(({ name }, row) => name.slice(shared[row])),
    shared: shared.map((length) => length.toString(36)).join(''),
    locations: hospitals.map((hospital) => numbers.get(keyOf(hospital)) ?? 0),
    networks: hospitals.map((hospital) => packNetworks(hospital).toString(32)).join(''),
    cities: orNull(locations.map(({ city }) => city)),
    states: orNull(locations.map(({ state }) => state)),
    zips: locations.map(({ zip }, at) =>
      isZip(zip) ? Number(zip) - Number(locations[at - 1]?.zip ?? 0) : zip,
    ),
  };
};

/**
 * Encodes the index file of a directory, see workers/hospitals/index-file.ts. Records must be unique by name, city, state and
 * zip. The bytes do not depend on the order of records, the locale or the clock. Any text is preserved: empty, Unicode, lone
 * surrogates, irregular zips.
 */
export const encodeIndex = (hospitals: readonly Hospital[]): Uint8Array =>
  encodeChecked(INDEX_FORMAT, columnsOf(nameOrder(hospitals)));
