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

/** Details of a hospital beyond its place and networks. A field is missing where the file has no unambiguous value. */
export interface HospitalDetails {
  /** Street lines as the file writes them: "1108 ROSS CLARK CIRCLE, SUITE 2". */
  readonly address?: string;
  /** RFC 3966 without its scheme: "+13347938701", "+13347938701;ext=12". */
  readonly telephone?: string;
  /** An absolute http or https address. */
  readonly website?: string;
  /** The file's type in readable case: "General acute care". */
  readonly type?: string;
  /** Whether it has an emergency department. */
  readonly emergency?: boolean;
}

export const DETAILS = ['address', 'telephone', 'website', 'type', 'emergency'] as const;

export type Detail = (typeof DETAILS)[number];

/** Details of one state's hospitals, by `hospitalKey`. `columns`: the fields that at least one hospital of the directory has. */
export interface DetailsPart {
  readonly columns: readonly Detail[];
  readonly hospitals: Readonly<Record<string, HospitalDetails>>;
}

export interface DetailedHospital extends Hospital {
  readonly details?: HospitalDetails;
}
