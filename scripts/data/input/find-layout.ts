import { FLAG_NETWORKS, type FlagNetwork, NETWORKS } from '#domain/network.ts';
import { FILE_START, FileError } from '#scripts/errors.ts';
import { readFlag, shorten } from '../cells.ts';
import { type CsvRow, readRows } from '../csv-rows.ts';
import { COLUMN_NAMES, type ColumnNoun, matchColumns } from './column-names.ts';

/** Text of a hospital file, and the values of every row for columns that the file lacks. */
export interface DirectorySource {
  readonly file: string;
  readonly text: string;
  /** Whether the text is a sheet of a workbook; error positions then count columns instead of characters. */
  readonly isSheet?: boolean | undefined;
  readonly networks: readonly FlagNetwork[] | undefined;
  /** Postal code. */
  readonly state?: string | undefined;
  /** Notes for the user from decoding the file. */
  readonly notes?: readonly string[];
}

export interface Layout {
  readonly delimiter: string;
  readonly header: CsvRow;
  /** Rows below the header. */
  readonly rows: readonly CsvRow[];
  /** Index of each column in a row. */
  readonly columns: ReadonlyMap<ColumnNoun, number>;
  /** Networks whose columns mark only members: an empty cell means no. */
  readonly markers: ReadonlySet<ColumnNoun>;
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
/** Number of characters searched for the header: an unmatched quote may extend to the end of the text. */
const SAMPLE = 1 << 18;

/** Returns the number of columns that a row names; 0 if it cannot be a header. */
const scoreOf = ({ cells, problem }: CsvRow): number => {
  const found = matchColumns(cells);
  const hasPlace = found.has('city') || found.has('state') || found.has('zip') || found.has('place');
  return problem === undefined && found.has('name') && hasPlace ? found.size : 0;
};

/** Finds the row and the delimiter with which most columns are recognized. */
const findHeader = (text: string, file: string, delimiters: readonly string[]) => {
  const candidates = delimiters.flatMap((delimiter) =>
    readRows(text, file, { delimiter, most: MOST_ROWS_BEFORE }).map((header) => ({
      delimiter,
      header,
      score: scoreOf(header),
    })),
  );
  return candidates.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0];
};

/** Throws FileError if columns are missing. A file without any network column has only hospitals of Open. */
const refuseMissing = (
  columns: Layout['columns'],
  { cells, line }: CsvRow,
  { file, networks, state }: DirectorySource,
): void => {
  const isPartial = networks === undefined && FLAG_NETWORKS.some((network) => columns.has(network));
  const hasPlace = columns.has('place');
  const needed: readonly ColumnNoun[] = [
    'name',
    ...(hasPlace ? [] : (['city'] as const)),
    ...(hasPlace || state !== undefined ? [] : (['state'] as const)),
    ...(isPartial ? FLAG_NETWORKS : []),
  ];
  const missing = needed.filter((noun) => !columns.has(noun));
  if (missing.length === 0) return;
  const [noun, verb] = missing.length === 1 ? ['column', 'is'] : ['columns', 'are'];
  const titles = cells.map((title) => `"${shorten(title.trim())}"`);
  const more = titles.length > 30 ? ` and ${titles.length - 30} more` : '';
  const wanted = missing.map((each) => COLUMN_NAMES[each][0]).join(', ');
  const advice = missing.every((each) => (FLAG_NETWORKS as readonly string[]).includes(each))
    ? 'add them, or pass --networks ultra (or a comma-separated list) to give every hospital those networks'
    : `name the columns so, or by one of the usual other names (docs/directory-files.md)${missing.includes('state') ? '; --state TX gives every hospital that state' : ''}`;
  throw new FileError(
    file,
    { line, column: 1 },
    `${noun} ${wanted} ${verb} missing; the header has ${titles.slice(0, 30).join(', ')}${more}; ${advice}`,
  );
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

/** Finds the networks in whose column at least one cell means yes and none means no. */
const findMarkers = (rows: readonly CsvRow[], columns: Layout['columns']): Set<ColumnNoun> =>
  new Set(
    NETWORKS.filter((network) => {
      const flags = new Set(rows.map(({ cells }) => readFlag(cells[columns.get(network) ?? -1] ?? '')));
      return flags.has(true) && !flags.has(false);
    }),
  );

const noteForm = (
  { delimiter, header, columns }: Pick<Layout, 'delimiter' | 'header' | 'columns'>,
  networks: DirectorySource['networks'],
): string[] => {
  const notes: string[] = [];
  const place = columns.get('place');
  if (delimiter !== ',') notes.push(`Cells are separated by ${OTHER_DELIMITERS.get(delimiter)}.`);
  if (header.line > 1) notes.push(`The header is on line ${header.line}; the lines above it are left out.`);
  if (place !== undefined && !columns.has('city'))
    notes.push(`City, state and zip are read from column "${header.cells[place]?.trim()}".`);
  if (place === undefined && !columns.has('zip'))
    notes.push(
      'The file has no ZIP codes: its hospitals have no distances, and equal names in a city are merged.',
    );
  if (networks === undefined && !FLAG_NETWORKS.some((network) => columns.has(network)))
    notes.push(
      `The file has no Ultra, Plus or Core column: ${columns.has('open') ? 'no hospital is in these' : 'every hospital is in the Open network only'} (--networks LIST gives every row those networks).`,
    );
  return notes;
};

/** Finds the delimiter, header, columns and rows of a file. Throws FileError if no header has the required columns. */
export const findLayout = (source: DirectorySource): Layout => {
  const { text, file, isSheet, networks } = source;
  const delimiters = isSheet ? [','] : [',', ...OTHER_DELIMITERS.keys()];
  const sample = text.slice(0, SAMPLE);
  const best = findHeader(sample, file, delimiters);
  const { delimiter, header } = best ?? { delimiter: ',', header: readRows(sample, file, { most: 1 })[0] };
  if (header === undefined)
    throw new FileError(file, FILE_START, 'the file is empty; give it a header and at least one hospital');
  const columns = matchColumns(header.cells);
  refuseMissing(columns, header, source);
  const rows = readRows(text, file, { delimiter }).filter(({ line }) => line > header.line);
  if (!columns.has('zip') && !columns.has('place')) refuseHiddenZips(rows.slice(0, 250), file, header);
  const notes = noteForm({ delimiter, header, columns }, networks);
  return { delimiter, header, rows, columns, markers: findMarkers(rows, columns), notes };
};
