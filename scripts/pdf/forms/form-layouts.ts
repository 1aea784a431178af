import brand from '#data/brand.json';
import type { FormId } from '#domain/files.ts';
import { CURRENCIES, NETWORK_NAMES, PLAN_NAMES } from '../form-facts.ts';
import {
  area,
  choice,
  date,
  type FormLayout,
  pickFact,
  pickMany,
  pickOne,
  type Row,
  type TableColumn,
  table,
  text,
} from './form-layout.ts';

const claimForm: FormLayout<'claim'> = {
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
    [
      table('bills', 6, [
        { id: 'date', span: 2.4, kind: 'date' },
        { id: 'service', span: 5.6, kind: 'text' },
        { id: 'amount', span: 2.2, kind: 'text' },
        { id: 'currency', span: 1.8, kind: 'choice', values: CURRENCIES },
      ]),
    ],
    [text('total', 8), choice('currency', 4, CURRENCIES)],
  ],
  payment: [[pickOne('payee', 12, 1)]],
};

const preAuthorizationForm: FormLayout<'preauthorization'> = {
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
    [text('procedureCode', 4), text('estimate', 4), choice('currency', 4, CURRENCIES)],
  ],
  hospital: [
    [text('name', 12)],
    [text('city', 4), text('state', 4), text('country', 4)],
    [text('contact', 7), text('telephone', 5)],
  ],
};

/** Maximum lengths of bank codes: ISO 9362 (SWIFT), ISO 13616 (IBAN with the spaces used in print), ABA routing number. */
const SWIFT = 11;
const IBAN = 42;
const ABA = 9;

const directDepositForm: FormLayout<'deposit'> = {
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
    [text('account', 8), choice('currency', 4, CURRENCIES)],
    [pickOne('kind', 12, 4)],
  ],
  codes: [
    [text('swift', 6, SWIFT), text('aba', 6, ABA)],
    [text('iban', 6, IBAN), text('local', 6)],
  ],
  intermediary: [[text('bank', 12)], [text('swift', 3, SWIFT), text('aba', 3, ABA), text('account', 6)]],
};

const changeRequestForm: FormLayout<'change'> = {
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
    [
      table('people', 3, [
        { id: 'name', span: 4.6, kind: 'text' },
        { id: 'birthDate', span: 2.4, kind: 'date' },
        { id: 'relationship', span: 2.8, kind: 'text' },
        { id: 'action', span: 2.2, kind: 'choice' },
      ]),
    ],
  ],
  other: [[area('comments', 3)]],
};

const PERSON: readonly TableColumn[] = [
  { id: 'name', span: 3.4, kind: 'text' },
  { id: 'relationship', span: 2.2, kind: 'text' },
  { id: 'birthDate', span: 2.4, kind: 'date' },
  { id: 'contact', span: 2.7, kind: 'text' },
  { id: 'share', span: 1.3, kind: 'text' },
];

const beneficiaryForm: FormLayout<'beneficiary'> = {
  policy: [
    [text('policyNumber', 4), pickFact('plan', 8, PLAN_NAMES)],
    [text('policyholder', 8), date('birthDate', 4)],
    [text('email', 7), text('telephone', 5)],
  ],
  primary: [[table('people', 4, PERSON)]],
  contingent: [[table('people', 3, PERSON)]],
  guardian: [
    [text('name', 7), text('minor', 5)],
    [text('identity', 4), text('email', 4), text('telephone', 4)],
  ],
  instructions: [[area('comments', 3)]],
};

const LAYOUTS: { readonly [Form in FormId]: FormLayout<Form> } = {
  claim: claimForm,
  preauthorization: preAuthorizationForm,
  deposit: directDepositForm,
  change: changeRequestForm,
  beneficiary: beneficiaryForm,
};

/** Returns the sections of a form with their rows, in the order of the layout. */
export const formSections = (form: FormId): readonly (readonly [string, readonly Row[]])[] =>
  Object.entries<readonly Row[]>(LAYOUTS[form]);

/** Returns the email address for a completed form: claims and pre-authorizations have their own address. */
export const sendTo = (form: FormId): string =>
  form === 'preauthorization' || form === 'claim' ? brand.emails.medical : brand.emails.general;
