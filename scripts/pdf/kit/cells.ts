import { drawPart, type Sheet } from './sheet.ts';

type Element = PDFKit.PDFStructureElement;

const HEAD = { Column: { title: '', scope: 'Column' }, Row: { title: '', scope: 'Row' } } as const;

/** A head of a table's column or row. */
export const drawHeadCell = (
  sheet: Sheet,
  row: Element,
  scope: keyof typeof HEAD,
  draw: (cell: Element) => void,
): void => {
  const head = sheet.doc.struct('TH', HEAD[scope]);
  row.add(head);
  draw(head);
  head.end();
};

export const drawDataCell = (sheet: Sheet, row: Element, draw: (cell: Element) => void): void =>
  drawPart(sheet, row, 'TD', draw);
