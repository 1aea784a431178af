import type { FormId } from '#domain/files.ts';
import type { FormsWords, Keyed } from './form-words.ts';

/** Layout of a field: its width is `span` of 12 columns; its texts are in data/forms. */
interface FieldBase<Id extends string> {
  readonly id: Id;
  readonly span: number;
}

export interface TextField<Id extends string = string> extends FieldBase<Id> {
  readonly kind: 'text' | 'date';
  readonly maxLength?: number;
}

export interface AreaField<Id extends string = string> extends FieldBase<Id> {
  readonly kind: 'area';
  readonly lines: number;
}

/** A drop-down list that also accepts any other text; an empty box in print. */
export interface ChoiceField<Id extends string = string> extends FieldBase<Id> {
  readonly kind: 'choice';
  readonly values: readonly string[];
}

/** Printed options to mark: one, or as many as apply. `facts`: options with the same names in every language. */
export interface PickField<Id extends string = string> extends FieldBase<Id> {
  readonly kind: 'one' | 'many';
  readonly columns: number;
  readonly facts?: Keyed;
}

export interface TableColumn {
  readonly id: string;
  readonly span: number;
  readonly kind: 'text' | 'date' | 'choice';
  /** Values of a choice; default: the `choices` of the table's texts. */
  readonly values?: readonly string[];
}

export interface TableField<Id extends string = string> extends FieldBase<Id> {
  readonly kind: 'table';
  readonly lines: number;
  readonly columns: readonly TableColumn[];
}

export type Field<Id extends string = string> =
  | TextField<Id>
  | AreaField<Id>
  | ChoiceField<Id>
  | PickField<Id>
  | TableField<Id>;

export type Row<Id extends string = string> = readonly Field<Id>[];

type Sections<Form extends FormId> = FormsWords[Form]['sections'];
type SharedId = keyof FormsWords['common']['fields'];
type OwnId<Form extends FormId, Section extends keyof Sections<Form>> = Sections<Form>[Section] extends {
  fields: infer Fields;
}
  ? keyof Fields & string
  : never;

/** Rows of every section of a form in data/forms. A field without texts is a type error. */
export type FormLayout<Form extends FormId> = {
  readonly [Section in keyof Sections<Form>]: readonly Row<OwnId<Form, Section> | SharedId>[];
};

const SPAN_OF_WIDE = 12;

export const text = <Id extends string>(id: Id, span: number, maxLength?: number): TextField<Id> =>
  maxLength === undefined ? { kind: 'text', id, span } : { kind: 'text', id, span, maxLength };

export const date = <Id extends string>(id: Id, span: number): TextField<Id> => ({ kind: 'date', id, span });

export const area = <Id extends string>(id: Id, lines: number): AreaField<Id> => ({
  kind: 'area',
  id,
  span: SPAN_OF_WIDE,
  lines,
});

export const choice = <Id extends string>(
  id: Id,
  span: number,
  values: readonly string[],
): ChoiceField<Id> => ({ kind: 'choice', id, span, values });

const pick =
  (kind: PickField['kind']) =>
  <Id extends string>(id: Id, span: number, columns: number): PickField<Id> => ({ kind, id, span, columns });

export const pickOne = pick('one');
export const pickMany = pick('many');

/** Creates options named by facts, such as the plans, which have the same names in every language. */
export const pickFact = <Id extends string>(id: Id, span: number, facts: Keyed): PickField<Id> => ({
  ...pickOne(id, span, Object.keys(facts).length),
  facts,
});

export const table = <Id extends string>(
  id: Id,
  lines: number,
  columns: readonly TableColumn[],
): TableField<Id> => ({ kind: 'table', id, span: SPAN_OF_WIDE, lines, columns });
