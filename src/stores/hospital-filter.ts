import { create } from 'zustand';
import type { Network } from '#domain/network.ts';
import { FIRST_RADIUS, type Place, type Radius } from '#domain/place.ts';
import type { Plan } from '#domain/plan.ts';

/** The filters in the controls, not yet applied. Empty text: not filtered. */
export interface HospitalFilterDraft {
  readonly state: string;
  /** City, or "City, ST" where no state is chosen and the name alone is ambiguous. */
  readonly city: string;
  /** The visitor's plan narrows the networks to its two; the list stays whole. */
  readonly plan: Plan | '';
  readonly network: Network | '';
  readonly text: string;
  /** Only hospitals with an emergency department. */
  readonly emergency: boolean;
  /** A typed or addressed place has no point until the engine has found it. */
  readonly near: Place | undefined;
  /** Kilometres around the place; without a place it does not filter. */
  readonly within: Radius;
}

export const NO_FILTER: HospitalFilterDraft = {
  state: '',
  city: '',
  plan: '',
  network: '',
  text: '',
  emergency: false,
  near: undefined,
  within: FIRST_RADIUS,
};

export const useHospitalFilter = create<{ readonly draft: HospitalFilterDraft }>(() => ({
  draft: NO_FILTER,
}));

export const changeDraft = (part: Partial<HospitalFilterDraft>): void =>
  useHospitalFilter.setState(({ draft }) => ({ draft: { ...draft, ...part } }));
