import { fill } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { withFacts } from '../form-facts.ts';
import type { Box } from '../kit/acro-form.ts';
import { type Canvas, drawArtifact } from '../kit/canvas.ts';
import { BOX, COLOR, type Column, GAP, MARK, type Part, STYLE } from '../kit/style.ts';
import { addCheckBox, addChoice, addRadioGroup, addText, type Widget } from '../kit/widgets.ts';
import { heightOf, labelHeight, type TextBox, write, writeLabel } from '../kit/write.ts';
import type { AreaField, ChoiceField, Field, PickField, TextField } from './form-layout.ts';
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
export interface FormField<Kind extends Field = Field> {
  readonly field: Kind;
  readonly name: string;
  readonly words: FieldWords;
  readonly column: Column;
}

export const formField = <Kind extends Field>(
  section: Section,
  field: Kind,
  column: Column,
): FormField<Kind> => {
  const { label, hint: own, options = {} } = fieldWords(section.words, section.common, field.id);
  const hint = field.kind === 'date' ? section.common.dateHint : own;
  const texts = Object.entries(('facts' in field && field.facts) || options).map(([id, text]) => [
    id,
    withFacts(text, section.language),
  ]);
  const words = { label, ...(hint !== undefined && { hint }), options: Object.fromEntries(texts) };
  return { field, name: `${section.id}-${field.id}`, words, column };
};

export const heightOfLabel = ({ canvas }: Section, { words, column }: FormField): number =>
  labelHeight(canvas.doc, words, column.width);

/** Draws a label; `bottom` is the lower edge of all labels of the row. */
export const drawLabel = ({ canvas, part }: Section, { words, column }: FormField, bottom: number): void => {
  writeLabel(canvas, part, words, { ...column, y: bottom });
};

export type BoxField = TextField | AreaField | ChoiceField;

export const boxHeight = (field: BoxField): number =>
  field.kind === 'area' ? field.lines * BOX.line + BOX.padding : BOX.height;

export const drawBox = ({ doc }: Canvas, { x, y, width, height }: Box): void => {
  drawArtifact(doc, () => {
    doc.roundedRect(x, y, width, height, BOX.radius).lineWidth(0.75).stroke(COLOR.edge);
  });
};

/** Returns the box of the fillable field inside its printed box. */
export const inset = ({ x, y, width, height }: Box): Box => ({
  x: x + 3,
  y: y + 1,
  width: width - 6,
  height: height - 2,
});

export const drawBoxField = ({ canvas, part }: Section, placed: FormField<BoxField>, y: number): void => {
  const { field, name, words, column } = placed;
  const box = { ...column, y, height: boxHeight(field) };
  const widget: Widget = { name, tooltip: words.label, box: inset(box) };
  drawBox(canvas, box);
  if (field.kind === 'choice') addChoice(canvas.doc, part, widget, field.values);
  else if (field.kind === 'area') addText(canvas.doc, part, widget, { lines: field.lines });
  else addText(canvas.doc, part, widget, field.maxLength === undefined ? {} : { maxLength: field.maxLength });
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
