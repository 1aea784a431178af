/** Spreadsheets take a text without it for the computer's old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** Begins what a spreadsheet would reckon or run, not show. */
const FORMULA = /^[=+\-@\t\r]/;

const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

const NEEDS_QUOTES = /[",\r\n\t]|^\s|\s$|^'/;

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Rows as the text of a CSV file (RFC 4180): UTF-8 with its mark, lines that end in CR LF, the last one too.
 * A cell that a spreadsheet would take for a formula begins with an apostrophe (OWASP, “CSV Injection”).
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map((cell) => quoted(guarded(cell))).join(',') + LINE_END).join('');
