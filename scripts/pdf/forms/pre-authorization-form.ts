import { CURRENCIES, NETWORK_NAMES, PLAN_NAMES } from '../facts.ts';
import { area, choice, date, type FormLayout, pickFact, pickMany, pickOne, text } from '../kit/layout.ts';

export const preAuthorizationForm: FormLayout<'preauthorization'> = {
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
