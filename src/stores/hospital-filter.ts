import { create } from 'zustand';
import type { Network } from '#domain/network.ts';
import { FIRST_RADIUS, type Place, type Radius } from '#domain/place.ts';

/** The filters as the controls show them, not yet applied. Empty text: not filtered. */
export interface HospitalFilterDraft {
  /** Postal code. */
  readonly state: string;
  /** City, or "City, ST" where no state is chosen and the name alone is ambiguous. */
  readonly city: string;
  readonly network: Network | '';
  readonly text: string;
  /** A typed or addressed place has no point before the engine has said where it is. */
  readonly near: Place | undefined;
  /** Kilometres round the place; without a place it means nothing. */
  readonly within: Radius;
}

export const NO_FILTER: HospitalFilterDraft = {
  state: '',
  city: '',
  network: '',
  text: '',
  near: undefined,
  within: FIRST_RADIUS,
};

interface HospitalFilterState {
  readonly draft: HospitalFilterDraft;
  /** A state change empties the city. */
  readonly setState: (state: string) => void;
  readonly setCity: (city: string) => void;
  readonly setNetwork: (network: Network | '') => void;
  readonly setText: (text: string) => void;
  readonly setNear: (near: Place | undefined) => void;
  readonly setWithin: (within: Radius) => void;
  /** Makes the controls say what is applied. */
  readonly show: (draft: HospitalFilterDraft) => void;
}

export const useHospitalFilter = create<HospitalFilterState>((set) => {
  const change = (part: Partial<HospitalFilterDraft>): void =>
    set(({ draft }) => ({ draft: { ...draft, ...part } }));
  return {
    draft: NO_FILTER,
    setState: (state) => change({ state, city: '' }),
    setCity: (city) => change({ city }),
    setNetwork: (network) => change({ network }),
    setText: (text) => change({ text }),
    setNear: (near) => change({ near }),
    setWithin: (within) => change({ within }),
    show: (draft) => set({ draft }),
  };
});
