import type { NetworkFlags } from '#domain/network.ts';
import type { Hospital } from '../contract.ts';
import { type Directory, ODD_ZIP } from './directory.ts';

const bit = (bits: Uint8Array, row: number): boolean => (((bits[row >> 3] ?? 0) >> (row & 7)) & 1) === 1;

export const nameOf = ({ tokenStart, rowTokens, tokens }: Directory, row: number): string => {
  const end = tokenStart[row + 1] ?? 0;
  let at = tokenStart[row] ?? 0;
  let name = tokens.at(rowTokens[at] ?? 0) ?? '';
  while (++at < end) name += ` ${tokens.at(rowTokens[at] ?? 0)}`;
  return name;
};

const zipOf = ({ rowZip, oddZips }: Directory, row: number): string => {
  const zip = rowZip[row] ?? 0;
  return zip < ODD_ZIP ? String(zip).padStart(5, '0') : (oddZips.at(zip - ODD_ZIP) ?? '');
};

export const networksOf = ({ flags: { ultra, plus, core, open } }: Directory, row: number): NetworkFlags => ({
  ultra: bit(ultra, row),
  plus: bit(plus, row),
  core: bit(core, row),
  ...(open && { open: bit(open, row) }),
});

export const readRecord = (directory: Directory, row: number): Hospital => {
  const place = directory.rowPlace[row] ?? 0;
  return Object.freeze({
    name: nameOf(directory, row),
    city: directory.cities.at(directory.placeCity[place] ?? 0) ?? '',
    state: directory.states.at(directory.placeState[place] ?? 0) ?? '',
    zip: zipOf(directory, row),
    ...networksOf(directory, row),
  });
};

/** Returns a function from a row to its record, with a cache, because pages overlap. */
export const createRecords = (directory: Directory): ((row: number) => Hospital) => {
  const records: Hospital[] = [];
  return (row) => {
    records[row] ??= readRecord(directory, row);
    return records[row];
  };
};
