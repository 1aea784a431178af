import { fill } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { withFacts } from '../form-facts.ts';
import type { Box } from '../kit/acro-form.ts';
import { type Canvas, drawArtifact } from '../kit/canvas.ts';
import { BOX, COLOR, type Column, GAP, MARK, type Part, STYLE } from '../kit/style.ts';
import { addCheckBox, addChoice, addRadioGroup, addText, type Widget } from '../kit/widgets.ts';
import { heightOf, type TextBox, write } from '../kit/write.ts';
import type { BoxField, PickField } from './form-layouts.ts';
import { type CommonWords, type FieldWords, fieldWords, type SectionWords } from './form-words.ts';

/** A section of a form and its structure element. */
export interface Section {
  readonly canvas: Canvas;
  readonly language: Language;
  readonly common: CommonWords;
  readonly id: string;
  readonly words: SectionWords;
  readonly part: Part;
}

/** A field with its texts and column; `name` is the field's name in the PDF. */
export interface FormField<Kind = BoxField | PickField> {
  readonly field: Kind;
  readonly name: string;
  readonly words: FieldWords;
  readonly column: Column;
}

export const formField = (section: Section, field: BoxField | PickField, column: Column): FormField => {
  const own = fieldWords(section.words, section.common, field.id);
  const options = Object.entries(('facts' in field && field.facts) || (own.options ?? {}));
  const words = {
    ...own,
    ...(field.kind === 'date' && { hint: section.common.dateHint }),
    options: Object.fromEntries(options.map(([id, text]) => [id, withFacts(text, section.language)])),
  };
  return { field, name: `${section.id}-${field.id}`, words, column };
};

export const boxHeight = ({ lines }: BoxField): number =>
  lines === undefined ? BOX.height : lines * BOX.line + BOX.padding;

/** Draws a box and, a little smaller, its fillable field. */
export const drawBox = (
  { doc }: Canvas,
  part: Part,
  field: BoxField,
  { name, tooltip, box }: Widget,
): void => {
  const { x, y, width, height } = box;
  drawArtifact(doc, () => {
    doc.roundedRect(x, y, width, height, BOX.radius).lineWidth(0.75).stroke(COLOR.edge);
  });
  const widget = { name, tooltip, box: { x: x + 3, y: y + 1, width: width - 6, height: height - 2 } };
  if (field.values === undefined) addText(doc, part, widget, field);
  else addChoice(doc, part, widget, field.values);
};

type Picked = FormField<PickField>;

/** Lays the options out row by row from `top`; `bottom` is the lower edge of the last row. */
const placeOptions = ({ doc }: Canvas, { field, words, column }: Picked, top: number) => {
  const width = column.width / field.columns;
  const options = Object.entries(words.options ?? {});
  const placed: (TextBox & { readonly id: string; readonly text: string })[] = [];
  let y = top;
  for (let start = 0; start < options.length; start += field.columns) {
    const row = options.slice(start, start + field.columns);
    placed.push(...row.map(([id, text], index) => ({ id, text, x: column.x + index * width, y, width })));
    y += GAP.option + Math.max(...row.map(([, text]) => heightOf(doc, text, STYLE.option, width - MARK.gap)));
  }
  return { placed, bottom: y - GAP.option };
};

export const optionsHeight = ({ canvas }: Section, picked: Picked): number =>
  placeOptions(canvas, picked, 0).bottom;

/** Draws options as round marks of one radio group, or as square marks of separate checkboxes. */
export const drawOptions = (section: Section, picked: Picked, top: number): void => {
  const { canvas, part, common } = section;
  const { field, name, words } = picked;
  const addOption =
    field.kind === 'one'
      ? addRadioGroup(canvas.doc, name, words.label)
      : (parent: Part, { name: id, ...widget }: Widget) =>
          addCheckBox(canvas.doc, parent, { ...widget, name: `${name}-${id}` });
  for (const { id, text, x, y, width } of placeOptions(canvas, picked, top).placed) {
    const box = { x, y: y + 0.5, width: MARK.size, height: MARK.size };
    drawMark(canvas, box, field.kind === 'one');
    addOption(part, { name: id, tooltip: fill(common.option, { field: words.label, option: text }), box });
    write(canvas, part, 'P', text, STYLE.option, { x: x + MARK.indent, y, width: width - MARK.gap });
  }
};

const drawMark = ({ doc }: Canvas, { x, y, width }: Box, round: boolean): void => {
  const half = width / 2;
  drawArtifact(doc, () => {
    if (round) doc.circle(x + half, y + half, half);
    else doc.roundedRect(x, y, width, width, 2);
    doc.lineWidth(0.75).stroke(COLOR.edge);
  });
};
