import { type Cell, type CellValue, formatValue, type Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { FILE_START, FileError } from '#scripts/errors.ts';
import { collapseSpaces } from '../cells.ts';
import { csvLine } from '../csv-rows.ts';

/** Maximum unpacked size in bytes; a sheet of 100,000 hospitals has about 100 MB. */
const MOST_UNPACKED = 300_000_000;

const END_OF_DIRECTORY = 'PK\x05\x06';
const ENTRY = 0x02014b50;

/**
 * Returns the total unpacked size in bytes that a ZIP file declares; Infinity if its central directory is unreadable or an
 * entry declares no size.
 */
const unpackedSize = (bytes: Uint8Array): number => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf(END_OF_DIRECTORY, zip.length - 22);
  if (end < 0) return Number.POSITIVE_INFINITY;
  let [at, total] = [zip.readUInt32LE(end + 16), 0];
  for (let entry = zip.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) return Number.POSITIVE_INFINITY;
    const [packed, unpacked] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    // The library unpacks at most the declared size, but treats a declared size of 0 as unknown.
    total += unpacked === 0 && packed > 2 ? Number.POSITIVE_INFINITY : unpacked;
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return total;
};

/** Formats a cell as Excel shows it, on one line, so that each row of the sheet is one line of the text. */
const showCell = (value: CellValue, cell: Cell | undefined): string => {
  if (value === null || value === undefined) return '';
  const format = cell?.style?.numFmt;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date || (typeof value === 'number' && format !== undefined && format !== 'General'))
    return collapseSpaces(formatValue(value, format ?? 'yyyy-mm-dd'));
  return collapseSpaces(String(value));
};

const sheetText = ({ rows, cells }: Sheet): string =>
  rows
    .map((row, at) => csvLine(row.map((value, column) => showCell(value, cells?.get(`${at},${column}`)))))
    .join('');

/** Converts one sheet to CSV text, in which line numbers equal the sheet's row numbers. Throws FileError. */
export const readWorkbook = async (bytes: Uint8Array, file: string, sheet: string | undefined) => {
  const refuse = (problem: string): never => {
    throw new FileError(file, FILE_START, problem);
  };
  const size = unpackedSize(bytes);
  if (size > MOST_UNPACKED)
    refuse(
      Number.isFinite(size)
        ? `the workbook unpacks to ${size.toLocaleString('en')} bytes, more than ${MOST_UNPACKED.toLocaleString('en')}; save the sheet as CSV`
        : 'the workbook is damaged; open it in Excel and save it again',
    );
  const sheets: string[] = [];
  let chosen: string | undefined;
  try {
    const workbook = await readXlsx(bytes, {
      readStyles: true,
      sheets: ({ name, hidden, veryHidden }) => {
        sheets.push(name);
        const isMeant = sheet === undefined ? chosen === undefined && !hidden && !veryHidden : name === sheet;
        if (isMeant) chosen = name;
        return isMeant;
      },
    });
    const [only] = workbook.sheets;
    if (only !== undefined && chosen !== undefined) return { text: sheetText(only), sheet: chosen, sheets };
  } catch (error) {
    refuse(
      `this is no Excel workbook that can be read (${(error as Error).message}); save it as .xlsx or CSV UTF-8`,
    );
  }
  const names = sheets.map((name) => `"${name}"`).join(', ');
  return refuse(
    sheet === undefined
      ? 'the workbook has no visible sheet'
      : `there is no sheet "${sheet}"; the workbook has ${names}`,
  );
};
