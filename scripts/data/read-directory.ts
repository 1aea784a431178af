import { FLAG_NETWORKS, type FlagNetwork } from '#domain/network.ts';
import { stateCode } from '#domain/state.ts';
import { FILE_START, FileError, UserError } from '../errors.ts';
import { collapseSpaces, readFlag, shorten } from './cells.ts';
import { type CsvRow, eachRow, locateCell } from './csv-rows.ts';
import { type ColumnNoun, type Columns, recogniseColumns } from './recognize-columns.ts';

/** One checked row of the file, not yet normalised. */
export interface DirectoryRow {
  readonly line: number;
  /** The cell as written; empty if the column is missing. */
  readonly cell: (noun: ColumnNoun) => string;
  readonly name: string;
  /** Postal code. */
  readonly state: string;
  readonly flags: Readonly<Record<FlagNetwork, boolean>>;
}

export interface DirectorySource {
  readonly file: string;
  readonly text: string;
  readonly networks: readonly FlagNetwork[] | undefined;
}

interface Reader extends DirectorySource {
  readonly columns: Columns;
}

const complain = ({ file, text }: DirectorySource, row: CsvRow, cell: number, problem: string): never => {
  throw new FileError(file, locateCell(text, row, cell), problem);
};

const checkCellCount = (reader: Reader, row: CsvRow): void => {
  const [has, needs] = [row.cells.length, reader.columns.count];
  if (has === needs) return;
  const advice = has < needs ? 'add the missing cells' : 'put quotes around a cell that holds a comma';
  complain(reader, row, Math.min(has, needs), `the row has ${has} cells and the header ${needs}; ${advice}`);
};

const readName = (reader: Reader, row: CsvRow): string => {
  const name = collapseSpaces(row.cells[reader.columns.name] ?? '');
  return (
    name || complain(reader, row, reader.columns.name, 'the name is empty; fill it in, or delete the row')
  );
};

const readState = (reader: Reader, row: CsvRow): string => {
  const cell = row.cells[reader.columns.state] ?? '';
  return (
    stateCode(cell) ??
    complain(
      reader,
      row,
      reader.columns.state,
      `"${shorten(cell)}" is no US state or territory; write its name or postal code (TEXAS, TX)`,
    )
  );
};

const readOneFlag = (reader: Reader, row: CsvRow, network: FlagNetwork): boolean => {
  const column = reader.columns[network];
  if (column === undefined) return reader.networks?.includes(network) ?? false;
  const cell = row.cells[column] ?? '';
  const problem = `"${shorten(cell)}" is no value for ${network}; write 1 (in the network) or 0 (not)`;
  return readFlag(cell) ?? complain(reader, row, column, problem);
};

const readFlags = (reader: Reader, row: CsvRow): Record<FlagNetwork, boolean> => {
  const flags = FLAG_NETWORKS.map((network) => [network, readOneFlag(reader, row, network)]);
  return Object.fromEntries(flags) as Record<FlagNetwork, boolean>;
};

const readRow = (reader: Reader, row: CsvRow): DirectoryRow => {
  checkCellCount(reader, row);
  const cell = (noun: ColumnNoun): string => row.cells[reader.columns[noun] ?? -1] ?? '';
  const [name, state] = [readName(reader, row), readState(reader, row)];
  return { line: row.line, cell, name, state, flags: readFlags(reader, row) };
};

const MOST_MISTAKES = 20;

/** Collects the mistakes of all rows, so that one build shows up to twenty of them. */
const createMistakeList = () => {
  const mistakes: string[] = [];
  const throwAll = (): void => {
    if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  };
  const attempt = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      mistakes.push(error.message);
      if (mistakes.length === MOST_MISTAKES) throwAll();
    }
  };
  return { attempt, throwAll };
};

const complainAboutNothing = (file: string, problem: string): never => {
  throw new FileError(file, FILE_START, problem);
};

/** Calls `visit` for every hospital in file order. Throws UserError with a line per mistake. */
export const readDirectory = (source: DirectorySource, visit: (row: DirectoryRow) => void): Columns => {
  const { file, text, networks } = source;
  const mistakes = createMistakeList();
  let columns: Columns | undefined;
  let isEmpty = true;
  eachRow(text, file, (row) => {
    if (columns === undefined) {
      columns = recogniseColumns(row.cells, file, networks);
      return;
    }
    const reader = { ...source, columns };
    isEmpty = false;
    mistakes.attempt(() => visit(readRow(reader, row)));
  });
  mistakes.throwAll();
  columns ??= complainAboutNothing(file, 'the file is empty; give it a header and at least one hospital');
  if (isEmpty) complainAboutNothing(file, 'there is only a header; add at least one hospital below it');
  return columns;
};
