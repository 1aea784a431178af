import type { FlagNetwork } from './network.ts';

/** One record of the directory after normalisation. */
export interface Hospital extends Record<FlagNetwork, boolean> {
  /** As the provider file writes it, runs of spaces collapsed. */
  readonly name: string;
  /** The one spelling of the place, in readable case: "Saint Louis". */
  readonly city: string;
  /** Postal code of the state or territory: "MO". */
  readonly state: string;
  /** Five digits as text; where the file's value was suspicious, that value unaltered. */
  readonly zip: string;
}
