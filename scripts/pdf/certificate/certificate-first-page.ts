import type { Plan } from '#domain/plan.ts';
import {
  artifact,
  type Block,
  beside,
  element,
  gap,
  rule,
  stack,
  tableRow,
  tagged,
  text,
} from '../kit/block.ts';
import { addBookmark, type Canvas, place } from '../kit/canvas.ts';
import {
  BODY_WIDTH,
  COLOR,
  type Column,
  columns,
  type Doc,
  FULL_WIDTH,
  LEFT,
  RIGHT,
  STYLE,
  type TextStyle,
} from '../kit/style.ts';
import { drawHorizon, drawPlanMark } from '../kit/wordmark.ts';
import { print, widthOf } from '../kit/write.ts';
import type { CertificateTexts, DeductibleTexts, KeyFact } from './certificate-texts.ts';

/** Colors of the plans, as on the site. */
const PLAN_COLOR: Readonly<Record<Plan, string>> = {
  superior: COLOR.ink,
  optima: COLOR.lagoon,
  vital: COLOR.coral,
};

const [TITLE = FULL_WIDTH] = columns([8.5]);
const HORIZON = { fromRight: 78, radius: 64 };

/** Draws the plan's name, the kind of document, the annual maximum and the networks. */
export const drawCertificateTitle = (canvas: Canvas, plan: Plan, texts: CertificateTexts): void => {
  const { doc, root } = canvas;
  const lead = text(doc, 'P', texts.lead, STYLE.lead, TITLE);
  const title = stack(
    beside(gap(HORIZON.radius), stack(nameBlock(doc, plan, texts), lead)),
    gap(14),
    artifact(doc, (y) => drawHorizon(doc, RIGHT - HORIZON.fromRight, y)),
    firstFacts(doc, PLAN_COLOR[plan], texts),
    gap(16),
  );
  place(canvas, root, title);
};

/** One heading in two lines, plan and kind of document, with the plan's arcs to the right of its name. */
const nameBlock = (doc: Doc, plan: Plan, texts: CertificateTexts): Block => {
  const style = { ...STYLE.planName, color: PLAN_COLOR[plan] };
  const height = style.leading + STYLE.subtitle.leading + 6;
  const heading = element(doc, 'H1', height, (y) => {
    print(doc, `${texts.plan}\u00a0`, style, { ...TITLE, y });
    print(doc, texts.heading, STYLE.subtitle, { ...TITLE, y: y + style.leading });
  });
  const x = TITLE.x + widthOf(doc, texts.plan, style) + 12;
  const mark = artifact(doc, (y) => drawPlanMark(doc, plan, PLAN_COLOR[plan], { x, y: y + 29 }));
  return beside(heading, mark);
};

const PADDING = 14;
const BAR = 5;
const [MAXIMUM = FULL_WIDTH, NETWORKS = FULL_WIDTH] = columns([6, 6]);
const FACT_LEFT = { x: MAXIMUM.x + BAR + PADDING, width: MAXIMUM.width - BAR - PADDING };
const FACT_RIGHT = { x: NETWORKS.x, width: NETWORKS.width - PADDING };

/** The annual maximum in large type, and beside it networks and hospitals outside of them, on a ground with a colored bar. */
const firstFacts = (doc: Doc, color: string, { maximum, networks, outside }: CertificateTexts): Block => {
  const large = keyFact(doc, maximum, { ...STYLE.amount, color }, FACT_LEFT);
  const others = stack(
    gap(PADDING),
    keyFact(doc, networks, STYLE.keyFact, FACT_RIGHT),
    gap(10),
    keyFact(doc, outside, STYLE.keyFact, FACT_RIGHT),
    gap(PADDING),
  );
  const ground = artifact(doc, (y) => {
    doc.roundedRect(LEFT, y, BODY_WIDTH, others.height, 8).fill(COLOR.sand);
    doc.save().roundedRect(LEFT, y, BODY_WIDTH, others.height, 8).clip();
    doc.rect(LEFT, y, BAR, others.height).fill(color).restore();
  });
  return beside(ground, stack(gap((others.height - large.height) / 2), large), others);
};

/** Term, value and note below each other. */
const keyFact = (doc: Doc, { term, value, note }: KeyFact, style: TextStyle, column: Column): Block =>
  tagged(
    doc,
    'Sect',
    stack(
      text(doc, 'P', term, STYLE.label, column),
      text(doc, 'P', value, style, column),
      text(doc, 'P', note, STYLE.note, column),
    ),
  );

const [TABLE = FULL_WIDTH, RULES = FULL_WIDTH] = columns([6, 6]);
const CELLS = columns([1.5, 2.5, 2]);
const LIST = { x: RULES.x + 12, width: RULES.width - 12 };
const LINE = 18;
const HEAD_HEIGHT = gap(16);

/** Draws the table of deductible options and, beside the table, the rules about deductibles. */
export const drawDeductibles = (canvas: Canvas, texts: DeductibleTexts): void => {
  const { doc, root } = canvas;
  const heading = text(doc, 'H2', texts.caption, STYLE.group, FULL_WIDTH);
  const body = beside(optionsTable(doc, texts), rulesList(doc, texts));
  addBookmark(canvas, texts.caption);
  place(canvas, root, stack(tagged(doc, 'Sect', stack(heading, gap(6), body)), gap(14)));
};

const optionsTable = (doc: Doc, { heads, rows }: DeductibleTexts): Block => {
  const cell = (words: string, index: number, style: TextStyle): Block =>
    text(doc, 'P', words, style, CELLS[index] ?? TABLE);
  const head = tableRow(
    doc,
    heads.map((words, index) => ['TH Column', cell(words, index, STYLE.label)] as const),
  );
  const aboveLine = gap((LINE - STYLE.value.leading) / 2);
  const line = (words: readonly string[]): Block =>
    tableRow(
      doc,
      words.map((each, index) => [
        index === 0 ? 'TH Row' : 'TD',
        stack(aboveLine, cell(each, index, index === 0 ? STYLE.option : STYLE.value)),
      ]),
    );
  return tagged(
    doc,
    'Table',
    stack(
      beside(head, HEAD_HEIGHT),
      rule(doc, COLOR.edge, TABLE),
      ...rows.flatMap((row) => [beside(line(row), gap(LINE)), rule(doc, COLOR.mist, TABLE)]),
    ),
  );
};

const rulesList = (doc: Doc, { rulesHeading, rules }: DeductibleTexts): Block => {
  const items = rules.map(({ term, text: words }) => {
    const label = beside(text(doc, 'Lbl', term, STYLE.value, LIST), gap(STYLE.value.leading));
    return tagged(doc, 'LI', stack(gap(3.5), label, text(doc, 'LBody', words, STYLE.hint, LIST)));
  });
  return stack(
    beside(text(doc, 'H3', rulesHeading, STYLE.label, LIST), HEAD_HEIGHT),
    rule(doc, COLOR.edge, LIST),
    tagged(doc, 'L', stack(...items)),
  );
};
