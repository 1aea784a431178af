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
import { BODY_BOTTOM, BODY_WIDTH, COLOR, type Doc, FULL_WIDTH, LEFT, STYLE } from '../kit/style.ts';
import { print, widthOf } from '../kit/write.ts';
import type { GroupRow, GroupTable } from './certificate-texts.ts';

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

/** Draws a group of benefits: heading, notes, and a table that may continue on the next page. */
export const drawGroup = (canvas: Canvas, { heading, notes, heads, rows }: GroupTable): void => {
  const { doc, root } = canvas;
  const blocks = rows.map((row) => rowBlock(doc, row));
  const title = text(doc, 'H2', heading, STYLE.group, HEADING);
  const note = notes.length === 0 ? [] : [text(doc, 'P', notes.join(' '), STYLE.note, FULL_WIDTH)];
  const beginning = stack(title, ...note, gap(BELOW));
  drawPart(doc, root, 'Sect', (part) => {
    ensureRoom(canvas, beginning.height + heightOfAll(blocks.slice(0, rows.length > FEW ? KEPT : FEW)));
    addBookmark(canvas, heading);
    const line = canvas.y + title.height + ON_LINE;
    place(canvas, part, beginning);
    drawPart(doc, part, 'Table', (table) => {
      headRow(doc, heads).draw(table, line);
      rule(doc, COLOR.edge, FULL_WIDTH).draw(table, canvas.y);
      for (const block of blocks) {
        if (canvas.y + block.height > BODY_BOTTOM) {
          ensureRoom(canvas, block.height);
          place(canvas, table, repeatedHeads(doc, heads));
        }
        place(canvas, table, block);
      }
    });
  });
  canvas.y += 11;
};

/** The column heads; the first cell is empty, because the group's heading names its column. */
const headRow = (doc: Doc, [, conditions = '', value = '']: GroupTable['heads']): Block =>
  tableRow(doc, [
    ['TD', gap(0)],
    ['TH Column', text(doc, 'P', conditions, STYLE.label, CONDITIONS)],
    ['TH Column', text(doc, 'P', value, STYLE.label, VALUE)],
  ]);

/** The column heads on the next page, as artifacts. */
const repeatedHeads = (doc: Doc, heads: GroupTable['heads']): Block => {
  const columns = [BENEFIT, CONDITIONS, VALUE] as const;
  const texts = artifact(doc, (y) => {
    for (const [index, head] of heads.entries())
      print(doc, head, STYLE.label, { ...(columns[index] ?? VALUE), y });
  });
  return stack(texts, gap(16), rule(doc, COLOR.edge, FULL_WIDTH));
};

const rowBlock = (doc: Doc, row: GroupRow): Block => {
  const value = text(doc, 'P', row.value, row.included ? STYLE.value : STYLE.valueless, VALUE);
  const cells = tableRow(doc, [
    ['TH Row', stack(PADDING, benefitCell(doc, row), PADDING)],
    ['TD', stack(PADDING, conditionsCell(doc, row), PADDING)],
    ['TD', stack(PADDING, value, PADDING)],
  ]);
  return stack(cells, rule(doc, COLOR.mist, FULL_WIDTH));
};

/** The label, its detail (beside the label if there is room), and the rules of single exams. */
const benefitCell = (doc: Doc, { label, detail, rules, conditions }: GroupRow): Block => {
  const used = widthOf(doc, label, STYLE.option) + BESIDE;
  const rest = { x: LEFT + used, width: (conditions.length > 0 ? BENEFIT : WIDE).width - used };
  const isBeside = detail !== undefined && widthOf(doc, detail, STYLE.hint) < rest.width;
  const name = text(doc, 'P', label, STYLE.option, BENEFIT);
  const more =
    detail === undefined ? gap(0) : text(doc, 'P', detail, STYLE.hint, isBeside ? rest : FULL_WIDTH);
  return stack(
    isBeside ? beside(name, more) : stack(name, more),
    ...rules.map((rule) => text(doc, 'P', rule, STYLE.hint, WIDE)),
  );
};

/** The conditions as one text with no-break spaces, so that no condition breaks across lines. */
const conditionsCell = (doc: Doc, { conditions }: GroupRow): Block => {
  const unbroken = conditions.map((condition) => condition.replaceAll(' ', '\u00a0'));
  return unbroken.length === 0 ? gap(0) : text(doc, 'P', unbroken.join(' · '), STYLE.hint, CONDITIONS);
};
