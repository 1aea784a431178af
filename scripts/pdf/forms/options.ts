import { fill } from '#domain/format.ts';
import type { Box } from '../kit/acro-form.ts';
import type { PickField } from '../kit/layout.ts';
import { type Column, GAP, MARK } from '../kit/measures.ts';
import { decorate, type Sheet } from '../kit/sheet.ts';
import { COLOR, STYLE } from '../kit/style.ts';
import { addCheckBox, addRadioGroup, type Widget } from '../kit/widgets.ts';
import { heightOf, write } from '../kit/write.ts';
import type { FormField, Section } from './form-field.ts';

type Picked = FormField<PickField>;

interface Option extends Column {
  readonly id: string;
  readonly text: string;
  readonly y: number;
}

/** Places the options in their columns, row by row from `top`; also says where the last row ends. */
const placeOptions = ({ doc }: Sheet, { field, words, column }: Picked, top: number) => {
  const width = column.width / field.columns;
  const options = Object.entries(words.options ?? {});
  const placed: Option[] = [];
  let y = top;
  for (let start = 0; start < options.length; start += field.columns) {
    const row = options.slice(start, start + field.columns);
    placed.push(...row.map(([id, text], index) => ({ id, text, x: column.x + index * width, y, width })));
    y += GAP.option + Math.max(...row.map(([, text]) => heightOf(doc, text, STYLE.option, width - MARK.gap)));
  }
  return { placed, bottom: y - GAP.option };
};

export const optionsHeight = ({ sheet }: Section, picked: Picked): number =>
  placeOptions(sheet, picked, 0).bottom;

/** One of them is a group of round marks, as many as apply are square marks, each a field of its own. */
export const drawOptions = (section: Section, picked: Picked, top: number): void => {
  const { sheet, part, common } = section;
  const { field, name, words } = picked;
  const addOption =
    field.kind === 'one'
      ? addRadioGroup(sheet.doc, name, words.label)
      : (parent: PDFKit.PDFStructureElement, { name: id, ...widget }: Widget) =>
          addCheckBox(sheet.doc, parent, { ...widget, name: `${name}-${id}` });
  for (const option of placeOptions(sheet, picked, top).placed) {
    const box = markBox(option);
    const tooltip = fill(common.option, { field: words.label, option: option.text });
    drawMark(sheet, box, field.kind === 'one');
    addOption(part, { name: option.id, tooltip, box });
    write(sheet, part, 'P', option.text, STYLE.option, textPlace(option));
  }
};

const markBox = ({ x, y }: Option): Box => ({ x, y: y + 0.5, width: MARK.size, height: MARK.size });

const textPlace = ({ x, y, width }: Option) => ({ x: x + MARK.indent, y, width: width - MARK.gap });

const drawMark = ({ doc }: Sheet, { x, y, width }: Box, round: boolean): void => {
  const half = width / 2;
  decorate(doc, () => {
    if (round) doc.circle(x + half, y + half, half);
    else doc.roundedRect(x, y, width, width, 2);
    doc.lineWidth(0.75).stroke(COLOR.edge);
  });
};
