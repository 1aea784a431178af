import { networkName } from '#content/facts.ts';
import { compareNames } from '#domain/fold.ts';
import { stateName } from '#domain/geography/state.ts';
import { DETAILS, type DetailedHospital, type HospitalDetails, hospitalKey } from '#domain/hospital.ts';
import { columnNetworks, inNetwork } from '#domain/network.ts';
import { foldCity } from '../data/cities/city-names.ts';
import { matchHospitals, type Pair } from './match-hospitals.ts';

/** Numbers of hospitals in a state or network. */
export interface Count {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  /** Number of hospitals that were in the state or network before and are not after. */
  readonly lost: number;
  readonly gained: number;
}

/** Whether the names differ, ignoring case and punctuation, as in the keys of saved lists. */
const isRenamed = ({ before, after }: Pair): boolean =>
  hospitalKey(before) !== hospitalKey({ ...before, name: after.name });

const isMoved = ({ before, after }: Pair): boolean =>
  before.zip !== after.zip || before.state !== after.state || foldCity(before.city) !== foldCity(after.city);

const networkChange = ({ before, after }: Pair) => {
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

/** Lists changes of `details`, which are the columns of both directories: a new column must not change every hospital. */
const detailChanges = (pairs: readonly Pair[], details: readonly (keyof HospitalDetails)[]) =>
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

/** Returns the changes if the directory `after` replaced `before`. Lists are sorted by state, city and name. */
export const compareDirectories = (
  before: readonly DetailedHospital[],
  after: readonly DetailedHospital[],
) => {
  const { pairs, gone, added } = matchHospitals(before, after);
  const all = [...before, ...after];
  const count = (name: string, isIn: (hospital: DetailedHospital) => boolean): Count => {
    const [was, is] = [before.filter(isIn).length, after.filter(isIn).length];
    const stayed = pairs.filter((pair) => isIn(pair.before) && isIn(pair.after)).length;
    return { name, before: was, after: is, lost: was - stayed, gained: is - stayed };
  };
  return {
    before: before.length,
    after: after.length,
    added,
    gone,
    /** Pairs with different names. */
    renamed: pairs.filter(isRenamed),
    /** Pairs with different places: city, state or zip. */
    moved: pairs.filter(isMoved),
    networks: pairs.map(networkChange).filter(({ lost, gained }) => lost.length + gained.length > 0),
    details: detailChanges(
      pairs,
      DETAILS.filter((detail) => has(before, detail) && has(after, detail)),
    ),
    states: [...new Set(all.map(({ state }) => state))]
      .map((code) => count(stateName(code), ({ state }) => state === code))
      .sort((a, b) => compareNames(a.name, b.name)),
    networkCounts: columnNetworks(all.filter(({ open }) => open !== undefined)).map((network) =>
      count(networkName(network), (each) => inNetwork(network, each)),
    ),
  };
};

export type DirectoryDiff = ReturnType<typeof compareDirectories>;

export const lossShare = ({ lost, before }: Count): number => (before === 0 ? 0 : (100 * lost) / before);

/** Returns the states and networks that lose more than this share of their hospitals, in percent. */
export const lossesAbove = ({ states, networkCounts }: DirectoryDiff, percent: number): Count[] =>
  [...networkCounts, ...states].filter((each) => lossShare(each) > percent);
