import { hospitalKey } from '#domain/hospital-key.ts';
import type { Hospital } from '../contract.ts';
import { editsBetween } from '../edit-distance.ts';

/** One edit for every so many letters of the longer spelling. */
const LETTERS_PER_EDIT = 4;

/** "phila" and "philadelphia", "st-louis" and "saint-louis": the letters of the short one, in order, from the first on. */
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
 * Is this the key of the hospital with its city in another spelling? Name, state and zip must be equal. What stands
 * between them in the key must be a spelling of the city; if it ends with the city itself, then the name was another.
 */
export const sameCity = (key: string, hospital: Hospital): boolean => {
  const city = hospitalKey({ name: '', city: hospital.city, state: '', zip: '' });
  const name = hospitalKey({ name: hospital.name, city: '', state: '', zip: '' });
  const end = hospitalKey({ name: '', city: '', state: hospital.state, zip: hospital.zip });
  if (!key.startsWith(`${name}-`) || !key.endsWith(`-${end}`)) return false;
  const written = key.slice(name.length + 1, -end.length - 1);
  return !written.endsWith(`-${city}`) && areSpellings(written, city);
};
