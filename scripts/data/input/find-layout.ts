import { FLAG_NETWORKS, NETWORKS, type Network } from '#domain/network.ts';
import { FILE_START, FileError } from '#scripts/errors.ts';
import { readFlag, shorten } from '../cells.ts';
import { type CsvRow, eachRow } from '../csv-rows.ts';
import { type Columns, type Defaults, matchColumns, recognizeColumns } from './recognize-columns.ts';

export interface LayoutSource extends Defaults {
  readonly file: string;
  readonly text: string;
  /** Whether the text is a sheet of a workbook; error positions then count columns instead of characters. */
  readonly isSheet?: boolean | undefined;
}

export interface Layout {
  readonly delimiter: string;
  readonly header: CsvRow;
  readonly columns: Columns;
  /** Networks whose columns mark only members: an empty cell means no. */
  readonly markers: ReadonlySet<Network>;
  /** Notes for the user about the file's format. */
  readonly notes: readonly string[];
}

/** Delimiters other than the comma. */
const OTHER_DELIMITERS: ReadonlyMap<string, string> = new Map([
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
]);

/** Number of rows searched for the header, because a report may begin with titles and notes. */
const MOST_ROWS_BEFORE = 50;
/** Number of characters searched for the header: with a wrong delimiter every quoted row is broken, and parsed separately. */
const SAMPLE = 1 << 18;

/** Returns the number of columns that a row names; 0 if it cannot be a header. */
const scoreOf = (cells: readonly string[]): number => {
  const found = matchColumns(cells);
  const hasPlace = found.has('city') || found.has('state') || found.has('zip') || found.has('place');
  return found.has('name') && hasPlace ? found.size : 0;
};

interface Candidate {
  readonly delimiter: string;
  readonly header: CsvRow;
  readonly score: number;
}

const firstRows = (text: string, file: string, delimiter: string, count: number): CsvRow[] => {
  const rows: CsvRow[] = [];
  eachRow(text, file, (row) => rows.push(row) < count, { delimiter, onBroken: () => undefined });
  return rows;
};

/** Finds the row and the delimiter with which most columns are recognized. */
const findHeader = (text: string, file: string, delimiters: readonly string[]): Candidate | undefined => {
  const sample = text.slice(0, SAMPLE);
  const candidates = delimiters.flatMap((delimiter) =>
    firstRows(sample, file, delimiter, MOST_ROWS_BEFORE).map((header) => ({
      delimiter,
      header,
      score: scoreOf(header.cells),
    })),
  );
  return candidates.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0];
};

/** Returns the delimiter that splits the first line into most cells. */
const guessDelimiter = (text: string, delimiters: readonly string[]): string => {
  const [first = ''] = text.trimStart().split('\n', 1);
  const count = (delimiter: string): number => first.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best), ',');
};

/** Finds the networks in whose column at least one cell means yes and none means no. */
const findMarkers = (
  text: string,
  file: string,
  header: CsvRow,
  columns: Columns,
  delimiter: string,
): Set<Network> => {
  const [yes, no] = [new Set<Network>(), new Set<Network>()];
  const visit = ({ cells, line }: CsvRow): void => {
    if (line <= header.line) return;
    for (const network of NETWORKS) {
      const flag = readFlag(cells[columns[network] ?? -1] ?? '');
      if (flag !== undefined) (flag ? yes : no).add(network);
    }
  };
  eachRow(text, file, visit, { delimiter, onBroken: () => undefined });
  return new Set([...yes].filter((network) => !no.has(network)));
};

/** Whether at least 80 % of the column's filled cells look like zips. */
const holdsZips = (rows: readonly CsvRow[], column: number): boolean => {
  const cells = rows.map((row) => row.cells[column]?.trim() ?? '').filter((cell) => cell !== '');
  const zips = cells.filter((cell) => /^\d{5}(-\d{4})?$/.test(cell));
  return zips.length > 0 && zips.length >= cells.length * 0.8;
};

/** Throws FileError if a column with an unknown name seems to hold the zips. Files without zips, such as rankings, are valid. */
const refuseHiddenZips = (rows: readonly CsvRow[], file: string, { cells, line }: CsvRow): void => {
  const column = cells.findIndex((title, at) => /zip|postal/i.test(title) || holdsZips(rows, at));
  if (column >= 0)
    throw new FileError(
      file,
      { line, column: 1 },
      `column Zipcode is missing; "${shorten(cells[column]?.trim() ?? '')}" may have the zips: name it so, or leave it out`,
    );
};

const noteForm = (delimiter: string, header: CsvRow, columns: Columns, defaults: Defaults): string[] => [
  ...(delimiter === ',' ? [] : [`Cells are separated by ${OTHER_DELIMITERS.get(delimiter)}.`]),
  ...(header.line === 1 ? [] : [`The header is on line ${header.line}; the lines above it are left out.`]),
  ...(columns.place === undefined || columns.city !== undefined
    ? []
    : [`City, state and zip are read from column "${header.cells[columns.place]?.trim()}".`]),
  ...(columns.zip === undefined && columns.place === undefined
    ? ['The file has no ZIP codes: its hospitals have no distances, and equal names in a city are merged.']
    : []),
  ...(FLAG_NETWORKS.some((network) => columns[network] !== undefined) || defaults.networks !== undefined
    ? []
    : [
        `The file has no Ultra, Plus or Core column: ${columns.open === undefined ? 'every hospital is in the Open network only' : 'no hospital is in these'} (--networks LIST gives every row those networks).`,
      ]),
];

/** Finds the delimiter, header and columns of a file. Throws FileError if no header has the required columns. */
export const findLayout = ({ text, file, isSheet, ...defaults }: LayoutSource): Layout => {
  const delimiters = isSheet ? [','] : [',', ...OTHER_DELIMITERS.keys()];
  const best = findHeader(text, file, delimiters);
  const delimiter = best?.delimiter ?? guessDelimiter(text, delimiters);
  const header = best?.header ?? firstRows(text, file, delimiter, 1)[0];
  if (header === undefined)
    throw new FileError(file, FILE_START, 'the file is empty; give it a header and at least one hospital');
  const columns = recognizeColumns(header.cells, file, defaults, { line: header.line, column: 1 });
  if (columns.zip === undefined && columns.place === undefined) {
    const rows = firstRows(text, file, delimiter, MOST_ROWS_BEFORE + 200);
    refuseHiddenZips(
      rows.filter(({ line }) => line > header.line),
      file,
      header,
    );
  }
  return {
    delimiter,
    header,
    columns,
    markers: findMarkers(text, file, header, columns, delimiter),
    notes: noteForm(delimiter, header, columns, defaults),
  };
};
