import type { Plan } from '#domain/plan.ts';
import { addBookmark, type Canvas, drawArtifact, drawPart, drawRule } from '../kit/canvas.ts';
import {
  BODY_WIDTH,
  COLOR,
  type Column,
  columns,
  FULL_WIDTH,
  GAP,
  LEFT,
  type Part,
  RIGHT,
  STYLE,
  type TextStyle,
} from '../kit/style.ts';
import { drawHorizon, drawPlanMark } from '../kit/wordmark.ts';
import { heightOf, print, type TextBox, widthOf, write } from '../kit/write.ts';
import type { CertificateTexts, DeductibleTexts, KeyFact } from './certificate-texts.ts';

/** Colors of the plans, as on the site. */
const PLAN_COLOR: Readonly<Record<Plan, string>> = {
  superior: COLOR.ink,
  optima: COLOR.lagoon,
  vital: COLOR.coral,
};

const [TITLE = FULL_WIDTH] = columns([8.5]);
const HORIZON = { fromRight: 78, radius: 64 };
const PADDING = 14;
const BAR = 5;
const [MAXIMUM = FULL_WIDTH, NETWORKS = FULL_WIDTH] = columns([6, 6]);

/** Draws the plan's name, the kind of document, the annual maximum and the networks. */
export const drawCertificateTitle = (canvas: Canvas, plan: Plan, texts: CertificateTexts): void => {
  const top = canvas.y;
  drawName(canvas, plan, texts);
  canvas.y += write(canvas, canvas.root, 'P', texts.lead, STYLE.lead, { ...TITLE, y: canvas.y });
  canvas.y = Math.max(canvas.y, top + HORIZON.radius) + 14;
  drawArtifact(canvas.doc, () => drawHorizon(canvas.doc, RIGHT - HORIZON.fromRight, canvas.y));
  drawFirstFacts(canvas, plan, texts);
};

/** Draws one heading in two lines: plan and kind of document, with the plan's arcs to the right of its name. */
const drawName = (canvas: Canvas, plan: Plan, texts: CertificateTexts): void => {
  const { doc, y } = canvas;
  const style = { ...STYLE.planName, color: PLAN_COLOR[plan] };
  const draw = (): void => {
    print(doc, `${texts.plan}\u00a0`, style, { ...TITLE, y });
    print(doc, texts.heading, STYLE.subtitle, { ...TITLE, y: y + style.leading });
  };
  canvas.root.add(doc.struct('H1', {}, draw));
  const mark = { x: TITLE.x + widthOf(doc, texts.plan, style) + 12, y: y + 29 };
  drawArtifact(doc, () => drawPlanMark(doc, plan, PLAN_COLOR[plan], mark));
  canvas.y += style.leading + STYLE.subtitle.leading + 6;
};

const left = { x: MAXIMUM.x + BAR + PADDING, width: MAXIMUM.width - BAR - PADDING };
const right = { x: NETWORKS.x, width: NETWORKS.width - PADDING };

const drawFirstFacts = (canvas: Canvas, plan: Plan, texts: CertificateTexts): void => {
  const { doc } = canvas;
  const color = PLAN_COLOR[plan];
  const amount = { ...STYLE.amount, color };
  const heights = [texts.networks, texts.outside].map((fact) =>
    keyFactHeight(canvas, fact, STYLE.keyFact, right),
  );
  const height = heights.reduce((sum, each) => sum + each, 2 * PADDING + GAP.row);
  drawArtifact(doc, () => {
    doc.roundedRect(LEFT, canvas.y, BODY_WIDTH, height, 8).fill(COLOR.sand);
    doc.save().roundedRect(LEFT, canvas.y, BODY_WIDTH, height, 8).clip();
    doc.rect(LEFT, canvas.y, BAR, height).fill(color).restore();
  });
  const middle = canvas.y + (height - keyFactHeight(canvas, texts.maximum, amount, left)) / 2;
  drawKeyFact(canvas, texts.maximum, { ...left, y: middle }, amount);
  const bottom = drawKeyFact(canvas, texts.networks, { ...right, y: canvas.y + PADDING }, STYLE.keyFact);
  drawKeyFact(canvas, texts.outside, { ...right, y: bottom + GAP.row }, STYLE.keyFact);
  canvas.y += height + 16;
};

const keyFactHeight = (
  { doc }: Canvas,
  { term, value, note }: KeyFact,
  style: TextStyle,
  { width }: Column,
): number =>
  heightOf(doc, term, STYLE.label, width) +
  heightOf(doc, value, style, width) +
  heightOf(doc, note, STYLE.note, width);

/** Draws term, value and note below each other and returns their lower edge. */
const drawKeyFact = (
  canvas: Canvas,
  { term, value, note }: KeyFact,
  box: TextBox,
  style: TextStyle,
): number => {
  let { y } = box;
  drawPart(canvas, canvas.root, 'Sect', (part) => {
    y += write(canvas, part, 'P', term, STYLE.label, box);
    y += write(canvas, part, 'P', value, style, { ...box, y });
    y += write(canvas, part, 'P', note, STYLE.note, { ...box, y });
  });
  return y;
};

const [TABLE = FULL_WIDTH, RULES = FULL_WIDTH] = columns([6, 6]);
const [OPTION = FULL_WIDTH, OUTSIDE = FULL_WIDTH, INSIDE = FULL_WIDTH] = columns([1.5, 2.5, 2]);
const CELLS = [OPTION, OUTSIDE, INSIDE] as const;
const LINE = 18;
const HEAD_HEIGHT = 16;

/** Draws the table of deductible options and, beside the table, the rules about deductibles. */
export const drawDeductibles = (canvas: Canvas, texts: DeductibleTexts): void => {
  drawPart(canvas, canvas.root, 'Sect', (part) => {
    addBookmark(canvas, texts.caption);
    canvas.y += write(canvas, part, 'H2', texts.caption, STYLE.group, { ...FULL_WIDTH, y: canvas.y }) + 6;
    const top = canvas.y;
    const bottom = drawOptions(canvas, part, texts);
    canvas.y = Math.max(bottom, drawRules(canvas, part, texts, top)) + 14;
  });
};

const drawOptions = (canvas: Canvas, part: Part, { heads, rows }: DeductibleTexts): number => {
  let { y } = canvas;
  drawPart(canvas, part, 'Table', (table) => {
    drawPart(canvas, table, 'TR', (row) => {
      for (const [index, box] of CELLS.entries())
        drawPart(canvas, row, 'TH Column', (cell) => {
          write(canvas, cell, 'P', heads[index] ?? '', STYLE.label, { ...box, y });
        });
    });
    y += HEAD_HEIGHT;
    drawRule(canvas.doc, y, COLOR.edge, TABLE.width);
    for (const row of rows) {
      drawOption(canvas, table, row, y);
      y += LINE;
      drawRule(canvas.doc, y, COLOR.mist, TABLE.width);
    }
  });
  return y;
};

const drawOption = (canvas: Canvas, table: Part, [option = '', ...amounts]: readonly string[], y: number) => {
  const line = y + (LINE - STYLE.value.leading) / 2;
  drawPart(canvas, table, 'TR', (row) => {
    drawPart(canvas, row, 'TH Row', (cell) => {
      write(canvas, cell, 'P', option, STYLE.option, { ...OPTION, y: line });
    });
    for (const [index, amount] of amounts.entries())
      drawPart(canvas, row, 'TD', (cell) => {
        write(canvas, cell, 'P', amount, STYLE.value, { ...(CELLS[index + 1] ?? INSIDE), y: line });
      });
  });
};

/** Draws the rules as a list and returns its lower edge. */
const drawRules = (
  canvas: Canvas,
  part: Part,
  { rulesHeading, rules }: DeductibleTexts,
  top: number,
): number => {
  let y = top;
  const box = { x: RULES.x + 12, width: RULES.width - 12 };
  write(canvas, part, 'H3', rulesHeading, STYLE.label, { ...box, y });
  y += HEAD_HEIGHT;
  drawRule(canvas.doc, y, COLOR.edge, box.width, box.x);
  drawPart(canvas, part, 'L', (list) => {
    for (const { term, text } of rules)
      drawPart(canvas, list, 'LI', (entry) => {
        y += 3.5;
        write(canvas, entry, 'Lbl', term, STYLE.value, { ...box, y });
        y += STYLE.value.leading;
        write(canvas, entry, 'LBody', text, STYLE.hint, { ...box, y });
        y += heightOf(canvas.doc, text, STYLE.hint, box.width);
      });
  });
  return y;
};
