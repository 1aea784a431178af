import { PLAN_NAMES } from '../facts.ts';
import { area, date, type FormLayout, pickFact, type TableColumn, table, text } from '../kit/layout.ts';

const PRIMARY = 4;
const CONTINGENT = 3;

const PERSON: readonly TableColumn[] = [
  { id: 'name', span: 3.4, kind: 'text' },
  { id: 'relationship', span: 2.2, kind: 'text' },
  { id: 'birthDate', span: 2.4, kind: 'date' },
  { id: 'contact', span: 2.7, kind: 'text' },
  { id: 'share', span: 1.3, kind: 'text' },
];

export const beneficiaryForm: FormLayout<'beneficiary'> = {
  policy: [
    [text('policyNumber', 4), pickFact('plan', 8, PLAN_NAMES)],
    [text('policyholder', 8), date('birthDate', 4)],
    [text('email', 7), text('telephone', 5)],
  ],
  primary: [[table('people', PRIMARY, PERSON)]],
  contingent: [[table('people', CONTINGENT, PERSON)]],
  guardian: [
    [text('name', 7), text('minor', 5)],
    [text('identity', 4), text('email', 4), text('telephone', 4)],
  ],
  instructions: [[area('comments', 3)]],
};
