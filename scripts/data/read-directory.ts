import { memoize } from '#domain/memoize.ts';
import { FLAG_NETWORKS, NETWORKS, type Network, type NetworkFlags } from '#domain/network.ts';
import { stateCode } from '#domain/state.ts';
import { FileError, UserError } from '../errors.ts';
import { collapseSpaces, readFlag, shorten, unwrapCell } from './cells.ts';
import { type CsvRow, eachRow, locateCell } from './csv-rows.ts';
import type { ColumnNoun } from './input/column-names.ts';
import { findLayout, type Layout, type LayoutSource } from './input/find-layout.ts';
import { splitPlace } from './input/merged-place.ts';
import { groupMistakes, type RejectedRow, RowError } from './input/mistakes.ts';

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

/** Line numbers of rows that are not hospitals, by reason. */
export type SkippedRows = ReadonlyMap<string, readonly number[]>;

interface Reader extends DirectorySource, Layout {
  readonly notes: readonly string[];
}

const titleOf = ({ header, columns }: Reader, noun: ColumnNoun): string =>
  shorten(header.cells[columns[noun] ?? -1]?.trim() ?? noun);

const complain = (
  reader: Reader,
  row: CsvRow,
  at: number,
  mistake: Pick<RejectedRow, 'title' | 'problem'> & { readonly cell?: string },
): never => {
  const { title, problem, cell } = mistake;
  const place = reader.isSheet
    ? { line: row.line, column: at + 1 }
    : locateCell(reader.text, row, at, reader.delimiter);
  const value = cell === undefined ? '' : `"${shorten(cell)}"`;
  throw new RowError({ ...place, title, value, problem, cells: row.cells });
};

/** Checks the number of cells. Spreadsheets may omit empty cells at the end of a row, or add some. */
const checkCellCount = (reader: Reader, row: CsvRow): void => {
  const { columns, markers } = reader;
  const needed = (['name', 'city', 'state', 'zip', 'place', ...NETWORKS] as const).filter(
    (noun) => !(markers as ReadonlySet<string>).has(noun),
  );
  const least = 1 + Math.max(...needed.map((noun) => columns[noun] ?? -1));
  const has = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (row.cells.length >= least && has <= columns.count) return;
  const count = has > columns.count ? has : row.cells.length;
  const advice =
    has > columns.count ? `put quotes around a cell that holds a ${nameOf(reader)}` : 'add the missing cells';
  const problem = `the row has ${count} cells and the header ${columns.count}; ${advice}`;
  complain(reader, row, Math.min(count, columns.count), { title: 'Row', problem });
};

const nameOf = ({ delimiter }: Reader): string =>
  ({ ',': 'comma', ';': 'semicolon', '\t': 'tab' })[delimiter] ?? 'separator';

const readName = (reader: Reader, row: CsvRow, cell: string): string =>
  collapseSpaces(cell) ||
  complain(reader, row, reader.columns.name, {
    title: titleOf(reader, 'name'),
    problem: 'the name is empty; fill it in, or delete the row',
  });

const readState = (reader: Reader, row: CsvRow, cell: string): string => {
  const code = stateCode(cell);
  if (code !== undefined) return code;
  const column = reader.columns.state ?? reader.columns.place ?? 0;
  const problem = 'is not a US state or territory; write its name or postal code (TEXAS, TX)';
  const isMerged = reader.columns.state === undefined;
  return complain(
    reader,
    row,
    column,
    isMerged
      ? {
          title: titleOf(reader, 'place'),
          cell: row.cells[column] ?? '',
          problem: 'names no US state; write it as City, ST 12345',
        }
      : { title: titleOf(reader, 'state'), cell, problem },
  );
};

/** Parses the flag of a network; undefined for Open if the file has no Open column. */
const readOneFlag = (reader: Reader, row: CsvRow, network: Network): boolean | undefined => {
  const column = reader.columns[network];
  if (column === undefined)
    return network === 'open' ? undefined : (reader.networks?.includes(network) ?? false);
  const cell = row.cells[column] ?? '';
  if (cell.trim() === '' && reader.markers.has(network)) return false;
  const problem = `is no value for ${network}; write 1 (in the network) or 0 (not)`;
  return readFlag(cell) ?? complain(reader, row, column, { title: titleOf(reader, network), cell, problem });
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
  const { columns, state } = reader;
  const written = (noun: ColumnNoun): string => unwrapCell(row.cells[columns[noun] ?? -1] ?? '');
  const place = memoize(() => splitPlace(written('place')));
  return (noun) => {
    if (columns[noun] !== undefined) return written(noun);
    const isPart = noun === 'city' || noun === 'state' || noun === 'zip' || noun === 'address';
    const part = isPart && columns.place !== undefined ? place()[noun] : '';
    return part === '' && noun === 'state' ? (state ?? '') : part;
  };
};

const checkText = (reader: Reader, row: CsvRow): void => {
  const at = row.cells.findIndex((cell) => cell.includes('\0'));
  if (at >= 0)
    complain(reader, row, at, {
      title: 'Row',
      problem: 'the cell holds a NUL character; the file is damaged here',
    });
};

const readRow = (reader: Reader, row: CsvRow): DirectoryRow => {
  checkText(reader, row);
  checkCellCount(reader, row);
  const cell = cellsOf(reader, row);
  const name = readName(reader, row, cell('name'));
  const state = readState(reader, row, cell('state'));
  return { line: row.line, cell, name, state, flags: readFlags(reader, row) };
};

/** Reason that gets no note. */
const EMPTY = 'empty rows';
const CLOSED = /^(permanently )?closed\b/i;
const FOOTER =
  /^((grand |sub ?)?totals?|sum|count|records?|rows?|page|sources?|data source|notes?|as of|(last )?updated|generated|exported|printed|report|disclaimer|fuente|fonte|nota)\b|^[*©†]/i;
const NOTE = /^(data )?(sources?|notes?|disclaimer|fuente|fonte|nota):/i;

/**
 * Returns why a row is not a hospital, or undefined if it is one: an empty row, a repeated header, a closed hospital, a total
 * or note below the table, a state name as a heading above its rows.
 */
const skipReason = (reader: Reader, row: CsvRow): string | undefined => {
  const { header, columns } = reader;
  const filled = row.cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0) return EMPTY;
  if (row.cells[0] === header.cells[0] && row.cells.join('\n') === header.cells.join('\n'))
    return 'repeated headers';
  if (CLOSED.test((row.cells[columns.status ?? -1] ?? '').trim())) return 'closed hospitals';
  const hasLetters = (noun: ColumnNoun): boolean => /\p{L}/u.test(row.cells[columns[noun] ?? -1] ?? '');
  const [first = ''] = filled.map((cell) => cell.trim());
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
  readonly leftOut: SkippedRows;
}

/**
 * Calls `visit` for every hospital in file order, and `reject` for every row that cannot be parsed. Without `reject`, throws
 * UserError with one line per kind of mistake.
 */
export const readDirectory = (
  source: DirectorySource,
  visit: (row: DirectoryRow) => void,
  reject?: (row: RejectedRow) => void,
  layout = findLayout(source),
): DirectoryReading => {
  const { file, text } = source;
  const reader: Reader = { ...source, ...layout };
  const mistakes: RejectedRow[] = [];
  const leftOut = new Map<string, number[]>();
  let [rows, broken] = [0, 0];
  const refuse = (row: RejectedRow): void => {
    reject?.(row);
    if (reject === undefined) mistakes.push(row);
    rows += 1;
  };
  const read = (row: CsvRow): void => {
    if (row.line <= layout.header.line) return;
    const reason = skipReason(reader, row);
    if (reason !== undefined) {
      const lines = leftOut.get(reason);
      if (lines === undefined) leftOut.set(reason, [row.line]);
      else lines.push(row.line);
      return;
    }
    try {
      const checked = readRow(reader, row);
      rows += 1;
      visit(checked);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      refuse(error.row);
    }
  };
  eachRow(text, file, read, {
    delimiter: layout.delimiter,
    onBroken: ({ cells, line }, problem) => {
      if (line <= layout.header.line) return;
      broken += 1;
      if (broken > MOST_BROKEN) throw problem;
      refuse({ ...problem.position, title: 'Row', value: '', problem: problem.problem, cells });
    },
  });
  if (mistakes.length > 0) throw new UserError(groupMistakes(file, mistakes).join('\n'));
  if (rows === 0)
    throw new FileError(
      file,
      { line: layout.header.line, column: 1 },
      'there is only a header; add at least one hospital below it',
    );
  leftOut.delete(EMPTY);
  return { layout, leftOut };
};
