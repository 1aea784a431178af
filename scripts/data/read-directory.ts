import { stateCode } from '#domain/geography/state.ts';
import { FLAG_NETWORKS, NETWORKS, type Network, type NetworkFlags } from '#domain/network.ts';
import { FileError } from '../errors.ts';
import { collapseSpaces, readFlag, shorten, unwrapCell } from './cells.ts';
import { type CsvRow, locateCell } from './csv-rows.ts';
import type { ColumnNoun } from './input/column-names.ts';
import { type DirectorySource, findLayout, type Layout } from './input/find-layout.ts';
import { splitPlace } from './input/merged-place.ts';
import { type RejectedRow, RowError } from './input/mistakes.ts';
import { Tally } from './report.ts';

/** Validated row of the file, not yet normalized. */
export interface DirectoryRow {
  readonly line: number;
  /** The cell as written; empty if the column is missing. */
  readonly cell: (noun: ColumnNoun) => string;
  readonly name: string;
  /** Postal code. */
  readonly state: string;
  readonly flags: NetworkFlags;
}

type Reader = DirectorySource & Layout;

const cellOf = ({ columns }: Reader, { cells }: CsvRow, noun: ColumnNoun): string =>
  cells[columns.get(noun) ?? -1] ?? '';

/** Rejects a row because of the cell at an index. `title`: name of the column by default. */
const complain = (
  { isSheet, text, delimiter, header }: Reader,
  row: CsvRow,
  at: number,
  problem: string,
  { cell, title = shorten(header.cells[at]?.trim() ?? '') }: { cell?: string; title?: string } = {},
): never => {
  const place = isSheet ? { line: row.line, column: at + 1 } : locateCell(text, row, at, delimiter);
  const value = cell === undefined ? '' : `"${shorten(cell)}"`;
  throw new RowError({ ...place, title, value, problem, cells: row.cells });
};

const ROW = { title: 'Row' } as const;
const SEPARATORS: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

/** Checks the number of cells. Spreadsheets may omit empty cells at the end of a row, or add some. */
const checkCellCount = (reader: Reader, row: CsvRow): void => {
  const { columns, markers, delimiter, header } = reader;
  const titles = header.cells.length;
  const needed = (['name', 'city', 'state', 'zip', 'place', ...NETWORKS] as const).filter(
    (noun) => !markers.has(noun),
  );
  const least = 1 + Math.max(...needed.map((noun) => columns.get(noun) ?? -1));
  const filled = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const wrong = (count: number, advice: string): never => {
    const problem = `the row has ${count} cells and the header ${titles}; ${advice}`;
    return complain(reader, row, Math.min(count, titles), problem, ROW);
  };
  if (filled > titles)
    wrong(filled, `put quotes around a cell that holds a ${SEPARATORS[delimiter] ?? 'separator'}`);
  if (row.cells.length < least) wrong(row.cells.length, 'add the missing cells');
};

const readState = (reader: Reader, row: CsvRow, cell: string): string => {
  const code = stateCode(cell);
  if (code !== undefined) return code;
  const noun = reader.columns.has('state') ? 'state' : 'place';
  const problem =
    noun === 'state'
      ? 'is not a US state or territory; write its name or postal code (TEXAS, TX)'
      : 'names no US state; write it as City, ST 12345';
  const written = noun === 'state' ? cell : cellOf(reader, row, 'place');
  return complain(reader, row, reader.columns.get(noun) ?? 0, problem, { cell: written });
};

/** Parses the flag of a network; undefined for Open if the file has no Open column. */
const readOneFlag = (reader: Reader, row: CsvRow, network: Network): boolean | undefined => {
  const column = reader.columns.get(network);
  if (column === undefined)
    return network === 'open' ? undefined : (reader.networks?.includes(network) ?? false);
  const cell = row.cells[column] ?? '';
  if (cell.trim() === '' && reader.markers.has(network)) return false;
  const problem = `is no value for ${network}; write 1 (in the network) or 0 (not)`;
  return readFlag(cell) ?? complain(reader, row, column, problem, { cell });
};

const readFlags = (reader: Reader, row: CsvRow): NetworkFlags =>
  Object.fromEntries(
    [...FLAG_NETWORKS, 'open' as const].flatMap((network) => {
      const flag = readOneFlag(reader, row, network);
      return flag === undefined ? [] : [[network, flag]];
    }),
  ) as unknown as NetworkFlags;

/** Returns the getter of a row's cells. City, state, zip and address without a column of their own come from the merged place. */
const cellsOf = (reader: Reader, row: CsvRow): DirectoryRow['cell'] => {
  const { columns, state = '' } = reader;
  const written = (noun: ColumnNoun): string => unwrapCell(cellOf(reader, row, noun));
  const place = splitPlace(written('place'));
  const parts: Partial<Record<ColumnNoun, string>> = { ...place, state: place.state || state };
  return (noun) => (columns.has(noun) ? written(noun) : (parts[noun] ?? ''));
};

const readRow = (reader: Reader, row: CsvRow): DirectoryRow => {
  const damaged = row.cells.findIndex((cell) => cell.includes('\0'));
  if (damaged >= 0)
    complain(reader, row, damaged, 'the cell holds a NUL character; the file is damaged here', ROW);
  checkCellCount(reader, row);
  const cell = cellsOf(reader, row);
  const name =
    collapseSpaces(cell('name')) ||
    complain(
      reader,
      row,
      reader.columns.get('name') ?? 0,
      'the name is empty; fill it in, or delete the row',
    );
  const state = readState(reader, row, cell('state'));
  return { line: row.line, cell, name, state, flags: readFlags(reader, row) };
};

const CLOSED = /^(permanently )?closed\b/i;
const FOOTER =
  /^((grand |sub ?)?totals?|sum|count|records?|rows?|page|sources?|data source|notes?|as of|(last )?updated|generated|exported|printed|report|disclaimer|fuente|fonte|nota)\b|^[*©†]/i;
const NOTE = /^(data )?(sources?|notes?|disclaimer|fuente|fonte|nota):/i;

/**
 * Returns why a row is not a hospital, or undefined if it is one: a repeated header, a closed hospital, a total or note below
 * the table, a state name as a heading above its rows.
 */
const skipReason = (reader: Reader, row: CsvRow): string | undefined => {
  const { header } = reader;
  if (row.cells.join('\n') === header.cells.join('\n')) return 'repeated headers';
  if (CLOSED.test(cellOf(reader, row, 'status').trim())) return 'closed hospitals';
  const hasLetters = (noun: ColumnNoun): boolean => /\p{L}/u.test(cellOf(reader, row, noun));
  const filled = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = filled;
  const isShort = row.cells.length < header.cells.length;
  if ((hasLetters('city') || hasLetters('state') || hasLetters('place')) && !(isShort && NOTE.test(first)))
    return undefined;
  if (FOOTER.test(first) || /^[\d\s.,:%-]+$/.test(filled.join(' '))) return 'totals or notes';
  return filled.length === 1 && stateCode(first) !== undefined ? 'headings' : undefined;
};

/** Reads the hospitals in file order, and collects the rows that cannot be read or are no hospitals. Throws FileError. */
export const readDirectory = (source: DirectorySource) => {
  const layout = findLayout(source);
  const reader: Reader = { ...source, ...layout };
  const rows: DirectoryRow[] = [];
  const rejected: RejectedRow[] = [];
  /** Rows that are not hospitals. */
  const leftOut = new Tally<{ readonly reason: string; readonly lines: readonly number[] }>();
  for (const row of layout.rows) {
    const { cells, line, problem } = row;
    if (problem !== undefined) {
      rejected.push({ ...problem.position, ...ROW, value: '', problem: problem.problem, cells });
      continue;
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    const reason = skipReason(reader, row);
    if (reason !== undefined) {
      leftOut.add(line, { reason });
      continue;
    }
    try {
      rows.push(readRow(reader, row));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      rejected.push(error.row);
    }
  }
  if (rows.length + rejected.length === 0)
    throw new FileError(
      source.file,
      { line: layout.header.line, column: 1 },
      'there is only a header; add at least one hospital below it',
    );
  return { layout, rows, rejected, leftOut };
};
