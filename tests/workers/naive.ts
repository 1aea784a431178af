import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { stateCode, stateName } from '#domain/state.ts';
import { type HospitalPage, type HospitalQuery, MAX_TEXT } from '#workers/contract.ts';

/*
 * The third opinion: the rules of the specification written down once more, as plainly as possible, sharing nothing
 * with the engines but the table of states.
 */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const units = (left: string, right: string): number => Number(left > right) - Number(left < right);
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
const same = (left: string, right: string): boolean => folded(left.trim()) === folded(right.trim());
const sameState = (left: string, right: string): boolean =>
  stateCode(left) === undefined && stateCode(right) === undefined
    ? same(left, right)
    : stateCode(left) === stateCode(right);
const given = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const inCity = (hospitals: readonly Hospital[], text: string) => {
  if (hospitals.some(({ city }) => same(city, text))) return ({ city }: Hospital) => same(city, text);
  const [head, tail] = [text.slice(0, text.lastIndexOf(',')), text.slice(text.lastIndexOf(',') + 1)];
  return ({ city, state }: Hospital) => text.includes(',') && same(city, head) && sameState(state, tail);
};

const compareKey = (key: HospitalQuery['sort']['key'], left: Hospital, right: Hospital): number => {
  if (key === 'name' || key === 'city') return compare(left[key], right[key]);
  if (key === 'state') return compare(stateName(left.state), stateName(right.state));
  return key === 'distance' ? 0 : Number(left[key]) - Number(right[key]);
};

const compareAll = (left: Hospital, right: Hospital): number =>
  compare(left.name, right.name) ||
  compare(left.city, right.city) ||
  compare(stateName(left.state), stateName(right.state)) ||
  units(left.zip, right.zip) ||
  units(left.name, right.name) ||
  units(left.city, right.city) ||
  units(left.state, right.state);

export const naiveMatches = (hospitals: readonly Hospital[], query: HospitalQuery): Hospital[] => {
  const { state, city, network, text } = query;
  const flag = FLAG_NETWORKS.find((name) => name === network);
  const wanted = folded((text ?? '').trim().slice(0, MAX_TEXT));
  const atCity = given(city) ? inCity(hospitals, city) : () => true;
  return hospitals.filter(
    (hospital) =>
      (!given(state) || sameState(hospital.state, state)) &&
      atCity(hospital) &&
      (flag === undefined || hospital[flag]) &&
      folded(hospital.name).includes(wanted),
  );
};

export const naiveSearch = (hospitals: readonly Hospital[], query: HospitalQuery): HospitalPage => {
  const { sort, offset, limit } = query;
  const sign = sort.direction === 'desc' ? -1 : 1;
  const rows = naiveMatches(hospitals, query).sort(
    (left, right) => sign * compareKey(sort.key, left, right) || compareAll(left, right),
  );
  return { total: rows.length, rows: rows.slice(offset, offset + limit) };
};
