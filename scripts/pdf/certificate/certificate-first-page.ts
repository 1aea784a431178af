import { annualMaximum, deductibles, outOfNetworkPercent, planName } from '#content/facts.ts';
import { countInWords, fill, formatList, formatMoney, formatPercent, numberWord } from '#domain/format.ts';
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
  FULL_WIDTH,
  GAP,
  LEFT,
  RIGHT,
  STYLE,
  type TextStyle,
} from '../kit/style.ts';
import { drawHorizon, drawPlanMark } from '../kit/wordmark.ts';
import { print, widthOf } from '../kit/write.ts';
import type { Summary } from './certificate-texts.ts';

/** Colors of the plans, as on the site. */
const PLAN_COLOR: Readonly<Record<Plan, string>> = {
  superior: COLOR.ink,
  optima: COLOR.lagoon,
  vital: COLOR.coral,
};

const [TITLE = FULL_WIDTH] = columns([8.5]);
const HORIZON = { fromRight: 78, radius: 64 };

/** The plan's name, the kind of document, the annual maximum and the networks. */
export const titleBlock = (summary: Summary, heading: string, lead: string): Block =>
  stack(
    beside(gap(HORIZON.radius), stack(nameBlock(summary.plan, heading), text('P', lead, STYLE.lead, TITLE))),
    gap(14),
    artifact((doc, y) => drawHorizon(doc, RIGHT - HORIZON.fromRight, y)),
    firstFacts(summary),
    gap(16),
  );

/** One heading in two lines, plan and kind of document, with the plan's arcs to the right of its name. */
const nameBlock = (plan: Plan, heading: string): Block => {
  const style = { ...STYLE.planName, color: PLAN_COLOR[plan] };
  const name = planName(plan);
  const lines = element('H1', style.leading + STYLE.subtitle.leading + 6, (doc, y) => {
    print(doc, `${name}\u00a0`, style, { ...TITLE, y });
    print(doc, heading, STYLE.subtitle, { ...TITLE, y: y + style.leading });
  });
  const x = TITLE.x + widthOf(name, style) + 12;
  const mark = artifact((doc, y) => drawPlanMark(doc, plan, PLAN_COLOR[plan], { x, y: y + 29 }));
  return beside(lines, mark);
};

const PADDING = 14;
const BAR = 5;
const [MAXIMUM = FULL_WIDTH, NETWORKS = FULL_WIDTH] = columns([6, 6]);
const FACT_LEFT = { x: MAXIMUM.x + BAR + PADDING, width: MAXIMUM.width - BAR - PADDING };
const FACT_RIGHT = { x: NETWORKS.x, width: NETWORKS.width - PADDING };

/** The annual maximum in large type, and beside it networks and hospitals outside of them, on a ground with a colored bar. */
const firstFacts = ({ plan, language, words }: Summary): Block => {
  const color = PLAN_COLOR[plan];
  const { lead, outside } = words.plan.networks;
  const percent = outOfNetworkPercent(plan);
  const facts = { plan: planName(plan), percent: formatPercent(language, percent ?? 0) };
  /** Term, value and note below each other. The row is one of the general benefits. Throws if the row is missing. */
  const keyFact = (id: string, style: TextStyle, column: Column, own: { value?: string; note?: string }) => {
    const row = words.benefits.flatMap(({ rows }) => rows).find((each) => each.id === id);
    if (row === undefined) throw new Error(`data/plans.json: the benefit summary needs the row "${id}"`);
    const { value = row.values[plan] ?? words.document.notIncluded, note = row.detail ?? '' } = own;
    const lines = stack(
      text('P', row.label, STYLE.label, column),
      text('P', value, style, column),
      text('P', note, STYLE.note, column),
    );
    return tagged('Sect', lines);
  };
  const maximum = { value: formatMoney(language, annualMaximum(plan)) };
  const large = keyFact('annual-maximum', { ...STYLE.amount, color }, FACT_LEFT, maximum);
  const rule = percent === undefined ? outside.none : outside.paid;
  const others = stack(
    gap(PADDING),
    keyFact('networks', STYLE.keyFact, FACT_RIGHT, { note: fill(lead, facts) }),
    gap(GAP.row),
    keyFact('out-of-network', STYLE.keyFact, FACT_RIGHT, { note: fill(rule, facts) }),
    gap(PADDING),
  );
  const ground = artifact((doc, y) => {
    doc.roundedRect(LEFT, y, BODY_WIDTH, others.height, 8).fill(COLOR.sand);
    doc.save().roundedRect(LEFT, y, BODY_WIDTH, others.height, 8).clip();
    doc.rect(LEFT, y, BAR, others.height).fill(color).restore();
  });
  return beside(ground, stack(gap((others.height - large.height) / 2), large), others);
};

const [TABLE = FULL_WIDTH, RULES = FULL_WIDTH] = columns([6, 6]);
const CELLS = columns([1.5, 2.5, 2]);
const LIST = { x: RULES.x + 12, width: RULES.width - 12 };
const LINE = 18;
const HEAD_HEIGHT = gap(16);

/** Draws the table of deductible options and, beside the table, the rules about deductibles. */
export const drawDeductibles = (canvas: Canvas, summary: Summary): void => {
  const { caption } = summary.words.coverage.deductibles;
  const heading = text('H2', caption, STYLE.group, FULL_WIDTH);
  const body = beside(optionsTable(summary), rulesList(summary));
  addBookmark(canvas, caption);
  place(canvas, stack(tagged('Sect', stack(heading, gap(6), body)), gap(14)));
};

const optionsTable = ({ language, words }: Summary): Block => {
  const { option, optionNumber, outside, inside } = words.coverage.deductibles;
  const cell = (words: string, index: number, style: TextStyle): Block =>
    text('P', words, style, CELLS[index] ?? TABLE);
  const head = tableRow(
    [option, outside, inside].map((words, index) => ['TH Column', cell(words, index, STYLE.label)] as const),
  );
  const aboveLine = gap((LINE - STYLE.value.leading) / 2);
  const lines = deductibles.options.flatMap((each) => {
    const number = fill(optionNumber, { number: String(each.option) });
    const amounts = [each.outsideUs, each.insideUs].map((amount) => formatMoney(language, amount));
    const line = tableRow([
      ['TH Row', stack(aboveLine, cell(number, 0, STYLE.option))],
      ...amounts.map((amount, at) => ['TD', stack(aboveLine, cell(amount, at + 1, STYLE.value))] as const),
    ]);
    return [beside(line, gap(LINE)), rule(COLOR.mist, TABLE)];
  });
  return tagged('Table', stack(beside(head, HEAD_HEIGHT), rule(COLOR.edge, TABLE), ...lines));
};

const rulesList = ({ language, words: { coverage } }: Summary): Block => {
  const { deductibles: words, deductibleCount } = coverage;
  const { vanishing, familyMaximum, maternityOptions, preventiveOptions } = deductibles;
  const list = (options: readonly number[]): string => formatList(language, options.map(String));
  const facts = {
    family: { deductibles: countInWords(language, deductibleCount, familyMaximum) },
    vanishing: {
      options: list(vanishing.options),
      percent: formatPercent(language, vanishing.percent),
      years: numberWord(language, vanishing.claimFreeYears),
    },
    maternity: { options: list(maternityOptions) },
    preventive: { options: list(preventiveOptions) },
  };
  const items = (['family', 'vanishing', 'maternity', 'preventive'] as const).map((rule) => {
    const label = text('Lbl', words[rule].term, STYLE.value, LIST);
    const meaning = text('LBody', fill(words[rule].text, facts[rule]), STYLE.hint, LIST);
    return tagged('LI', stack(gap(3.5), label, meaning));
  });
  return stack(
    beside(text('H3', words.rulesHeading, STYLE.label, LIST), HEAD_HEIGHT),
    rule(COLOR.edge, LIST),
    tagged('L', stack(...items)),
  );
};
