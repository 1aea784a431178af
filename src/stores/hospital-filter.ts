import { create } from 'zustand';
import { FIRST_RADIUS, type Place, type Radius } from '#domain/geography/place.ts';
import type { Network } from '#domain/network.ts';
import type { Plan } from '#domain/plan.ts';

/** The filters in the controls, not yet applied. An empty string does not filter. */
export interface HospitalFilterDraft {
  readonly state: string;
  /** City, or "City, ST" if no state is chosen and the name alone is ambiguous. */
  readonly city: string;
  /** The visitor's plan: limits the networks to choose from to the plan's two, but does not filter the list. */
  readonly plan: Plan | '';
  readonly network: Network | '';
  readonly text: string;
  /** Only hospitals with an emergency department. */
  readonly emergency: boolean;
  /** Start place. A place from typed text or from the address has no coordinates until the engine has found it. */
  readonly near: Place | undefined;
  /** Radius around `near` in kilometers; ignored without `near`. */
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
