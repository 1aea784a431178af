import type { Language } from '#domain/language.ts';
import { withFacts } from '../facts.ts';
import type { Field } from '../kit/layout.ts';
import type { Column } from '../kit/measures.ts';
import type { Sheet } from '../kit/sheet.ts';
import { labelHeight, writeLabel } from '../kit/write.ts';
import { type CommonWords, type FieldWords, fieldWords, type SectionWords } from './form-words.ts';

/** Where a row of fields is drawn: its section and the tag that holds it. */
export interface Section {
  readonly sheet: Sheet;
  readonly language: Language;
  readonly common: CommonWords;
  readonly id: string;
  readonly words: SectionWords;
  readonly part: PDFKit.PDFStructureElement;
}

/** A field with its words and its place in the row; `name` is its name in the PDF. */
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
  const words = fieldWords(section.words, section.common, field.id);
  const hint = field.kind === 'date' ? section.common.dateHint : words.hint;
  const withHint = { label: words.label, ...(hint === undefined ? {} : { hint }) };
  return {
    field,
    name: `${section.id}-${field.id}`,
    words: { ...withHint, options: optionsOf(section, field, words) },
    column,
  };
};

const optionsOf = ({ language }: Section, field: Field, { options = {} }: FieldWords) => {
  const texts = 'facts' in field && field.facts !== undefined ? field.facts : options;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, withFacts(text, language)]));
};

export const heightOfLabel = ({ sheet }: Section, { words, column }: FormField): number =>
  labelHeight(sheet.doc, words, column.width);

/** Labels of a row stand on the line of its boxes: `bottom` is where all of them end. */
export const drawLabel = ({ sheet, part }: Section, { words, column }: FormField, bottom: number): void => {
  writeLabel(sheet, part, words, { ...column, y: bottom });
};
