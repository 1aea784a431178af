import { hospitalKey } from '#domain/hospital-key.ts';
import type { FlagNetwork } from '#domain/network.ts';
import type { Hospital } from '../contract.ts';
import { ODD_ZIP } from './directory.ts';
import { sameCity } from './fuzzy-key.ts';
import { createRecords } from './records.ts';
import type { EngineParts } from './reference/reference.ts';

const ZIP_AT_END = /-(\d{5})$/;

const zipOf = (key: string): number => Number(ZIP_AT_END.exec(key)?.[1] ?? Number.NaN);

/** The first of some hospitals, in the networks that all of them are in; undefined when there are none. */
const agreed = (twins: readonly Hospital[]): Hospital | undefined => {
  const inAll = (network: FlagNetwork): boolean => twins.every((hospital) => hospital[network]);
  return twins[0] && { ...twins[0], ultra: inAll('ultra'), plus: inAll('plus'), core: inAll('core') };
};

/**
 * Hospitals by key (`hospitalKey`), in the order of the keys. The zip at a key's end leaves few rows to compare with, so
 * no list of all keys is kept. Of several hospitals with one key the first by name, city, state and zip is meant, with the
 * networks on which all of them agree: nobody is promised what only its twin has (decision 14). A key that
 * no hospital has may be that of one whose city has since been corrected (decision 016).
 */
export const createPicker = ({ directory }: EngineParts) => {
  const { rowZip } = directory;
  const record = createRecords(directory);
  const candidates = (key: string): Hospital[] => {
    const zip = zipOf(key);
    const found: Hospital[] = [];
    rowZip.forEach((number, row) => {
      if (number === zip || number >= ODD_ZIP) found.push(record(row));
    });
    return found;
  };
  const pickOne = (key: string): Hospital | undefined => {
    const near = candidates(key);
    const exact = agreed(near.filter((hospital) => hospitalKey(hospital) === key));
    if (exact !== undefined) return exact;
    const corrected = near.filter((hospital) => sameCity(key, hospital));
    return corrected.length === 1 ? corrected[0] : undefined;
  };
  return (keys: readonly string[]): readonly (Hospital | undefined)[] => keys.map(pickOne);
};
