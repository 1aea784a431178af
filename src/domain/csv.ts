/** Without a byte order mark spreadsheets assume the computer's legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that start a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$|^'/;

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** List separator of the locale, at which spreadsheets split: a semicolon where the comma is the decimal mark. */
export const listSeparator = (locale: string): ',' | ';' =>
  /,/.test((1.5).toLocaleString(locale)) ? ';' : ',';

/**
 * Rows as a CSV file (RFC 4180): UTF-8 with a byte order mark, CR LF after every line. A cell that a spreadsheet would take for a
 * formula gets an apostrophe (OWASP, “CSV Injection”).
 */
export const csvText = (rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => `${row.map((cell) => quoted(guarded(cell))).join(separator)}\r\n`).join('');
