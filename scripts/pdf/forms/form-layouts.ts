import brand from '#data/brand.json';
import type { FormId } from '#domain/files.ts';
import { CURRENCIES, NETWORK_NAMES, PLAN_NAMES } from '../form-facts.ts';
import type { Keyed } from './form-words.ts';

/** Layout of a field: its width is `span` of 12 columns; its texts are in data/forms. */
interface FieldBase {
  readonly id: string;
  readonly span: number;
}

/** A box to type into. A choice has a drop-down list and accepts any other text; it is an empty box in print. */
export interface BoxField extends FieldBase {
  readonly kind: 'text' | 'date' | 'choice';
  readonly maxLength?: number;
  /** More than one line of text. */
  readonly lines?: number;
  /** Values of a choice; in a table by default the `choices` of the table's texts. */
  readonly values?: readonly string[];
}

/** Printed options to mark: one, or as many as apply. `facts`: options with the same names in every language. */
export interface PickField extends FieldBase {
  readonly kind: 'one' | 'many';
  readonly columns: number;
  readonly facts?: Keyed;
}

/** A table of empty lines. The spans of its columns are shares of its width. */
export interface TableField {
  readonly id: string;
  readonly lines: number;
  readonly columns: readonly BoxField[];
}

/** Fields beside each other, or a table. */
export type Row = readonly (BoxField | PickField)[] | TableField;

/** Rows of each section of a form, in order, by the section's name in data/forms. */
type FormLayout = Readonly<Record<string, readonly Row[]>>;

type More = Pick<BoxField, 'maxLength' | 'lines' | 'values'>;

const box =
  (kind: BoxField['kind']) =>
  (id: string, span: number, more?: More): BoxField => ({ kind, id, span, ...more });
const text = box('text');
const date = box('date');
const choice = box('choice');
const area = (id: string, lines: number): BoxField => text(id, 12, { lines });

const pick =
  (kind: PickField['kind']) =>
  (id: string, span: number, columns: number): PickField => ({ kind, id, span, columns });
const pickOne = pick('one');
const pickMany = pick('many');

/** Creates options named by facts, such as the plans, which have the same names in every language. */
const pickFact = (id: string, span: number, facts: Keyed): PickField => ({
  ...pickOne(id, span, Object.keys(facts).length),
  facts,
});

const table = (id: string, lines: number, columns: readonly BoxField[]): TableField => ({
  id,
  lines,
  columns,
});

/** Maximum lengths of bank codes: ISO 9362 (SWIFT), ISO 13616 (IBAN with the spaces used in print), ABA routing number. */
const SWIFT = 11;
const IBAN = 42;
const ABA = 9;

const PERSON: readonly BoxField[] = [
  text('name', 3.4),
  text('relationship', 2.2),
  date('birthDate', 2.4),
  text('contact', 2.7),
  text('share', 1.3),
];

const LAYOUTS: Readonly<Record<FormId, FormLayout>> = {
  claim: {
    policy: [
      [text('policyNumber', 4), text('policyholder', 8)],
      [pickFact('plan', 12, PLAN_NAMES)],
      [text('email', 7), text('telephone', 5)],
    ],
    patient: [[text('fullName', 8), date('birthDate', 4)], [pickOne('relationship', 12, 3)]],
    event: [
      [pickOne('kind', 12, 4)],
      [area('diagnosis', 3)],
      [date('began', 4), pickOne('emergency', 4, 2), date('reported', 4)],
      [area('accident', 2)],
    ],
    provider: [
      [text('name', 12)],
      [text('city', 4), text('country', 4), text('telephone', 4)],
      [date('from', 4), date('to', 4), text('authorization', 4)],
    ],
    other: [[pickOne('has', 12, 4)], [text('insurer', 8), text('number', 4)]],
    expenses: [
      table('bills', 6, [
        date('date', 2.4),
        text('service', 5.6),
        text('amount', 2.2),
        choice('currency', 1.8, { values: CURRENCIES }),
      ]),
      [text('total', 8), choice('currency', 4, { values: CURRENCIES })],
    ],
    payment: [[pickOne('payee', 12, 1)]],
  },
  preauthorization: {
    policy: [
      [text('policyNumber', 4), text('policyholder', 8)],
      [pickFact('plan', 6, PLAN_NAMES), pickFact('network', 6, NETWORK_NAMES)],
    ],
    patient: [
      [text('fullName', 8), date('birthDate', 4)],
      [pickOne('relationship', 12, 3)],
      [text('email', 7), text('telephone', 5)],
    ],
    request: [
      [pickOne('kind', 12, 2)],
      [pickMany('service', 12, 3)],
      [date('date', 4), text('days', 4), date('began', 4)],
    ],
    condition: [[area('diagnosis', 3)], [area('history', 2)]],
    doctor: [
      [text('doctor', 8), text('specialty', 4)],
      [text('email', 7), text('telephone', 5)],
      [text('diagnosis', 8), text('diagnosisCode', 4)],
      [area('procedure', 3)],
      [text('procedureCode', 4), text('estimate', 4), choice('currency', 4, { values: CURRENCIES })],
    ],
    hospital: [
      [text('name', 12)],
      [text('city', 4), text('state', 4), text('country', 4)],
      [text('contact', 7), text('telephone', 5)],
    ],
  },
  deposit: {
    policy: [
      [text('policyNumber', 4), text('policyholder', 8)],
      [text('email', 7), text('telephone', 5)],
    ],
    request: [[pickOne('kind', 12, 3)], [date('from', 4)]],
    holder: [
      [text('fullName', 12)],
      [pickOne('relationship', 12, 3)],
      [text('identity', 6), text('country', 6)],
      [text('address', 8), text('city', 4)],
    ],
    bank: [
      [text('bank', 8), text('branch', 4)],
      [text('address', 12)],
      [text('city', 6), text('country', 6)],
      [text('account', 8), choice('currency', 4, { values: CURRENCIES })],
      [pickOne('kind', 12, 4)],
    ],
    codes: [
      [text('swift', 6, { maxLength: SWIFT }), text('aba', 6, { maxLength: ABA })],
      [text('iban', 6, { maxLength: IBAN }), text('local', 6)],
    ],
    intermediary: [
      [text('bank', 12)],
      [text('swift', 3, { maxLength: SWIFT }), text('aba', 3, { maxLength: ABA }), text('account', 6)],
    ],
  },
  change: {
    policy: [
      [text('policyNumber', 4), text('policyholder', 8)],
      [date('anniversary', 4), pickFact('plan', 8, PLAN_NAMES)],
    ],
    kinds: [[pickMany('kind', 12, 4)]],
    anniversary: [
      [pickFact('plan', 6, PLAN_NAMES), pickFact('network', 6, NETWORK_NAMES)],
      [pickOne('deductible', 12, 3)],
      [pickOne('mode', 12, 4)],
    ],
    contact: [
      [text('address', 12)],
      [text('city', 6), text('country', 6)],
      [text('email', 7), text('telephone', 5)],
    ],
    dependents: [
      table('people', 3, [
        text('name', 4.6),
        date('birthDate', 2.4),
        text('relationship', 2.8),
        choice('action', 2.2),
      ]),
    ],
    other: [[area('comments', 3)]],
  },
  beneficiary: {
    policy: [
      [text('policyNumber', 4), pickFact('plan', 8, PLAN_NAMES)],
      [text('policyholder', 8), date('birthDate', 4)],
      [text('email', 7), text('telephone', 5)],
    ],
    primary: [table('people', 4, PERSON)],
    contingent: [table('people', 3, PERSON)],
    guardian: [
      [text('name', 7), text('minor', 5)],
      [text('identity', 4), text('email', 4), text('telephone', 4)],
    ],
    instructions: [[area('comments', 3)]],
  },
};

/** Returns the sections of a form with their rows, in the order of the layout. */
export const formSections = (form: FormId): readonly (readonly [string, readonly Row[]])[] =>
  Object.entries(LAYOUTS[form]);

/** Returns the email address for a completed form: claims and pre-authorizations have their own address. */
export const sendTo = (form: FormId): string =>
  form === 'preauthorization' || form === 'claim' ? brand.emails.medical : brand.emails.general;
