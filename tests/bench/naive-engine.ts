import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { stateName } from '#domain/state.ts';
import type { HospitalPage, HospitalQuery, SortKey } from '#workers/contract.ts';

/** What most sites do: filter all records, a RegExp for the text, sort what is left by localeCompare, cut the page. */
const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const compareKey = (key: SortKey, left: Hospital, right: Hospital): number => {
  if (key === 'name' || key === 'city') return left[key].localeCompare(right[key]);
  if (key === 'state') return stateName(left.state).localeCompare(stateName(right.state));
  return key === 'distance' ? 0 : Number(left[key]) - Number(right[key]);
};

const compareTies = (left: Hospital, right: Hospital): number =>
  left.name.localeCompare(right.name) ||
  left.city.localeCompare(right.city) ||
  stateName(left.state).localeCompare(stateName(right.state)) ||
  left.zip.localeCompare(right.zip);

export const createNaiveSearch =
  (hospitals: readonly Hospital[]) =>
  ({ state, city, network, text, sort, offset, limit }: HospitalQuery): HospitalPage => {
    const flag = FLAG_NETWORKS.find((name) => name === network);
    const pattern = text === undefined ? undefined : new RegExp(escapeText(text), 'i');
    const sign = sort.direction === 'desc' ? -1 : 1;
    const rows = hospitals
      .filter(
        (hospital) =>
          (state === undefined || hospital.state === state) &&
          (city === undefined || hospital.city === city) &&
          (flag === undefined || hospital[flag]) &&
          (pattern === undefined || pattern.test(hospital.name)),
      )
      .sort((left, right) => sign * compareKey(sort.key, left, right) || compareTies(left, right));
    return { total: rows.length, rows: rows.slice(offset, offset + limit) };
  };
