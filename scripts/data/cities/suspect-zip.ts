import { isZip } from '../normalize-zip.ts';
import type { Gazetteer } from './gazetteer.ts';

/** Why a zip is not believed; undefined when it is. A suspicious zip is reported and never altered. */
export const suspectZip = (zip: string, state: string, gazetteer: Gazetteer): string | undefined => {
  if (zip === '') return 'missing';
  if (!isZip(zip)) return 'not five digits';
  const entry = gazetteer.zip(zip);
  if (entry === undefined) return 'not in the gazetteer';
  return entry.place.state === state ? undefined : `belongs to ${entry.place.name}, ${entry.place.state}`;
};
