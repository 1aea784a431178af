import { compareNames } from '#domain/fold.ts';
import { hospitalKey } from '#domain/hospital.ts';
import { DETAILS, type DetailedHospital, type HospitalDetails } from '#domain/hospital-details.ts';
import { columnNetworks, inNetwork, type Network } from '#domain/network.ts';
import { stateName } from '#domain/state.ts';
import { foldCity } from '../data/cities/city-names.ts';
import { type Match, matchHospitals, type Pair } from './match-hospitals.ts';

export interface NetworkChange extends Pair {
  readonly lost: readonly Network[];
  readonly gained: readonly Network[];
}

export interface DetailChange extends Pair {
  readonly detail: keyof HospitalDetails;
  readonly from: string;
  readonly to: string;
}

/** Hospitals of a state or a network. */
export interface Count {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  /** Of those before, how many are there no longer. */
  readonly lost: number;
  readonly gained: number;
}

export interface DirectoryDiff {
  readonly before: number;
  readonly after: number;
  readonly added: readonly DetailedHospital[];
  readonly gone: readonly DetailedHospital[];
  /** Same place, similar name. */
  readonly renamed: readonly Pair[];
  /** Same name, other place. */
  readonly moved: readonly Pair[];
  readonly networks: readonly NetworkChange[];
  readonly details: readonly DetailChange[];
  readonly states: readonly Count[];
  readonly networkCounts: readonly Count[];
}

/** Case and punctuation aside, as in the keys of saved lists. */
const isRenamed = ({ before, after }: Pair): boolean =>
  hospitalKey(before) !== hospitalKey({ ...before, name: after.name });

const isMoved = ({ before, after }: Pair): boolean =>
  before.zip !== after.zip || before.state !== after.state || foldCity(before.city) !== foldCity(after.city);

const networkChange = ({ before, after }: Pair): NetworkChange => {
  const changed = columnNetworks([before, after].filter(({ open }) => open !== undefined)).filter(
    (network) => inNetwork(network, before) !== inNetwork(network, after),
  );
  return {
    before,
    after,
    lost: changed.filter((network) => inNetwork(network, before)),
    gained: changed.filter((network) => inNetwork(network, after)),
  };
};

const showDetail = (value: string | boolean | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
};

const has = (hospitals: readonly DetailedHospital[], detail: keyof HospitalDetails): boolean =>
  hospitals.some((hospital) => hospital.details?.[detail] !== undefined);

/** Changes of the columns that both directories have: a new column is no change of every hospital. */
const detailChanges = (pairs: readonly Pair[], details: readonly (keyof HospitalDetails)[]): DetailChange[] =>
  pairs.flatMap(({ before, after }) =>
    details
      .map((detail) => ({
        before,
        after,
        detail,
        from: showDetail(before.details?.[detail]),
        to: showDetail(after.details?.[detail]),
      }))
      .filter(({ from, to }) => from !== to),
  );

const count = (
  name: string,
  { pairs, gone, added }: Match,
  isIn: (hospital: DetailedHospital) => boolean,
): Count => {
  const [left, came] = [gone.filter(isIn).length, added.filter(isIn).length];
  const stayed = pairs.filter(({ before, after }) => isIn(before) && isIn(after)).length;
  const out = pairs.filter(({ before }) => isIn(before)).length - stayed;
  const into = pairs.filter(({ after }) => isIn(after)).length - stayed;
  return {
    name,
    before: stayed + out + left,
    after: stayed + into + came,
    lost: out + left,
    gained: into + came,
  };
};

const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  open: 'Open',
  ultra: 'Ultra',
  plus: 'Plus',
  core: 'Core',
};
export const networkName = (network: Network): string => NETWORK_NAMES[network];

const countStates = (match: Match, hospitals: readonly DetailedHospital[]): Count[] =>
  [...new Set(hospitals.map(({ state }) => state))]
    .map((code) => count(stateName(code), match, ({ state }) => state === code))
    .sort((a, b) => compareNames(a.name, b.name));

/** What would change if the directory `after` took the place of `before`. Lists are in order of state, city and name. */
export const compareDirectories = (
  before: readonly DetailedHospital[],
  after: readonly DetailedHospital[],
): DirectoryDiff => {
  const match = matchHospitals(before, after);
  const { pairs, gone, added } = match;
  return {
    before: before.length,
    after: after.length,
    added,
    gone,
    renamed: pairs.filter(isRenamed),
    moved: pairs.filter(isMoved),
    networks: pairs.map(networkChange).filter(({ lost, gained }) => lost.length + gained.length > 0),
    details: detailChanges(
      pairs,
      DETAILS.filter((detail) => has(before, detail) && has(after, detail)),
    ),
    states: countStates(match, [...before, ...after]),
    networkCounts: columnNetworks([...before, ...after].filter(({ open }) => open !== undefined)).map(
      (network) => count(networkName(network), match, (each) => inNetwork(network, each)),
    ),
  };
};

export const lossShare = ({ lost, before }: Count): number => (before === 0 ? 0 : (100 * lost) / before);

/** States and networks that lose more than this share of their hospitals, in percent. */
export const heavyLosses = ({ states, networkCounts }: DirectoryDiff, percent: number): Count[] =>
  [...networkCounts, ...states].filter((each) => lossShare(each) > percent);
