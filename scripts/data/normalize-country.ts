import { collapseSpaces } from './input/collapse-spaces.ts';

const UNITED_STATES = 'UNITED STATES';
const OTHER_NAMES: ReadonlySet<string> = new Set(['', 'US', 'USA', 'UNITEDSTATES', 'UNITEDSTATESOFAMERICA']);

/** The many names of the one country, or none at all → "UNITED STATES"; anything else stays. */
export const normalizeCountry = (cell: string): string =>
  OTHER_NAMES.has(cell.toUpperCase().replace(/[^\p{L}]/gu, '')) ? UNITED_STATES : collapseSpaces(cell);
