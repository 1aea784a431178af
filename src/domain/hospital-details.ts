import type { Hospital } from './hospital.ts';

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
