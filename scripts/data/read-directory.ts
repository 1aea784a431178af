import { FLAG_NETWORKS, NETWORKS, type Network, type NetworkFlags } from '#domain/network.ts';
import { stateCode } from '#domain/state.ts';
import { FileError } from '../errors.ts';
import { collapseSpaces, readFlag, shorten, unwrapCell } from './cells.ts';
import { type CsvRow, eachRow, locateCell } from './csv-rows.ts';
import type { ColumnNoun } from './input/column-names.ts';
import { findLayout, type Layout, type LayoutSource } from './input/find-layout.ts';
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

export interface DirectorySource extends LayoutSource {
  /** Notes for the user from decoding the file. */
  readonly notes?: readonly string[];
}

/** Rows that are not hospitals. */
interface LeftOut {
  readonly reason: string;
  readonly lines: readonly number[];
}

type Reader = DirectorySource & Layout;

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
  const { columns, markers, delimiter } = reader;
  const needed = (['name', 'city', 'state', 'zip', 'place', ...NETWORKS] as const).filter(
    (noun) => !(markers as ReadonlySet<string>).has(noun),
  );
  const least = 1 + Math.max(...needed.map((noun) => columns[noun] ?? -1));
  const filled = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const wrong = (count: number, advice: string): never => {
    const problem = `the row has ${count} cells and the header ${columns.count}; ${advice}`;
    return complain(reader, row, Math.min(count, columns.count), problem, ROW);
  };
  if (filled > columns.count)
    wrong(filled, `put quotes around a cell that holds a ${SEPARATORS[delimiter] ?? 'separator'}`);
  if (row.cells.length < least) wrong(row.cells.length, 'add the missing cells');
};

const readState = (reader: Reader, row: CsvRow, cell: string): string => {
  const { state, place = 0 } = reader.columns;
  const code = stateCode(cell);
  if (code !== undefined) return code;
  if (state === undefined)
    return complain(reader, row, place, 'names no US state; write it as City, ST 12345', {
      cell: row.cells[place] ?? '',
    });
  const problem = 'is not a US state or territory; write its name or postal code (TEXAS, TX)';
  return complain(reader, row, state, problem, { cell });
};

/** Parses the flag of a network; undefined for Open if the file has no Open column. */
const readOneFlag = (reader: Reader, row: CsvRow, network: Network): boolean | undefined => {
  const column = reader.columns[network];
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
const cellsOf = ({ columns, state = '' }: Reader, row: CsvRow): DirectoryRow['cell'] => {
  const written = (noun: ColumnNoun): string => unwrapCell(row.cells[columns[noun] ?? -1] ?? '');
  const place = splitPlace(written('place'));
  const parts: Partial<Record<ColumnNoun, string>> = { ...place, state: place.state || state };
  return (noun) => (columns[noun] === undefined ? (parts[noun] ?? '') : written(noun));
};

const readRow = (reader: Reader, row: CsvRow): DirectoryRow => {
  const damaged = row.cells.findIndex((cell) => cell.includes('\0'));
  if (damaged >= 0)
    complain(reader, row, damaged, 'the cell holds a NUL character; the file is damaged here', ROW);
  checkCellCount(reader, row);
  const cell = cellsOf(reader, row);
  const name =
    collapseSpaces(cell('name')) ||
    complain(reader, row, reader.columns.name, 'the name is empty; fill it in, or delete the row');
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
const skipReason = ({ header, columns }: Reader, row: CsvRow): string | undefined => {
  if (row.cells.join('\n') === header.cells.join('\n')) return 'repeated headers';
  if (CLOSED.test((row.cells[columns.status ?? -1] ?? '').trim())) return 'closed hospitals';
  const hasLetters = (noun: ColumnNoun): boolean => /\p{L}/u.test(row.cells[columns[noun] ?? -1] ?? '');
  const filled = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = filled;
  const isShort = row.cells.length < columns.count;
  if ((hasLetters('city') || hasLetters('state') || hasLetters('place')) && !(isShort && NOTE.test(first)))
    return undefined;
  if (FOOTER.test(first) || /^[\d\s.,:%-]+$/.test(filled.join(' '))) return 'totals or notes';
  return filled.length === 1 && stateCode(first) !== undefined ? 'headings' : undefined;
};

/** Maximum number of rows with unmatched quotes: each search for a closing quote may read the rest of the file. */
const MOST_BROKEN = 1000;

export interface DirectoryReading {
  readonly layout: Layout;
  readonly leftOut: Iterable<LeftOut>;
}

/** Calls `visit` for every hospital in file order, and `reject` for every row that cannot be parsed. */
export const readDirectory = (
  source: DirectorySource,
  visit: (row: DirectoryRow) => void,
  reject: (row: RejectedRow) => void,
  layout = findLayout(source),
): DirectoryReading => {
  const { file, text } = source;
  const reader: Reader = { ...source, ...layout };
  const leftOut = new Tally<LeftOut>();
  let [hasRows, broken] = [false, 0];
  const read = (row: CsvRow): void => {
    if (row.line <= layout.header.line || row.cells.every((cell) => cell.trim() === '')) return;
    const reason = skipReason(reader, row);
    if (reason !== undefined) {
      leftOut.add(row.line, { reason });
      return;
    }
    hasRows = true;
    try {
      visit(readRow(reader, row));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      reject(error.row);
    }
  };
  eachRow(text, file, read, {
    delimiter: layout.delimiter,
    onBroken: ({ cells, line }, problem) => {
      if (line <= layout.header.line) return;
      broken += 1;
      if (broken > MOST_BROKEN) throw problem;
      hasRows = true;
      reject({ ...problem.position, ...ROW, value: '', problem: problem.problem, cells });
    },
  });
  if (!hasRows)
    throw new FileError(
      file,
      { line: layout.header.line, column: 1 },
      'there is only a header; add at least one hospital below it',
    );
  return { layout, leftOut };
};
