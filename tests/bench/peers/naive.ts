import type { Hospital } from '../../../src/domain/hospital.ts';
import { FLAG_NETWORKS } from '../../../src/domain/network.ts';
import { stateName } from '../../../src/domain/state.ts';
import type { HospitalSort } from '../../../workers/contract.ts';
import { seeded } from '../../workers/random.ts';
import { type Peer, parseBytes, type Search, toBytes } from './peer.ts';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const compareBy = ({ key }: HospitalSort, left: Hospital, right: Hospital): number => {
  if (key === 'name' || key === 'city') return left[key].localeCompare(right[key]);
  if (key === 'state') return stateName(left.state).localeCompare(stateName(right.state));
  return key === 'distance' ? 0 : Number(left[key]) - Number(right[key]);
};

const compareTies = (left: Hospital, right: Hospital): number =>
  left.name.localeCompare(right.name) ||
  left.city.localeCompare(right.city) ||
  stateName(left.state).localeCompare(stateName(right.state)) ||
  left.zip.localeCompare(right.zip);

/** Searches as most sites do: filters all records, matches text with a RegExp, sorts with localeCompare, slices the page. */
const createSearch =
  (hospitals: readonly Hospital[]): Search =>
  ({ state, city, network, text, sort, offset, limit }) => {
    const flag = FLAG_NETWORKS.find((name) => name === network);
    const pattern = text === undefined ? undefined : new RegExp(escapePattern(text), 'i');
    const sign = sort.direction === 'desc' ? -1 : 1;
    const rows = hospitals
      .filter(
        (hospital) =>
          (state === undefined || hospital.state === state) &&
          (city === undefined || hospital.city === city) &&
          (flag === undefined || hospital[flag]) &&
          (pattern === undefined || pattern.test(hospital.name)),
      )
      .sort((left, right) => sign * compareBy(sort, left, right) || compareTies(left, right));
    return { total: rows.length, rows: rows.slice(offset, offset + limit) };
  };

/** Shuffles rows (Fisher-Yates), because sorting rows that are already sorted would take almost no time. */
const shuffle = (hospitals: readonly Hospital[]): readonly Hospital[] => {
  const random = seeded(11);
  const shuffled = [...hospitals];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other] as Hospital, shuffled[at] as Hospital];
  }
  return shuffled;
};

/** The baseline. It does not use the precomputed ranks but sorts rows itself. */
export const NAIVE: Peer = {
  title: 'naive: RegExp, localeCompare',
  build: (rows) => toBytes(JSON.stringify(shuffle(rows))),
  shipsRows: false,
  open: ({ index }) => createSearch(parseBytes<Hospital[]>(index)),
};
