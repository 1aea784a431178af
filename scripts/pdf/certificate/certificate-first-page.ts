import type { Plan } from '#domain/plan.ts';
import {
  addBookmark,
  decorate,
  drawDataCell,
  drawHeadCell,
  drawPart,
  drawRule,
  type Sheet,
} from '../kit/sheet.ts';
import {
  BODY_WIDTH,
  COLOR,
  type Column,
  columns,
  GAP,
  LEFT,
  RIGHT,
  STYLE,
  type TextStyle,
  WHOLE,
} from '../kit/style.ts';
import { drawHorizon, drawPlanMark } from '../kit/wordmark.ts';
import { heightOf, print, type TextBox, widthOf, write } from '../kit/write.ts';
import type { CertificateTexts, DeductibleTexts, KeyFact } from './certificate-texts.ts';

/** The plans' colours on the site. */
const PLAN_COLOR: Readonly<Record<Plan, string>> = {
  superior: COLOR.ink,
  optima: COLOR.lagoon,
  vital: COLOR.coral,
};

const [TITLE = WHOLE] = columns([8.5]);
const HORIZON = { fromRight: 78, radius: 64 };
const PADDING = 14;
const BAR = 5;
const [MAXIMUM = WHOLE, NETWORKS = WHOLE] = columns([6, 6]);

/** The plan's name, the kind of document, the annual maximum and the networks. */
export const drawCertificateTitle = (sheet: Sheet, plan: Plan, texts: CertificateTexts): void => {
  const top = sheet.y;
  drawName(sheet, plan, texts);
  sheet.y += write(sheet, sheet.root, 'P', texts.lead, STYLE.lead, { ...TITLE, y: sheet.y });
  sheet.y = Math.max(sheet.y, top + HORIZON.radius) + 14;
  decorate(sheet.doc, () => drawHorizon(sheet.doc, RIGHT - HORIZON.fromRight, sheet.y));
  drawFirstFacts(sheet, plan, texts);
};

/** One heading in two lines: plan and kind of document, with the plan's arcs behind its name. */
const drawName = (sheet: Sheet, plan: Plan, texts: CertificateTexts): void => {
  const { doc, y } = sheet;
  const style = { ...STYLE.planName, color: PLAN_COLOR[plan] };
  const draw = (): void => {
    print(doc, `${texts.plan}\u00a0`, style, { ...TITLE, y });
    print(doc, texts.heading, STYLE.subtitle, { ...TITLE, y: y + style.leading });
  };
  sheet.root.add(doc.struct('H1', {}, draw));
  const mark = { x: TITLE.x + widthOf(doc, texts.plan, style) + 12, y: y + 29 };
  decorate(doc, () => drawPlanMark(doc, plan, PLAN_COLOR[plan], mark));
  sheet.y += style.leading + STYLE.subtitle.leading + 6;
};

const left = { x: MAXIMUM.x + BAR + PADDING, width: MAXIMUM.width - BAR - PADDING };
const right = { x: NETWORKS.x, width: NETWORKS.width - PADDING };

const drawFirstFacts = (sheet: Sheet, plan: Plan, texts: CertificateTexts): void => {
  const { doc } = sheet;
  const color = PLAN_COLOR[plan];
  const amount = { ...STYLE.amount, color };
  const networks = [
    [texts.networks, right],
    [texts.outside, right],
  ] as const;
  const height =
    2 * PADDING +
    networks.reduce(
      (sum, [fact]) => sum + keyFactHeight(sheet, fact, STYLE.keyFact, right) + GAP.row,
      -GAP.row,
    );
  decorate(doc, () => {
    doc.roundedRect(LEFT, sheet.y, BODY_WIDTH, height, 8).fill(COLOR.sand);
    doc.save().roundedRect(LEFT, sheet.y, BODY_WIDTH, height, 8).clip();
    doc.rect(LEFT, sheet.y, BAR, height).fill(color).restore();
  });
  const top = sheet.y + PADDING;
  const middle = sheet.y + (height - keyFactHeight(sheet, texts.maximum, amount, left)) / 2;
  drawKeyFact(sheet, texts.maximum, { ...left, y: middle }, amount);
  networks.reduce(
    (y, [fact, column]) => drawKeyFact(sheet, fact, { ...column, y }, STYLE.keyFact) + GAP.row,
    top,
  );
  sheet.y += height + 16;
};

const keyFactHeight = (
  { doc }: Sheet,
  { term, value, note }: KeyFact,
  style: TextStyle,
  { width }: Column,
): number =>
  heightOf(doc, term, STYLE.label, width) +
  heightOf(doc, value, style, width) +
  heightOf(doc, note, STYLE.note, width);

/** Draws term, value and note below each other and returns their lower edge. */
const drawKeyFact = (
  sheet: Sheet,
  { term, value, note }: KeyFact,
  box: TextBox,
  style: TextStyle,
): number => {
  let { y } = box;
  drawPart(sheet, sheet.root, 'Sect', (part) => {
    y += write(sheet, part, 'P', term, STYLE.label, box);
    y += write(sheet, part, 'P', value, style, { ...box, y });
    y += write(sheet, part, 'P', note, STYLE.note, { ...box, y });
  });
  return y;
};

type Element = PDFKit.PDFStructureElement;

const [TABLE = WHOLE, RULES = WHOLE] = columns([6, 6]);
const [OPTION = WHOLE, OUTSIDE = WHOLE, INSIDE = WHOLE] = columns([1.5, 2.5, 2]);
const CELLS = [OPTION, OUTSIDE, INSIDE] as const;
const LINE = 18;
const HEAD_HEIGHT = 16;
/** Points before the benefits. */
const AFTER_DEDUCTIBLES = 14;

/** The table of options, and beside it the rules that depend on the option. */
export const drawDeductibles = (sheet: Sheet, texts: DeductibleTexts): void => {
  drawPart(sheet, sheet.root, 'Sect', (part) => {
    addBookmark(sheet, texts.caption);
    sheet.y += write(sheet, part, 'H2', texts.caption, STYLE.group, { ...WHOLE, y: sheet.y }) + 6;
    const top = sheet.y;
    const bottom = drawOptions(sheet, part, texts);
    sheet.y = Math.max(bottom, drawRules(sheet, part, texts, top)) + AFTER_DEDUCTIBLES;
  });
};

const drawOptions = (sheet: Sheet, part: Element, { heads, rows }: DeductibleTexts): number => {
  let { y } = sheet;
  drawPart(sheet, part, 'Table', (table) => {
    drawPart(sheet, table, 'TR', (row) => {
      for (const [index, box] of CELLS.entries())
        drawHeadCell(sheet, row, 'Column', (cell) => {
          write(sheet, cell, 'P', heads[index] ?? '', STYLE.label, { ...box, y });
        });
    });
    y += HEAD_HEIGHT;
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

/** Draws the rules as a list and returns its lower edge. */
const drawRules = (
  sheet: Sheet,
  part: Element,
  { rulesHeading, rules }: DeductibleTexts,
  top: number,
): number => {
  let y = top;
  const box = { x: RULES.x + 12, width: RULES.width - 12 };
  write(sheet, part, 'H3', rulesHeading, STYLE.label, { ...box, y });
  y += HEAD_HEIGHT;
  drawRule(sheet.doc, y, COLOR.edge, box.width, box.x);
  drawPart(sheet, part, 'L', (list) => {
    for (const { term, text } of rules)
      drawPart(sheet, list, 'LI', (entry) => {
        y += 3.5;
        write(sheet, entry, 'Lbl', term, STYLE.value, { ...box, y });
        y += STYLE.value.leading;
        write(sheet, entry, 'LBody', text, STYLE.hint, { ...box, y });
        y += heightOf(sheet.doc, text, STYLE.hint, box.width);
      });
  });
  return y;
};
