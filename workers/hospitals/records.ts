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

/** Number of cached records: a power of two, and more than any real directory has. */
const CACHED = 16_384;

/** Returns a function from a row to its record, with a cache, because pages overlap. */
export const createRecords = (directory: Directory): ((row: number) => Hospital) => {
  const records = new Array<Hospital | undefined>(Math.min(directory.rows, CACHED));
  const rowAt = new Uint32Array(records.length);
  return (row) => {
    const place = row & (CACHED - 1);
    const known = records[place];
    if (known !== undefined && rowAt[place] === row) return known;
    const record = readRecord(directory, row);
    records[place] = record;
    rowAt[place] = row;
    return record;
  };
};
