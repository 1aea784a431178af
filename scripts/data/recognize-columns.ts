import { FLAG_NETWORKS, type FlagNetwork } from '#domain/network.ts';
import { FILE_START, FileError } from '../errors.ts';
import { shorten } from './cells.ts';

/** Accepted names of columns, best first. Compared without case, spaces and punctuation. */
const COLUMN_NAMES = {
  name: [
    'Provider Name',
    'Facility Name',
    'Hospital Name',
    'Hospital',
    'Facility',
    'Provider',
    'Organization Name',
    'Name',
  ],
  city: ['City', 'City/Town', 'Town', 'City Name', 'Facility City', 'Provider City', 'Municipality'],
  state: [
    'State',
    'State Code',
    'State Abbreviation',
    'State/Province',
    'Facility State',
    'Provider State',
    'ST',
  ],
  zip: ['Zipcode', 'ZIP Code', 'Zip', 'Postal Code', 'Zip 5', 'ZIP Cd', 'Facility Zip', 'Provider Zip Code'],
  country: ['Country', 'Country Name', 'Country Code'],
  open: ['Open'],
  ultra: ['Ultra'],
  plus: ['Plus'],
  core: ['Core'],
} as const;

export type ColumnNoun = keyof typeof COLUMN_NAMES;
const NEEDED = ['name', 'city', 'state', 'zip'] as const;

/** Index of each column in a row. */
export type Columns = Readonly<
  Record<(typeof NEEDED)[number], number> & Partial<Record<ColumnNoun, number>>
> & {
  readonly count: number;
};

const fold = (title: string): string => title.toUpperCase().replace(/[^A-Z0-9]/g, '');

const findColumn = (titles: readonly string[], noun: ColumnNoun): number | undefined =>
  COLUMN_NAMES[noun].map((name) => titles.indexOf(fold(name))).find((index) => index >= 0);

const complainAbout = (missing: readonly ColumnNoun[], header: readonly string[]): string => {
  const [columns, verb] = missing.length === 1 ? ['column', 'is'] : ['columns', 'are'];
  const titles = header.map((title) => `"${shorten(title.trim())}"`).join(', ');
  const wanted = missing.map((noun) => COLUMN_NAMES[noun][0]).join(', ');
  const advice = missing.every((noun) => (FLAG_NETWORKS as readonly string[]).includes(noun))
    ? 'add them, or pass --networks ultra (or a comma-separated list) to give every hospital those networks'
    : 'name the columns so, or by one of the usual other names (docs/recipes/add-a-hospital.md)';
  return `${columns} ${wanted} ${verb} missing; the header has ${titles}; ${advice}`;
};

/** Finds the columns by name. Network columns may be missing when `networks` applies to every row. */
export const recogniseColumns = (
  header: readonly string[],
  file: string,
  networks: readonly FlagNetwork[] | undefined,
): Columns => {
  const titles = header.map(fold);
  const nouns = Object.keys(COLUMN_NAMES) as ColumnNoun[];
  const found = new Map(nouns.map((noun) => [noun, findColumn(titles, noun)]));
  const needed: readonly ColumnNoun[] = networks === undefined ? [...NEEDED, ...FLAG_NETWORKS] : NEEDED;
  const missing = needed.filter((noun) => found.get(noun) === undefined);
  if (missing.length > 0) throw new FileError(file, FILE_START, complainAbout(missing, header));
  return { ...Object.fromEntries(found), count: header.length } as Columns;
};
