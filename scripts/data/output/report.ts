import type { FlagNetwork } from '#domain/network.ts';
import { Tally } from '../tally.ts';

/** One and the same change, and every line of the input where it was made. */
export interface Change {
  readonly column: string;
  readonly from: string;
  readonly to: string;
  readonly state: string;
  readonly zip: string;
  readonly reason: string;
  readonly lines: number[];
}
export interface UnresolvedCity {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly why: string;
  readonly lines: number[];
}
export interface SuspiciousZip {
  readonly zip: string;
  readonly state: string;
  readonly why: string;
  readonly lines: number[];
}
export interface DuplicateHospital {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** The first is the row that was kept. */
  readonly lines: readonly number[];
  readonly disagree: boolean;
  /** Networks on which all the rows agree. */
  readonly kept: readonly FlagNetwork[];
}

/** What a build did to the file and could not do. */
export interface BuildReport {
  readonly input: string;
  rows: number;
  hospitals: number;
  readonly notes: string[];
  readonly changes: Iterable<Change>;
  readonly unresolvedCities: Iterable<UnresolvedCity>;
  readonly suspiciousZips: Iterable<SuspiciousZip>;
  readonly duplicates: DuplicateHospital[];
}

export interface ReportDraft extends BuildReport {
  readonly changes: Tally<Change>;
  readonly unresolvedCities: Tally<UnresolvedCity>;
  readonly suspiciousZips: Tally<SuspiciousZip>;
}

export const createReport = (input: string): ReportDraft => ({
  input,
  rows: 0,
  hospitals: 0,
  notes: [],
  changes: new Tally(),
  unresolvedCities: new Tally(),
  suspiciousZips: new Tally(),
  duplicates: [],
});
