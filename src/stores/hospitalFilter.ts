import { create } from 'zustand';
import type { Network } from '#domain/network.ts';

/** The filters as the controls show them, not yet applied. Empty text: not filtered. */
export interface HospitalFilterDraft {
  /** Postal code. */
  readonly state: string;
  /** City, or "City, ST" where no state is chosen and the name alone is ambiguous. */
  readonly city: string;
  readonly network: Network | '';
  readonly text: string;
}

export const NO_FILTER: HospitalFilterDraft = { state: '', city: '', network: '', text: '' };

interface HospitalFilterState {
  readonly draft: HospitalFilterDraft;
  /** A state change empties the city. */
  readonly setState: (state: string) => void;
  readonly setCity: (city: string) => void;
  readonly setNetwork: (network: Network | '') => void;
  readonly setText: (text: string) => void;
  /** Makes the controls say what is applied. */
  readonly show: (draft: HospitalFilterDraft) => void;
}

export const useHospitalFilter = create<HospitalFilterState>((set) => ({
  draft: NO_FILTER,
  setState: (state) => set(({ draft }) => ({ draft: { ...draft, state, city: '' } })),
  setCity: (city) => set(({ draft }) => ({ draft: { ...draft, city } })),
  setNetwork: (network) => set(({ draft }) => ({ draft: { ...draft, network } })),
  setText: (text) => set(({ draft }) => ({ draft: { ...draft, text } })),
  show: (draft) => set({ draft }),
}));
