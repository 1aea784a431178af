import { CURRENCIES, PLAN_NAMES } from '../facts.ts';
import { area, choice, date, type FormLayout, pickFact, pickOne, table, text } from '../kit/layout.ts';

const BILLS = 6;

export const claimForm: FormLayout<'claim'> = {
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
      table('bills', BILLS, [
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
