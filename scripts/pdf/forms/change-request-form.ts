import { NETWORK_NAMES, PLAN_NAMES } from '../facts.ts';
import { area, date, type FormLayout, pickFact, pickMany, pickOne, table, text } from '../kit/layout.ts';

const PEOPLE = 3;

export const changeRequestForm: FormLayout<'change'> = {
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
      table('people', PEOPLE, [
        { id: 'name', span: 4.6, kind: 'text' },
        { id: 'birthDate', span: 2.4, kind: 'date' },
        { id: 'relationship', span: 2.8, kind: 'text' },
        { id: 'action', span: 2.2, kind: 'choice' },
      ]),
    ],
  ],
  other: [[area('comments', 3)]],
};
