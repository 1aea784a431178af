import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { MyHospital, MyHospitals } from '#stores/my-hospitals.ts';
import type { Hospital } from '#workers/contract.ts';

/** A hospital of a list, and what the directory says of it once that is known. */
export interface Listed {
  readonly mine: MyHospital;
  readonly hospital: Hospital | undefined;
}

export interface ReachOfList {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Those of the list that the directory has, or that have not been looked up yet. */
  readonly listed: readonly Listed[];
  /** Those that the directory has lost. */
  readonly left: MyHospitals;
  readonly retry: () => void;
}

/** By key; null: the directory has none of that key. */
type Known = ReadonlyMap<string, Hospital | null>;

const pick = async (keys: readonly string[]): Promise<Known> => {
  const { searchClient } = await import('#search/index.ts');
  const hospitals = await searchClient().getByKeys(keys);
  return new Map(keys.map((key, at) => [key, hospitals[at] ?? null]));
};

interface Asked {
  readonly known: Known;
  /** The keys for which the last question failed. */
  readonly failed: string | undefined;
}

/** What has been asked stays known from page to page: the directory changes with a deploy only. */
const useAsked = create<Asked>(() => ({ known: new Map(), failed: undefined }));

const learn = (found: Known): void =>
  useAsked.setState(({ known }) => ({ known: new Map([...known, ...found]), failed: undefined }));

/** Asks the engine for those hospitals of a list that it has not been asked for yet, as soon as that is wanted. */
export const useReach = (list: MyHospitals, isWanted = true): ReachOfList => {
  const { known, failed } = useAsked();
  const missing = list.filter(({ key }) => !known.has(key)).map(({ key }) => key);
  const asked = missing.join(',');
  useEffect(() => {
    if (!isWanted || asked === '' || failed === asked) return;
    pick(asked.split(',')).then(learn, () => useAsked.setState({ failed: asked }));
  }, [asked, failed, isWanted]);
  return useMemo(() => {
    const entries = list.map((mine) => ({ mine, hospital: known.get(mine.key) }));
    return {
      phase: asked === '' ? 'ready' : failed === asked ? 'failed' : 'loading',
      listed: entries.flatMap(({ mine, hospital }) => (hospital === null ? [] : [{ mine, hospital }])),
      left: entries.filter(({ hospital }) => hospital === null).map(({ mine }) => mine),
      retry: () => useAsked.setState({ failed: undefined }),
    };
  }, [list, known, asked, failed]);
};
