/** Runs of white space → one space, none at the ends. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A cell on one line of a message. A stray quote can make one cell of half a file. */
export const shorten = (text: string): string =>
  text.slice(0, 80).replace(/\s/g, ' ') + (text.length > 80 ? '…' : '');

/** "1", "Yes", "n" … → boolean; undefined for anything else, including an empty cell. */
export const readFlag = (cell: string): boolean | undefined => {
  const flag = cell.trim().toUpperCase();
  if (['1', 'TRUE', 'YES', 'Y'].includes(flag)) return true;
  return ['0', 'FALSE', 'NO', 'N'].includes(flag) ? false : undefined;
};

const OTHER_NAMES: ReadonlySet<string> = new Set(['', 'US', 'USA', 'UNITEDSTATES', 'UNITEDSTATESOFAMERICA']);

/** The names of the United States, or an empty cell → "UNITED STATES"; other countries stay. */
export const normalizeCountry = (cell: string): string =>
  OTHER_NAMES.has(cell.toUpperCase().replace(/[^\p{L}]/gu, '')) ? 'UNITED STATES' : collapseSpaces(cell);

interface NormalZip {
  /** Five digits, or the trimmed cell if it is not certainly a zip. */
  readonly zip: string;
  readonly reason?: 'lost zeros put back' | 'ZIP+4 split' | 'spaces removed';
}

const FIVE = /^\d{5}$/;
const ZEROS_LOST = /^\d{3,4}$/;
const PLUS_FOUR = /^(\d{5})[- ]?\d{4}$/;
/** Only the hyphen makes the first part certain, so that zeros can be restored. */
const PLUS_FOUR_ZEROS_LOST = /^(\d{3,4})-\d{4}$/;

export const isZip = (text: string): boolean => FIVE.test(text);

/** Restores leading zeros that a spreadsheet dropped and splits ZIP+4; keeps anything else. */
export const normalizeZip = (cell: string): NormalZip => {
  const zip = cell.trim();
  if (FIVE.test(zip)) return zip === cell ? { zip } : { zip, reason: 'spaces removed' };
  if (ZEROS_LOST.test(zip)) return { zip: zip.padStart(5, '0'), reason: 'lost zeros put back' };
  const five = (PLUS_FOUR.exec(zip) ?? PLUS_FOUR_ZEROS_LOST.exec(zip))?.[1]?.padStart(5, '0');
  return five === undefined ? { zip } : { zip: five, reason: 'ZIP+4 split' };
};
