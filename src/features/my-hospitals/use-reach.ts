import { useMemo, useState } from 'react';
import { inNetwork, type Network } from '#domain/network.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import type { MyHospital, MyHospitals } from '#stores/my-hospitals.ts';
import type { Hospital } from '#workers/contract.ts';

export interface ListedHospital {
  readonly mine: MyHospital;
  /** Undefined until looked up. */
  readonly hospital: Hospital | undefined;
}

export interface ReachOfList {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly listed: readonly ListedHospital[];
  /** Hospitals that are no longer in the directory. */
  readonly delisted: MyHospitals;
  readonly retry: () => void;
}

/** Hospitals by key; null if there is no such hospital. */
const lookUp = async ({ keys }: { readonly keys: readonly string[] }) => {
  const { searchClient } = await import('#search/index.ts');
  const hospitals = await searchClient().getByKeys(keys);
  return new Map(keys.map((key, at) => [key, hospitals[at] ?? null]));
};

export const useReach = (list: MyHospitals, isWanted = true): ReachOfList => {
  const [attempt, setAttempt] = useState(0);
  const keys = list.map(({ key }) => key).join(',');
  const request = useMemo(
    () => (isWanted && keys !== '' ? { keys: keys.split(','), attempt } : undefined),
    [keys, attempt, isWanted],
  );
  const answer = useLoaded(lookUp, request);
  // While the answer for a changed list is pending, the hospitals of the last one are known.
  const found = list.map((mine) => ({ mine, hospital: answer?.output?.get(mine.key) }));
  const isKnown = found.every(({ hospital }) => hospital !== undefined);
  const hasFailed = answer?.failed && answer.input === request;
  return {
    phase: isKnown ? 'ready' : hasFailed ? 'failed' : 'loading',
    listed: found.flatMap(({ mine, hospital }) => (hospital === null ? [] : [{ mine, hospital }])),
    delisted: found.filter(({ hospital }) => hospital === null).map(({ mine }) => mine),
    retry: () => setAttempt(attempt + 1),
  };
};

/** Number of hospitals in a network; "…" until all hospitals are looked up. */
export const countInNetwork = (listed: readonly ListedHospital[], network: Network): string => {
  const hospitals = listed.flatMap(({ hospital }) => hospital ?? []);
  if (hospitals.length < listed.length) return '…';
  return String(hospitals.filter((hospital) => inNetwork(network, hospital)).length);
};
