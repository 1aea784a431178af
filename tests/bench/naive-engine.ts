import type { Hospital } from '../../src/domain/hospital.ts';
import { FLAG_NETWORKS } from '../../src/domain/network.ts';
import { stateName } from '../../src/domain/state.ts';
import type { HospitalPage, HospitalQuery, SortKey } from '../../workers/contract.ts';

/** What most sites do: filter all records, a RegExp for the text, sort what is left, cut the page. */
const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How two texts are put in order. */
export type Compare = (left: string, right: string) => number;

/** Knows neither numbers nor case: some pages come in another order than the product's. */
export const byLocale: Compare = (left, right) => left.localeCompare(right);

/** What a careful team would take: made once, and in the product's order. */
export const byCollator: Compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

const compareKey = (key: SortKey, compare: Compare) => (left: Hospital, right: Hospital) => {
  if (key === 'name' || key === 'city') return compare(left[key], right[key]);
  if (key === 'state') return compare(stateName(left.state), stateName(right.state));
  return key === 'distance' ? 0 : Number(left[key]) - Number(right[key]);
};

const compareTies = (compare: Compare) => (left: Hospital, right: Hospital) =>
  compare(left.name, right.name) ||
  compare(left.city, right.city) ||
  compare(stateName(left.state), stateName(right.state)) ||
  compare(left.zip, right.zip);

export const createNaiveSearch = (hospitals: readonly Hospital[], compare: Compare) => {
  const ties = compareTies(compare);
  return ({ state, city, network, text, sort, offset, limit }: HospitalQuery): HospitalPage => {
    const flag = FLAG_NETWORKS.find((name) => name === network);
    const pattern = text === undefined ? undefined : new RegExp(escapeText(text), 'i');
    const sign = sort.direction === 'desc' ? -1 : 1;
    const byKey = compareKey(sort.key, compare);
    const rows = hospitals
      .filter(
        (hospital) =>
          (state === undefined || hospital.state === state) &&
          (city === undefined || hospital.city === city) &&
          (flag === undefined || hospital[flag]) &&
          (pattern === undefined || pattern.test(hospital.name)),
      )
      .sort((left, right) => sign * byKey(left, right) || ties(left, right));
    return { total: rows.length, rows: rows.slice(offset, offset + limit) };
  };
};
