import { FLAG_NETWORKS, type FlagNetwork } from '#domain/network.ts';
import { FileError, type Position } from '#scripts/errors.ts';
import { shorten } from '../cells.ts';
import { COLUMN_NAMES, type ColumnNoun, LEADING_WORDS } from './column-names.ts';

const NEEDED = ['name', 'city', 'state'] as const;

/** Index of each column in a row. */
export type Columns = Readonly<Partial<Record<ColumnNoun, number>>> & {
  readonly name: number;
  readonly count: number;
};

/** Values of every row for columns that the file lacks. */
export interface Defaults {
  readonly networks: readonly FlagNetwork[] | undefined;
  /** Postal code. */
  readonly state?: string | undefined;
}

const wordsOf = (title: string): string[] =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');

/** Returns the title's letters and digits, then repeats with one more leading word removed each time. */
const readingsOf = (title: string): string[] => {
  const words = wordsOf(title);
  const own = words.findIndex((word) => !LEADING_WORDS.has(word));
  return words.slice(0, own === -1 ? words.length : own + 1).map((_, index) => words.slice(index).join(''));
};

const ACCEPTED = new Map(
  (Object.keys(COLUMN_NAMES) as ColumnNoun[]).map((noun) => [
    noun,
    new Map(COLUMN_NAMES[noun].map((name, rank) => [wordsOf(name).join(''), rank])),
  ]),
);

/**
 * Finds the column with the fewest leading words removed, then the most preferred name, then the lowest index. "ST" after a
 * leading word is not a state, because it may be short for street.
 */
const findColumn = (titles: readonly (readonly string[])[], noun: ColumnNoun): number | undefined => {
  const names = ACCEPTED.get(noun);
  const matches = titles.flatMap((readings, index) => {
    const left = readings.findIndex(
      (reading, at) => names?.has(reading) && !(noun === 'state' && at > 0 && reading === 'ST'),
    );
    const rank = names?.get(readings[left] ?? '');
    return rank === undefined ? [] : [{ index, weight: left * 100 + rank }];
  });
  return matches.sort((a, b) => a.weight - b.weight || a.index - b.index)[0]?.index;
};

export const matchColumns = (header: readonly string[]): Map<ColumnNoun, number> => {
  const titles = header.map(readingsOf);
  const found = [...ACCEPTED.keys()].flatMap((noun) => {
    const index = findColumn(titles, noun);
    return index === undefined ? [] : [[noun, index] as const];
  });
  const columns = new Map(found);
  const isStreet = columns.get('place') === columns.get('address');
  // An address column holds the whole place only if the city has no column of its own.
  if (columns.has('city') && (columns.has('state') || isStreet)) columns.delete('place');
  else if (isStreet) columns.delete('address');
  if (columns.get('address') === columns.get('state')) columns.delete('address');
  return columns;
};

const complainAbout = (missing: readonly ColumnNoun[], header: readonly string[]): string => {
  const [columns, verb] = missing.length === 1 ? ['column', 'is'] : ['columns', 'are'];
  const titles = header.map((title) => `"${shorten(title.trim())}"`);
  const more = titles.length > 30 ? ` and ${titles.length - 30} more` : '';
  const wanted = missing.map((noun) => COLUMN_NAMES[noun][0]).join(', ');
  const advice = missing.every((noun) => (FLAG_NETWORKS as readonly string[]).includes(noun))
    ? 'add them, or pass --networks ultra (or a comma-separated list) to give every hospital those networks'
    : `name the columns so, or by one of the usual other names (docs/directory-files.md)${missing.includes('state') ? '; --state TX gives every hospital that state' : ''}`;
  return `${columns} ${wanted} ${verb} missing; the header has ${titles.slice(0, 30).join(', ')}${more}; ${advice}`;
};

const listMissing = (found: ReadonlyMap<ColumnNoun, number>, { networks, state }: Defaults): ColumnNoun[] => {
  const flags = FLAG_NETWORKS.filter((network) => found.has(network));
  const isPartial = flags.length > 0 && networks === undefined;
  const fromPlace: readonly ColumnNoun[] = found.has('place') ? ['city', 'state'] : [];
  return [...NEEDED, ...(isPartial ? FLAG_NETWORKS : [])].filter(
    (noun) => !found.has(noun) && !fromPlace.includes(noun) && !(noun === 'state' && state !== undefined),
  );
};

/** Finds the columns by name. Throws FileError. A file without any network column has only hospitals of Open. */
export const recognizeColumns = (
  header: readonly string[],
  file: string,
  defaults: Defaults,
  at: Position,
): Columns => {
  const found = matchColumns(header);
  const missing = listMissing(found, defaults);
  if (missing.length > 0) throw new FileError(file, at, complainAbout(missing, header));
  return { ...Object.fromEntries(found), count: header.length } as Columns;
};
