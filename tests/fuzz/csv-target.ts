import { isUtf8 } from 'node:buffer';
import { eachRow } from '#scripts/data/csv-rows.ts';
import { decodeText } from '#scripts/data/input/decode-text.ts';
import { readDirectory } from '#scripts/data/read-directory.ts';
import { decodeUtf8 } from '#scripts/data/read-file.ts';
import { UserError } from '#scripts/errors.ts';
import type { Random } from '../workers/random.ts';
import { damage } from './damage.ts';
import { naiveCsv } from './naive-csv.ts';
import { readOrRefuse, type Target } from './target.ts';

const FILE = 'f.csv';
const HEADER = 'Provider Name,City,State,Zipcode,Country,Ultra,Plus,Core\n';
const GOOD = `${HEADER}"MAYO CLINIC, MAIN",Rochester,MN,55905,US,1,1,0\n"SAY ""HI""\nHOSPITAL",Ñuñoa,TX,2101,,0,1,1\n`;
const PARTS = [
  ',',
  '"',
  '""',
  '\n',
  '\r\n',
  '\r',
  '\ufeff',
  ' ',
  'TX',
  'x',
  '1',
  '\0',
  '🏥',
  'ñ',
  '\u2028',
  HEADER,
];

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const makeText = (random: Random): string =>
  (random.chance(0.5) ? HEADER : '') +
  Array.from({ length: random.below(40) }, () => random.pick(PARTS)).join('');

/** Every mistake is named by a place that the file has. */
const isRefusal =
  (text: string) =>
  (error: unknown): boolean => {
    if (!(error instanceof UserError)) return false;
    const lines = text.split('\n');
    return error.message.split('\n').every((mistake) => {
      const [, line, column] = /^f\.csv:(\d+):(\d+): ./.exec(mistake) ?? [];
      return Number(column) >= 1 && Number(column) <= [...(lines[Number(line) - 1] ?? '')].length + 1;
    });
  };

const isBlank = (cells: readonly string[]): boolean => cells.length === 1 && cells[0]?.trim() === '';

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

const checkText = (text: string): void => {
  const rows: (readonly string[])[] = [];
  const read = readOrRefuse(() => {
    eachRow(text, FILE, ({ cells }) => rows.push(cells));
    return rows;
  }, isRefusal(text));
  const expected = naiveCsv(text)?.filter((cells) => !isBlank(cells));
  if (differs(read, expected))
    throw new Error(`read ${JSON.stringify(read)}, not ${JSON.stringify(expected)}`);
  const source = { file: FILE, text, networks: undefined };
  let hospitals = 0;
  const reading = readOrRefuse(() => readDirectory(source, () => hospitals++), isRefusal(text));
  // Totals, headings and closed hospitals are left out.
  if (reading !== undefined && hospitals > rows.length - 1)
    throw new Error(`${hospitals} hospitals of ${rows.length - 1} rows`);
  let [kept, rejected] = [0, 0];
  const reject = (): void => {
    rejected += 1;
  };
  readOrRefuse(() => readDirectory(source, () => kept++, reject), isRefusal(text));
  if (kept < hospitals || (reading !== undefined && rejected > 0))
    throw new Error(`${kept} hospitals and ${rejected} rejected rows, not ${hospitals} hospitals`);
};

/** The CSV reader: rows as RFC 4180 has them, or mistakes with their places. */
export const csvTarget: Target = {
  name: 'csv',
  make: (random) => (random.chance(0.5) ? damage(random, encode(GOOD)) : encode(makeText(random))),
  check: (bytes) => {
    const isFair = (error: unknown): boolean => error instanceof UserError && !isUtf8(bytes);
    readOrRefuse(
      () => decodeText(bytes, FILE),
      (error) => error instanceof UserError,
    );
    const text = readOrRefuse(() => decodeUtf8(bytes, FILE), isFair);
    if (text !== undefined) checkText(text);
  },
};
