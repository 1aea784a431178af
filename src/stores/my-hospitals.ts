import { create } from 'zustand';
import type { Hospital } from '#domain/hospital.ts';
import {
  joined,
  listFrom,
  MAX_HOSPITALS,
  type MyHospital,
  type MyHospitals,
  myHospitalOf,
} from './my-hospitals-list.ts';

/** Local storage key of the list, an array of `MyHospital` as JSON. */
export const STORAGE_KEY = 'my-hospitals';

interface MyHospitalsState {
  readonly list: MyHospitals;
  /** The list before the last removal, while the removal can be undone. */
  readonly before: MyHospitals | undefined;
  /** Hospitals of the last addition for which the list had no room. */
  readonly refused: MyHospitals;
  /** False if the browser's storage is denied or full. */
  readonly isKept: boolean;
  readonly add: (hospitals: MyHospitals) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly toggle: (hospital: Hospital) => void;
  /** Updates hospitals, by key, to their current names in the directory. */
  readonly syncNames: (changed: ReadonlyMap<string, MyHospital>) => void;
}

/** Returns undefined if storage is denied. */
const read = (): MyHospitals | undefined => {
  try {
    return listFrom(localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
};

const write = (list: MyHospitals): boolean => {
  try {
    if (list.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
};

/** Up to ten starred hospitals, in local storage, or in memory where storage is denied. */
export const useMyHospitals = create<MyHospitalsState>((set, get) => {
  /** Returns the current list. Reads the stored list, because another tab may have changed it. */
  const now = (): MyHospitals => (get().isKept ? (read() ?? get().list) : get().list);
  const put = (list: MyHospitals, more: Partial<Pick<MyHospitalsState, 'before' | 'refused'>> = {}): void =>
    set({ before: undefined, refused: [], ...more, list, isKept: write(list) });
  const has = (list: MyHospitals, key: string): boolean => list.some((each) => each.key === key);
  const keepOnly = (stays: (hospital: MyHospital) => boolean): void => {
    const before = now();
    put(before.filter(stays), { before });
  };
  const join = (first: MyHospitals, added: MyHospitals): void => {
    const list = joined(first, added);
    put(list, { refused: added.filter(({ key }) => !has(list, key)) });
  };
  const add = (hospitals: MyHospitals): void => join(now(), hospitals);
  const remove = (key: string): void => keepOnly((hospital) => hospital.key !== key);
  return {
    list: [],
    before: undefined,
    refused: [],
    isKept: true,
    add,
    remove,
    clear: () => keepOnly(() => false),
    // Keeps hospitals that another tab has added meanwhile.
    undo: () => join(get().before ?? [], now()),
    toggle: (hospital) => {
      const mine = myHospitalOf(hospital);
      if (has(get().list, mine.key)) remove(mine.key);
      else add([mine]);
    },
    syncNames: (changed) => {
      const list = joined(now().map((hospital) => changed.get(hospital.key) ?? hospital));
      set({ list, isKept: write(list) });
    },
  };
});

export { MAX_HOSPITALS, type MyHospital, type MyHospitals };

/** Reads the stored list, unless this tab has a list that could not be stored. */
const load = (): void => {
  const list = read();
  if (list !== undefined && useMyHospitals.getState().isKept) useMyHospitals.setState({ list });
};

// The prerenderer has no storage; React hydrates with the empty list of the prerendered page.
if (typeof window !== 'undefined') {
  load();
  addEventListener('storage', ({ key }) => (key === STORAGE_KEY || key === null) && load());
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && load());
}
