import { fold } from './fold.ts';
import type { NetworkFlags } from './network.ts';

/** One record of the directory after normalization. */
export interface Hospital extends NetworkFlags {
  /** The provider file's spelling, with runs of spaces collapsed. */
  readonly name: string;
  /** The corrected name in readable case: "Saint Louis". */
  readonly city: string;
  /** Postal code of the state or territory: "MO". */
  readonly state: string;
  /** Five digits as text; a suspicious value is kept unaltered. */
  readonly zip: string;
}

/**
 * A stable key for saved lists: "baptist-hospital-of-miami-miami-fl-33176". Made of the fields that identify a hospital
 * (ruling 14): name, city, state, zip. Only a–z, 0–9 and hyphens, so that any address can hold it.
 */
export const hospitalKey = ({
  name,
  city,
  state,
  zip,
}: Pick<Hospital, 'name' | 'city' | 'state' | 'zip'>): string =>
  fold(`${name} ${city} ${state} ${zip}`)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** "Miami, FL 33176". */
export const cityLine = ({ city, state, zip }: Pick<Hospital, 'city' | 'state' | 'zip'>): string =>
  `${city}, ${state} ${zip}`.trim();

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isHospitalKey = (text: string): boolean => text.length <= 160 && KEY.test(text);
