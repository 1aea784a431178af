import { CURRENCIES } from '../facts.ts';
import { choice, date, type FormLayout, pickOne, text } from '../kit/layout.ts';

/** Lengths of the codes: ISO 9362 (SWIFT), ISO 13616 (IBAN with the blanks it is printed with), ABA routing number. */
const SWIFT = 11;
const IBAN = 42;
const ABA = 9;

export const directDepositForm: FormLayout<'deposit'> = {
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
