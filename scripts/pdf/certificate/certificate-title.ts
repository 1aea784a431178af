import type { Plan } from '#domain/plan.ts';
import { BODY_WIDTH, type Column, columns, GAP, LEFT, RIGHT } from '../kit/measures.ts';
import { decorate, drawPart, type Sheet } from '../kit/sheet.ts';
import { COLOR, STYLE, type TextStyle } from '../kit/style.ts';
import { drawHorizon, drawPlanMark } from '../kit/wordmark.ts';
import { heightOf, print, widthOf, write } from '../kit/write.ts';
import type { CertificateTexts, Told } from './certificate-texts.ts';

/** Colours of the plans, as on the site; always beside the plan's name. */
const PLAN_COLOR: Readonly<Record<Plan, string>> = {
  superior: COLOR.ink,
  optima: COLOR.lagoon,
  vital: COLOR.coral,
};

const WHOLE = { x: LEFT, width: BODY_WIDTH };
const [TITLE = WHOLE] = columns([8.5]);
const HORIZON = { fromRight: 78, radius: 64 };
const PADDING = 14;
const BAR = 5;
const [MAXIMUM = WHOLE, NETWORKS = WHOLE] = columns([6, 6]);

/** The plan's name, what the document is, and what is asked first: how much a year, and in which network. */
export const drawCertificateTitle = (sheet: Sheet, plan: Plan, texts: CertificateTexts): void => {
  const top = sheet.y;
  drawName(sheet, plan, texts);
  sheet.y += write(sheet, sheet.root, 'P', texts.lead, STYLE.lead, { ...TITLE, y: sheet.y });
  sheet.y = Math.max(sheet.y, top + HORIZON.radius) + 14;
  decorate(sheet.doc, () => drawHorizon(sheet.doc, RIGHT - HORIZON.fromRight, sheet.y));
  drawFirstFacts(sheet, plan, texts);
};

/** Name and kind of document are one heading, in two lines; the plan's arcs stand behind its name. */
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
    networks.reduce((sum, [told]) => sum + toldHeight(sheet, told, STYLE.told, right) + GAP.row, -GAP.row);
  decorate(doc, () => {
    doc.roundedRect(LEFT, sheet.y, BODY_WIDTH, height, 8).fill(COLOR.sand);
    doc.save().roundedRect(LEFT, sheet.y, BODY_WIDTH, height, 8).clip();
    doc.rect(LEFT, sheet.y, BAR, height).fill(color).restore();
  });
  const top = sheet.y + PADDING;
  const middle = sheet.y + (height - toldHeight(sheet, texts.maximum, amount, left)) / 2;
  drawTold(sheet, texts.maximum, { ...left, y: middle }, amount);
  networks.reduce((y, [told, column]) => drawTold(sheet, told, { ...column, y }, STYLE.told) + GAP.row, top);
  sheet.y += height + 16;
};

const toldHeight = (
  { doc }: Sheet,
  { term, value, note }: Told,
  style: TextStyle,
  { width }: Column,
): number =>
  heightOf(doc, term, STYLE.label, width) +
  heightOf(doc, value, style, width) +
  heightOf(doc, note, STYLE.note, width);

/** Writes term, value and note under each other and returns where they end. */
const drawTold = (
  sheet: Sheet,
  { term, value, note }: Told,
  place: Column & { readonly y: number },
  style: TextStyle,
): number => {
  let { y } = place;
  drawPart(sheet, sheet.root, 'Sect', (part) => {
    y += write(sheet, part, 'P', term, STYLE.label, place);
    y += write(sheet, part, 'P', value, style, { ...place, y });
    y += write(sheet, part, 'P', note, STYLE.note, { ...place, y });
  });
  return y;
};
