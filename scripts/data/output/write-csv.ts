/** Quoted only where it must be: the shape in which spreadsheets write CSV. Nothing is neutralised: cells are data. */
const quoteCell = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoteCell).join(',')}\n`;
