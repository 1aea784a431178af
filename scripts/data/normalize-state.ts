import { stateCode, stateFileName } from '#domain/state.ts';

/** Where provider files write a territory otherwise than our pages do. */
const FILE_NAMES: ReadonlyMap<string, string> = new Map([
  ['VI', 'VIRGIN ISLANDS'], // without "U.S.": the name in the provider file and in USPS Publication 28, appendix B
]);

/** "Texas", "TX", " texas " → "TX"; unknown → undefined. */
export const normalizeState = (cell: string): string | undefined => stateCode(cell);

/** Postal code → the spelling of the normalised file. */
export const fileState = (code: string): string => FILE_NAMES.get(code) ?? stateFileName(code);
