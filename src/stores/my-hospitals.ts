import { create } from 'zustand';
import type { Hospital } from '#domain/hospital.ts';
import {
  joined,
  listFrom,
  MOST_HOSPITALS,
  type MyHospital,
  type MyHospitals,
  myHospitalOf,
} from './my-hospitals-list.ts';

/** Under this name browsers keep the list: an array of `MyHospital` as JSON. */
export const STORAGE_KEY = 'my-hospitals';

interface MyHospitalsState {
  readonly list: MyHospitals;
  /** The list as it was before something was taken off it, as long as that can be undone. */
  readonly before: MyHospitals | undefined;
  /** What the full list had no room for when it was asked to take it. */
  readonly refused: MyHospitals;
  /** The browser keeps the list; false where its storage is denied or full. */
  readonly isKept: boolean;
  readonly add: (hospitals: MyHospitals) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  /** Puts it on the list, or takes it off. */
  readonly toggle: (hospital: Hospital) => void;
  /** Takes over what the directory calls the hospitals now. */
  readonly renew: (renewed: ReadonlyMap<string, MyHospital>) => void;
}

/** Undefined where storage is denied. */
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

/** Up to ten hospitals that a visitor has starred. Kept in the browser, and in memory alone where that is impossible. */
export const useMyHospitals = create<MyHospitalsState>((set, get) => {
  /** Another tab may have changed the list since this one last looked. */
  const now = (): MyHospitals => (get().isKept ? (read() ?? get().list) : get().list);
  const put = (list: MyHospitals, more: Partial<Pick<MyHospitalsState, 'before' | 'refused'>> = {}): void =>
    set({ before: undefined, refused: [], ...more, list, isKept: write(list) });
  const has = (list: MyHospitals, key: string): boolean => list.some((each) => each.key === key);
  const keepOnly = (stays: (hospital: MyHospital) => boolean): void => {
    const before = now();
    put(before.filter(stays), { before });
  };
  const add = (hospitals: MyHospitals): void => {
    const list = joined(now(), hospitals);
    put(list, { refused: hospitals.filter(({ key }) => !has(list, key)) });
  };
  const remove = (key: string): void => keepOnly((hospital) => hospital.key !== key);
  return {
    list: [],
    before: undefined,
    refused: [],
    isKept: true,
    add,
    remove,
    clear: () => keepOnly(() => false),
    // What another tab has added meanwhile stays.
    undo: () => {
      const before = get().before ?? [];
      const list = joined(before, now());
      put(list, { refused: now().filter(({ key }) => !has(list, key)) });
    },
    toggle: (hospital) => {
      const mine = myHospitalOf(hospital);
      if (has(get().list, mine.key)) remove(mine.key);
      else add([mine]);
    },
    renew: (renewed) => {
      const list = joined(now().map((hospital) => renewed.get(hospital.key) ?? hospital));
      set({ list, isKept: write(list) });
    },
  };
});

export { MOST_HOSPITALS, type MyHospital, type MyHospitals };

/** Takes over what the browser has kept. What this tab alone knows stays where nothing can be kept. */
const look = (): void => {
  const list = read();
  if (list !== undefined && useMyHospitals.getState().isKept) useMyHospitals.setState({ list });
};

// Where pages are written there is no storage, and React takes a page over with the list empty, as it was written.
if (typeof window !== 'undefined') {
  look();
  addEventListener('storage', ({ key }) => (key === STORAGE_KEY || key === null) && look());
  // A page that comes back from the browser's memory has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}
