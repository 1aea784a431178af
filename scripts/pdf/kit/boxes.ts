import type { FormField, Section } from '../forms/form-field.ts';
import type { Box } from './acro-form.ts';
import type { AreaField, ChoiceField, TextField } from './layout.ts';
import { BOX } from './measures.ts';
import { decorate, type Sheet } from './sheet.ts';
import { COLOR } from './style.ts';
import { addChoice, addText, type Widget } from './widgets.ts';

export type BoxField = TextField | AreaField | ChoiceField;

export const boxHeight = (field: BoxField): number =>
  field.kind === 'area' ? field.lines * BOX.line + BOX.padding : BOX.height;

/** The printed box, for pen and screen alike. */
export const drawBox = ({ doc }: Sheet, { x, y, width, height }: Box): void => {
  decorate(doc, () => {
    doc.roundedRect(x, y, width, height, BOX.radius).lineWidth(0.75).stroke(COLOR.edge);
  });
};

/** The fillable field lies inside its printed box. */
export const inset = ({ x, y, width, height }: Box): Box => ({
  x: x + 3,
  y: y + 1,
  width: width - 6,
  height: height - 2,
});

export const drawBoxField = ({ sheet, part }: Section, placed: FormField<BoxField>, y: number): void => {
  const { field, name, words, column } = placed;
  const box = { ...column, y, height: boxHeight(field) };
  const widget: Widget = { name, tooltip: words.label, box: inset(box) };
  drawBox(sheet, box);
  if (field.kind === 'choice') addChoice(sheet.doc, part, widget, field.values);
  else if (field.kind === 'area') addText(sheet.doc, part, widget, { lines: field.lines });
  else addText(sheet.doc, part, widget, field.maxLength === undefined ? {} : { maxLength: field.maxLength });
};
