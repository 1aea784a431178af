import type { BenefitGroupText, BenefitText } from '#benefits/benefit-text.ts';
import { type Mark, marksOf } from '#benefits/marks.ts';
import { planName } from '#content/facts.ts';
import {
  artifact,
  type Block,
  beside,
  drawPart,
  gap,
  heightOfAll,
  rule,
  stack,
  tableRow,
  text,
} from '../kit/block.ts';
import { addBookmark, type Canvas, ensureRoom, place } from '../kit/canvas.ts';
import { BODY_BOTTOM, BODY_WIDTH, COLOR, type Column, FULL_WIDTH, LEFT, STYLE } from '../kit/style.ts';
import { print, widthOf } from '../kit/write.ts';
import type { Summary } from './certificate-texts.ts';

/** Columns of the table: benefit, conditions and payment, with gaps of 9 points. */
const BENEFIT = { x: LEFT, width: 195 } as const;
const CONDITIONS = { x: LEFT + 204, width: 164 } as const;
const VALUE = { x: LEFT + 377, width: BODY_WIDTH - 377 } as const;
/** Benefit and conditions columns together, for text that spans both. */
const WIDE = { x: LEFT, width: 368 } as const;
const HEADING = { x: LEFT, width: 203 } as const;
const PADDING = gap(2.6);
/** Points between a label and a detail on the same line. */
const BESIDE = 5;
/** A group of at most FEW rows stays on one page; a longer group has at least KEPT rows on the page of its heading. */
const FEW = 4;
const KEPT = 2;
/** In points: offset of the column heads from the heading's lower edge, to share its baseline, and gap above the table. */
const ON_LINE = -12.6;
const BELOW = 3;

/** Heads of the three columns; the first one is the group's heading. */
type Heads = readonly [string, string, string];

/** Draws a group of benefits: heading, notes, and a table that may continue on the next page. */
export const drawGroup = (
  canvas: Canvas,
  summary: Summary,
  { heading, notes, rows }: BenefitGroupText,
): void => {
  const { doc, root } = canvas;
  const heads = [heading, summary.words.document.conditions, planName(summary.plan)] as const;
  // Notes already name the deductible options of the rows.
  const blocks = rows.map((row) => rowBlock(summary, row, notes.length > 0));
  const title = text('H2', heading, STYLE.group, HEADING);
  const note = notes.length === 0 ? [] : [text('P', notes.join(' '), STYLE.note, FULL_WIDTH)];
  const beginning = stack(title, ...note, gap(BELOW));
  drawPart(doc, root, 'Sect', (part) => {
    ensureRoom(canvas, beginning.height + heightOfAll(blocks.slice(0, rows.length > FEW ? KEPT : FEW)));
    addBookmark(canvas, heading);
    const line = canvas.y + title.height + ON_LINE;
    place(canvas, beginning, part);
    drawPart(doc, part, 'Table', (table) => {
      headRow(heads).draw(doc, table, line);
      rule(COLOR.edge, FULL_WIDTH).draw(doc, table, canvas.y);
      for (const block of blocks) {
        if (canvas.y + block.height > BODY_BOTTOM) {
          ensureRoom(canvas, block.height);
          place(canvas, repeatedHeads(heads), table);
        }
        place(canvas, block, table);
      }
    });
  });
  canvas.y += 11;
};

/** The column heads; the first cell is empty, because the group's heading names its column. */
const headRow = ([, conditions, value]: Heads): Block =>
  tableRow([
    ['TD', gap(0)],
    ['TH Column', text('P', conditions, STYLE.label, CONDITIONS)],
    ['TH Column', text('P', value, STYLE.label, VALUE)],
  ]);

/** The column heads on the next page, as artifacts. */
const repeatedHeads = (heads: Heads): Block => {
  const columns = [BENEFIT, CONDITIONS, VALUE] as const;
  const texts = artifact((doc, y) => {
    for (const [index, head] of heads.entries())
      print(doc, head, STYLE.label, { ...(columns[index] ?? VALUE), y });
  });
  return stack(texts, gap(16), rule(COLOR.edge, FULL_WIDTH));
};

const rowBlock = ({ plan, language, words }: Summary, row: BenefitText, optionsSaid: boolean): Block => {
  const value = row.values[plan];
  // A waiting period in days is the row's value.
  const { waitingDays: _, ...marked } = row;
  const marks =
    value === undefined
      ? []
      : marksOf(language, words.coverage, marked, { option: undefined, start: '' }, optionsSaid);
  const valueStyle = value === undefined ? STYLE.valueless : STYLE.value;
  const cells = tableRow([
    ['TH Row', stack(PADDING, benefitCell(row, marks.length > 0 ? BENEFIT : WIDE), PADDING)],
    ['TD', stack(PADDING, conditionsCell(marks), PADDING)],
    ['TD', stack(PADDING, text('P', value ?? words.document.notIncluded, valueStyle, VALUE), PADDING)],
  ]);
  return stack(cells, rule(COLOR.mist, FULL_WIDTH));
};

/** The label, its detail (beside the label if there is room), and the rules of single exams. */
const benefitCell = ({ label, detail, rules = [] }: BenefitText, column: Column): Block => {
  const used = widthOf(label, STYLE.option) + BESIDE;
  const rest = { x: LEFT + used, width: column.width - used };
  const isBeside = detail !== undefined && widthOf(detail, STYLE.hint) < rest.width;
  const name = text('P', label, STYLE.option, BENEFIT);
  const more = detail === undefined ? gap(0) : text('P', detail, STYLE.hint, isBeside ? rest : FULL_WIDTH);
  return stack(
    isBeside ? beside(name, more) : stack(name, more),
    ...rules.map((rule) => text('P', rule, STYLE.hint, WIDE)),
  );
};

/** The conditions as one text with no-break spaces, so that no condition breaks across lines. */
const conditionsCell = (marks: readonly Mark[]): Block => {
  const unbroken = marks.map((mark) => mark.text.replaceAll(' ', '\u00a0'));
  return unbroken.length === 0 ? gap(0) : text('P', unbroken.join(' · '), STYLE.hint, CONDITIONS);
};
