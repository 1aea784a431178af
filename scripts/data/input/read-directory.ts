import { FLAG_NETWORKS, type FlagNetwork } from '#domain/network.ts';
import { stateCode } from '#domain/state.ts';
import { shorten } from '../output/shorten.ts';
import { collapseSpaces } from './collapse-spaces.ts';
import { InputError, joinMistakes, mistakeAt } from './input-error.ts';
import { locateCell } from './locate-cell.ts';
import { type CsvRow, eachRow } from './read-csv.ts';
import { readFlag } from './read-flag.ts';
import { type ColumnNoun, type Columns, recogniseColumns } from './recognize-columns.ts';

/** One row of the file: checked, but not yet put right. */
export interface DirectoryRow {
  readonly line: number;
  /** The cells as they stand in the file; a missing column gives empty cells. */
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
  throw mistakeAt(file, locateCell(text, row, cell), problem);
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

/** So many mistakes are worth reading at once. */
const MOST_MISTAKES = 20;

/** Runs `read`; a mistake is kept for later, so that one build shows them all. */
const createMistakeList = () => {
  const mistakes: InputError[] = [];
  const throwAll = (): void => {
    if (mistakes.length > 0) throw joinMistakes(mistakes);
  };
  const attempt = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      mistakes.push(error);
      if (mistakes.length === MOST_MISTAKES) throwAll();
    }
  };
  return { attempt, throwAll };
};

const complainAboutNothing = (file: string, problem: string): never => {
  throw mistakeAt(file, { line: 1, column: 1 }, problem);
};

/** Calls `visit` with every hospital of the file, in its order. Throws an `InputError` that names every mistake. */
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
