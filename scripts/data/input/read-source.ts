import { FILE_START, FileError } from '#scripts/errors.ts';
import { readBytes } from '../read-file.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import type { DirectorySource } from './find-layout.ts';
import { readWorkbook } from './read-workbook.ts';

export interface ReadingOptions extends Pick<DirectorySource, 'networks' | 'state'> {
  readonly encoding?: Encoding | undefined;
  /** Name of the sheet of a workbook. Default: the first visible sheet. */
  readonly sheet?: string | undefined;
}

/** First bytes of unsupported formats, decoded as Latin-1, with advice for the user. */
const OTHER_FORMATS: readonly (readonly [starts: readonly string[], advice: string])[] = [
  [
    ['\xd0\xcf\x11\xe0'],
    'this is an old Excel workbook (.xls), or one with a password; save it as .xlsx or CSV UTF-8',
  ],
  [['%PDF'], 'this is a PDF; ask for the list as CSV or .xlsx'],
  [['\x1f\x8b', 'Rar!', '7z\xbc\xaf'], 'this is a compressed file; unpack it first'],
  [['<'], 'this is a web page or XML; download the list as CSV or .xlsx'],
  [['{', '[{', '[['], 'this is JSON; download the list as CSV or .xlsx'],
];

const findOtherFormat = (start: string): string | undefined => {
  const text = start.replace(/^\xef\xbb\xbf/, '').replace(/\s+/g, '');
  return OTHER_FORMATS.find(([starts]) => starts.some((bytes) => text.startsWith(bytes)))?.[1];
};

const ZIP = 'PK\x03\x04';

const NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
};

/** Reads a CSV or XLSX file, whose format is detected by its bytes. Throws FileError. */
export const readSource = async (file: string, options: ReadingOptions): Promise<DirectorySource> => {
  const { encoding: forced, sheet, networks, state } = options;
  const bytes = readBytes(file);
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const base = { file, networks, state };
  if (start.startsWith(ZIP)) {
    const workbook = await readWorkbook(bytes, file, sheet);
    const others = workbook.sheets.length - 1;
    const notes = others > 0 ? [`Sheet "${workbook.sheet}" is read; ${others} more with --sheet NAME.`] : [];
    return { ...base, text: workbook.text, isSheet: true, notes };
  }
  const advice = findOtherFormat(start);
  if (advice !== undefined) throw new FileError(file, FILE_START, advice);
  if (sheet !== undefined)
    throw new FileError(file, FILE_START, '--sheet is for .xlsx files; this is a text');
  const { text, encoding } = decodeText(bytes, file, forced);
  const how = forced === undefined ? '; another is forced by --encoding' : ', by --encoding';
  const notes = encoding === 'utf-8' ? [] : [`The file is read as ${NAMES[encoding]}${how}.`];
  return { ...base, text, notes };
};
