import { hospitalKey } from '#domain/hospital.ts';
import { commonNetworks } from '#domain/network.ts';
import type { Hospital, HospitalEngine } from '../contract.ts';
import { editsBetween } from '../edit-distance.ts';
import { findAll } from './matches.ts';

/** Number of letters of the longer spelling per allowed edit. */
const LETTERS_PER_EDIT = 4;

/** Whether `long` has the letters of `short` in order, and the same first: "phila", "philadelphia"; "st-louis", "saint-louis". */
const isShortFor = (short: string, long: string): boolean => {
  if (short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
};

const areSpellings = (before: string, now: string): boolean =>
  isShortFor(before, now) ||
  isShortFor(now, before) ||
  editsBetween(before, now) <= Math.floor(Math.max(before.length, now.length) / LETTERS_PER_EDIT);

/**
 * Whether this is the key of the hospital with its city in another spelling. Name, state and zip must be equal. The part
 * between name and state must be a spelling of the city; a part that ends with the city itself belongs to a longer name.
 */
export const sameCity = (key: string, hospital: Hospital): boolean => {
  const city = hospitalKey({ name: '', city: hospital.city, state: '', zip: '' });
  const name = hospitalKey({ name: hospital.name, city: '', state: '', zip: '' });
  const end = hospitalKey({ name: '', city: '', state: hospital.state, zip: hospital.zip });
  if (!key.startsWith(`${name}-`) || !key.endsWith(`-${end}`)) return false;
  const written = key.slice(name.length + 1, -end.length - 1);
  return !written.endsWith(`-${city}`) && areSpellings(written, city);
};

const ZIP = /^\d{5}$/;
const ZIP_AT_END = /-(\d{5})$/;

/** Returns the first hospital, with only the networks that all the hospitals are in; undefined for an empty list. */
const agreed = (hospitals: readonly Hospital[]): Hospital | undefined =>
  hospitals[0] && { ...hospitals[0], ...commonNetworks(hospitals) };

/**
 * Creates a lookup of hospitals by key (`hospitalKey`), in the order of the keys. The zip at the end of a key leaves few rows
 * to compare, so no list of all keys is kept. For a key of several hospitals, returns the first by name, city, state and zip,
 * with the networks that all of them are in (ruling 14). A key without a hospital may belong to a hospital whose city has since
 * been corrected (decision 015).
 */
export const createKeyLookup = (engine: HospitalEngine) => {
  const hospitals = findAll(engine);
  const zips = hospitals.map(({ zip }) => (ZIP.test(zip) ? zip : ''));
  const findOne = (key: string): Hospital | undefined => {
    const zip = ZIP_AT_END.exec(key)?.[1];
    const candidates = hospitals.filter((_, at) => zips[at] === '' || zips[at] === zip);
    const exact = agreed(candidates.filter((hospital) => hospitalKey(hospital) === key));
    if (exact !== undefined) return exact;
    const corrected = candidates.filter((hospital) => sameCity(key, hospital));
    return corrected.length === 1 ? corrected[0] : undefined;
  };
  return (keys: readonly string[]): readonly (Hospital | undefined)[] => keys.map(findOne);
};
