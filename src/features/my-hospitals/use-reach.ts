import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
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
type Lookups = ReadonlyMap<string, Hospital | null>;

const lookUp = async (keys: readonly string[]): Promise<Lookups> => {
  const { searchClient } = await import('#search/index.ts');
  const hospitals = await searchClient().getByKeys(keys);
  return new Map(keys.map((key, at) => [key, hospitals[at] ?? null]));
};

/** Kept across pages, because the directory changes with a deploy only. `failed`: keys of the failed request. */
const useLookups = create<{ readonly found: Lookups; readonly failed: string | undefined }>(() => ({
  found: new Map(),
  failed: undefined,
}));

export const useReach = (list: MyHospitals, isWanted = true): ReachOfList => {
  const { found, failed } = useLookups();
  const missing = list
    .map(({ key }) => key)
    .filter((key) => !found.has(key))
    .join(',');
  useEffect(() => {
    if (!isWanted || missing === '' || failed === missing) return;
    lookUp(missing.split(',')).then(
      (more) =>
        useLookups.setState((last) => ({ found: new Map([...last.found, ...more]), failed: undefined })),
      () => useLookups.setState({ failed: missing }),
    );
  }, [missing, failed, isWanted]);
  return useMemo(() => {
    const entries = list.map((mine) => ({ mine, hospital: found.get(mine.key) }));
    return {
      phase: missing === '' ? 'ready' : failed === missing ? 'failed' : 'loading',
      listed: entries.flatMap(({ mine, hospital }) => (hospital === null ? [] : [{ mine, hospital }])),
      delisted: entries.filter(({ hospital }) => hospital === null).map(({ mine }) => mine),
      retry: () => useLookups.setState({ failed: undefined }),
    };
  }, [list, found, missing, failed]);
};
