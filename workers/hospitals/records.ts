import type { NetworkFlags } from '#domain/network.ts';
import type { Hospital } from '../contract.ts';
import { hasBit } from './bits.ts';
import { type Directory, ODD_ZIP } from './directory.ts';

const zipOf = ({ rowZip, oddZips }: Directory, row: number): string => {
  const zip = rowZip[row] ?? 0;
  return zip < ODD_ZIP ? String(zip).padStart(5, '0') : (oddZips[zip - ODD_ZIP] ?? '');
};

export const networksOf = ({ flags: { ultra, plus, core, open } }: Directory, row: number): NetworkFlags => ({
  ultra: hasBit(ultra, row),
  plus: hasBit(plus, row),
  core: hasBit(core, row),
  ...(open && { open: hasBit(open, row) }),
});

export const readRecord = (directory: Directory, row: number): Hospital => {
  const place = directory.rowPlace[row] ?? 0;
  return Object.freeze({
    name: directory.names[row] ?? '',
    city: directory.cities[directory.placeCity[place] ?? 0] ?? '',
    state: directory.states[directory.placeState[place] ?? 0] ?? '',
    zip: zipOf(directory, row),
    ...networksOf(directory, row),
  });
};

export const readRecords = (directory: Directory): Hospital[] =>
  directory.names.map((_, row) => readRecord(directory, row));

/** Returns a function from a row to its record, with a cache, because pages overlap. */
export const createRecords = (directory: Directory): ((row: number) => Hospital) => {
  const records: Hospital[] = [];
  return (row) => {
    records[row] ??= readRecord(directory, row);
    return records[row];
  };
};
