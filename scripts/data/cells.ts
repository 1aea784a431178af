/** Replaces runs of white space by one space and trims the text. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Shortens a cell to one line of at most 80 characters for a message: a stray quote can turn half a file into one cell. */
export const shorten = (text: string): string =>
  text.slice(0, 80).replace(/\s/g, ' ') + (text.length > 80 ? '…' : '');

/** Shows up to `most` line numbers: "line 4", "lines 4, 9 and 3 more". */
export const showLines = (lines: readonly number[], most = 5): string => {
  const shown = lines.slice(0, most).join(', ');
  const more = lines.length > most ? ` and ${lines.length - most} more` : '';
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown}${more}`;
};

const YES = /^(1(\.0)?|T|TRUE|Y|YES|S|SI|SIM|VERDADERO|VERDADEIRO|X|[✓✔☑✅√])$/;
const NO = /^(0(\.0)?|F|FALSE|N|NO|NAO|FALSO|[✗✘❌☐])$/;

/** Parses "1", "Sí", "não", "x", "✓" … as a boolean; returns undefined for anything else, including an empty cell. */
export const readFlag = (cell: string): boolean | undefined => {
  const flag = cell.trim().toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (YES.test(flag)) return true;
  return NO.test(flag) ? false : undefined;
};

/** Removes the syntax with which spreadsheets keep digits as text: `="02114"` and `'02114` → 02114. */
export const unwrapCell = (cell: string): string =>
  /^="([^"]*)"$/.exec(cell)?.[1] ?? /^'(\d[\d-]*)$/.exec(cell)?.[1] ?? cell;

const UNITED_STATES = /^(USA?|UNITEDSTATES(OFAMERICA)?)?$/;

/** Returns "UNITED STATES" for an empty cell and any name of the United States; keeps other countries. */
export const normalizeCountry = (cell: string): string =>
  UNITED_STATES.test(cell.toUpperCase().replace(/[^\p{L}]/gu, '')) ? 'UNITED STATES' : collapseSpaces(cell);

const FIVE = /^\d{5}$/;
const ZEROS_LOST = /^\d{3,4}$/;
const PLUS_FOUR = /^(\d{5})\s*[-–]?\s*\d{4}$/;
/** Zip that a spreadsheet formatted as a number: "2,114". */
const SEPARATED = /^(\d{1,2})[,.](\d{3})$/;
/** ZIP+4 that lost leading zeros. The hyphen is required, because only it shows where the first part ends. */
const PLUS_FOUR_ZEROS_LOST = /^(\d{3,4})-\d{4}$/;

export const isZip = (text: string): boolean => FIVE.test(text);

/**
 * Restores leading zeros that a spreadsheet dropped, removes thousands separators, splits ZIP+4. Returns `zip`, five digits with
 * the reason for the change, or the trimmed cell if it is not recognized.
 */
export const normalizeZip = (cell: string) => {
  const zip = cell.trim();
  if (FIVE.test(zip)) return zip === cell ? { zip } : { zip, reason: 'spaces removed' };
  if (ZEROS_LOST.test(zip)) return { zip: zip.padStart(5, '0'), reason: 'lost zeros put back' };
  const thousands = SEPARATED.exec(zip);
  if (thousands)
    return { zip: thousands.slice(1).join('').padStart(5, '0'), reason: 'thousands separator removed' };
  const five = (PLUS_FOUR.exec(zip) ?? PLUS_FOUR_ZEROS_LOST.exec(zip))?.[1]?.padStart(5, '0');
  return five === undefined ? { zip } : { zip: five, reason: 'ZIP+4 split' };
};
