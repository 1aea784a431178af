import { type Cell, type CellValue, formatValue, type Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { FILE_START, FileError } from '#scripts/errors.ts';
import { collapseSpaces } from '../cells.ts';
import { csvLine } from '../csv-rows.ts';

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
