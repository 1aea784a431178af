import type { FormId } from '#domain/files.ts';
import type { FormsWords, Keyed } from '../forms/form-words.ts';

/** Which fields a form has, in which order and how wide (`span` of 12 columns); the words stand in data/forms. */
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

/** A list that opens on screen and takes any other text too; on paper one writes into the box. */
export interface ChoiceField<Id extends string = string> extends FieldBase<Id> {
  readonly kind: 'choice';
  readonly values: readonly string[];
}

/** Printed options to mark: one of them, or as many as apply. `facts` are options named alike in every language. */
export interface PickField<Id extends string = string> extends FieldBase<Id> {
  readonly kind: 'one' | 'many';
  readonly columns: number;
  readonly facts?: Keyed;
}

export interface TableColumn {
  readonly id: string;
  readonly span: number;
  readonly kind: 'text' | 'date' | 'choice';
  /** Values of a choice; without them the table's own words (`choices`) are offered. */
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

/** Every section of the words, each with rows of fields that have words; anything else does not compile. */
export type FormLayout<Form extends FormId> = {
  readonly [Section in keyof Sections<Form>]: readonly Row<OwnId<Form, Section> | SharedId>[];
};

export const text = <Id extends string>(id: Id, span: number, maxLength?: number): TextField<Id> => ({
  kind: 'text',
  id,
  span,
  ...(maxLength === undefined ? {} : { maxLength }),
});
export const date = <Id extends string>(id: Id, span: number): TextField<Id> => ({ kind: 'date', id, span });
export const area = <Id extends string>(id: Id, lines: number, span = 12): AreaField<Id> => ({
  kind: 'area',
  id,
  span,
  lines,
});
export const choice = <Id extends string>(
  id: Id,
  span: number,
  values: readonly string[],
): ChoiceField<Id> => ({ kind: 'choice', id, span, values });
export const pickOne = <Id extends string>(id: Id, span: number, columns: number): PickField<Id> => ({
  kind: 'one',
  id,
  span,
  columns,
});
export const pickMany = <Id extends string>(id: Id, span: number, columns: number): PickField<Id> => ({
  kind: 'many',
  id,
  span,
  columns,
});
/** Options whose names are facts, such as the plans: the same in every language. */
export const pickFact = <Id extends string>(id: Id, span: number, facts: Keyed): PickField<Id> => ({
  kind: 'one',
  id,
  span,
  columns: Object.keys(facts).length,
  facts,
});
export const table = <Id extends string>(
  id: Id,
  lines: number,
  columns: readonly TableColumn[],
): TableField<Id> => ({
  kind: 'table',
  id,
  span: 12,
  lines,
  columns,
});
