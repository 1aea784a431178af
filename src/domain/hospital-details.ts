import type { Hospital } from './hospital.ts';

/** What a file may know of a hospital beyond its place and networks. A field is missing where the file says nothing certain. */
export interface HospitalDetails {
  /** Street lines as the file writes them: "1108 ROSS CLARK CIRCLE, SUITE 2". */
  readonly address?: string;
  /** RFC 3966 without its scheme: "+13347938701", "+13347938701;ext=12". */
  readonly telephone?: string;
  /** An absolute http or https address. */
  readonly website?: string;
  /** As the file names it, in readable case: "General acute care". */
  readonly type?: string;
  /** Whether it has an emergency department. */
  readonly emergency?: boolean;
}

export const DETAILS = ['address', 'telephone', 'website', 'type', 'emergency'] as const;

export type Detail = (typeof DETAILS)[number];

/** The details of a state's hospitals, by `hospitalKey`. `columns`: those of which the whole directory knows any. */
export interface DetailsPart {
  readonly columns: readonly Detail[];
  readonly hospitals: Readonly<Record<string, HospitalDetails>>;
}

export interface DetailedHospital extends Hospital {
  readonly details?: HospitalDetails;
}
