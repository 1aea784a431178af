import { drawDataCell, drawHeadCell } from '../kit/cells.ts';
import { BODY_WIDTH, columns, LEFT } from '../kit/measures.ts';
import { addBookmark, drawPart, drawRule, type Sheet } from '../kit/sheet.ts';
import { COLOR, STYLE } from '../kit/style.ts';
import { heightOf, write } from '../kit/write.ts';
import type { DeductibleTexts } from './certificate-texts.ts';

type Element = PDFKit.PDFStructureElement;

const WHOLE = { x: LEFT, width: BODY_WIDTH };
const [TABLE = WHOLE, RULES = WHOLE] = columns([6, 6]);
const [OPTION = WHOLE, OUTSIDE = WHOLE, INSIDE = WHOLE] = columns([1.5, 2.5, 2]);
const CELLS = [OPTION, OUTSIDE, INSIDE] as const;
const LINE = 18;
const HEAD = 16;
/** Before the benefits. */
const AFTER = 14;

/** The options as a table; beside it, what depends on the option that is chosen. */
export const drawDeductibles = (sheet: Sheet, texts: DeductibleTexts): void => {
  drawPart(sheet, sheet.root, 'Sect', (part) => {
    addBookmark(sheet, texts.caption);
    sheet.y += write(sheet, part, 'H2', texts.caption, STYLE.group, { ...WHOLE, y: sheet.y }) + 6;
    const top = sheet.y;
    const bottom = drawOptions(sheet, part, texts);
    sheet.y = Math.max(bottom, drawRules(sheet, part, texts, top)) + AFTER;
  });
};

const drawOptions = (sheet: Sheet, part: Element, { heads, rows }: DeductibleTexts): number => {
  let { y } = sheet;
  drawPart(sheet, part, 'Table', (table) => {
    drawPart(sheet, table, 'TR', (row) => {
      for (const [index, place] of CELLS.entries())
        drawHeadCell(sheet, row, 'Column', (cell) => {
          write(sheet, cell, 'P', heads[index] ?? '', STYLE.label, { ...place, y });
        });
    });
    y += HEAD;
    drawRule(sheet.doc, y, COLOR.edge, TABLE.width);
    for (const row of rows) {
      drawOption(sheet, table, row, y);
      y += LINE;
      drawRule(sheet.doc, y, COLOR.mist, TABLE.width);
    }
  });
  return y;
};

const drawOption = (
  sheet: Sheet,
  table: Element,
  [option = '', ...amounts]: readonly string[],
  y: number,
) => {
  const line = y + (LINE - STYLE.value.leading) / 2;
  drawPart(sheet, table, 'TR', (row) => {
    drawHeadCell(sheet, row, 'Row', (cell) => {
      write(sheet, cell, 'P', option, STYLE.option, { ...OPTION, y: line });
    });
    for (const [index, amount] of amounts.entries())
      drawDataCell(sheet, row, (cell) => {
        write(sheet, cell, 'P', amount, STYLE.value, { ...(CELLS[index + 1] ?? INSIDE), y: line });
      });
  });
};

/** Terms and their sentences; returns where they end. */
const drawRules = (
  sheet: Sheet,
  part: Element,
  { rulesHeading, rules }: DeductibleTexts,
  top: number,
): number => {
  let y = top;
  const place = { x: RULES.x + 12, width: RULES.width - 12 };
  write(sheet, part, 'H3', rulesHeading, STYLE.label, { ...place, y });
  y += HEAD;
  drawRule(sheet.doc, y, COLOR.edge, place.width, place.x);
  drawPart(sheet, part, 'L', (list) => {
    for (const { term, text } of rules)
      drawPart(sheet, list, 'LI', (entry) => {
        y += 3.5;
        write(sheet, entry, 'Lbl', term, STYLE.value, { ...place, y });
        y += STYLE.value.leading;
        write(sheet, entry, 'LBody', text, STYLE.hint, { ...place, y });
        y += heightOf(sheet.doc, text, STYLE.hint, place.width);
      });
  });
  return y;
};
