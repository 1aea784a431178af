import type { FormId } from '#domain/files.ts';

const lines = (count: number, table: string, columns: string): readonly string[] =>
  Array.from({ length: count }, (_, line) =>
    columns.split(' ').map((column) => `${table}-${line + 1}-${column}`),
  ).flat();

const options = (field: string, ids: string, sign: '=' | '-'): readonly string[] =>
  ids.split(' ').map((id) => `${field}${sign}${id}`);

const plan = (section: string): readonly string[] => options(`${section}-plan`, 'superior optima vital', '=');
const network = (section: string): readonly string[] =>
  options(`${section}-network`, 'open ultra plus core', '=');
const relationship = (section: string): readonly string[] =>
  options(`${section}-relationship`, 'policyholder spouse partner child guardianship', '=');
const fields = (section: string, ids: string): readonly string[] =>
  ids.split(' ').map((id) => `${section}-${id}`);

/** Fields of each form in tab order, one name per widget; `=` precedes the value of a radio button. */
export const EXPECTED_FIELDS: Readonly<Record<FormId, readonly string[]>> = {
  claim: [
    ...fields('policy', 'policyNumber policyholder'),
    ...plan('policy'),
    ...fields('policy', 'email telephone'),
    ...fields('patient', 'fullName birthDate'),
    ...relationship('patient'),
    ...options('event-kind', 'illness accident maternity checkup', '='),
    ...fields('event', 'diagnosis began'),
    ...options('event-emergency', 'yes no', '='),
    ...fields('event', 'reported accident'),
    ...fields('provider', 'name city country telephone from to authorization'),
    ...options('other-has', 'yes no', '='),
    ...fields('other', 'insurer number'),
    ...lines(6, 'expenses-bills', 'date service amount currency'),
    ...fields('expenses', 'total currency'),
    ...options('payment-payee', 'known sent provider', '='),
  ],
  preauthorization: [
    ...fields('policy', 'policyNumber policyholder'),
    ...plan('policy'),
    ...network('policy'),
    ...fields('patient', 'fullName birthDate'),
    ...relationship('patient'),
    ...fields('patient', 'email telephone'),
    ...options('request-kind', 'planned emergency', '='),
    ...options(
      'request-service',
      'admission outpatient tests treatment medicines equipment home ambulance other',
      '-',
    ),
    ...fields('request', 'date days began'),
    ...fields('condition', 'diagnosis history'),
    ...fields('doctor', 'doctor specialty email telephone diagnosis diagnosisCode'),
    ...fields('doctor', 'procedure procedureCode estimate currency'),
    ...fields('hospital', 'name city state country contact telephone'),
  ],
  deposit: [
    ...fields('policy', 'policyNumber policyholder email telephone'),
    ...options('request-kind', 'new change cancel', '='),
    ...fields('request', 'from'),
    ...fields('holder', 'fullName'),
    ...relationship('holder'),
    ...fields('holder', 'identity country address city'),
    ...fields('bank', 'bank branch address city country account currency'),
    ...options('bank-kind', 'checking savings', '='),
    ...fields('codes', 'swift aba iban local'),
    ...fields('intermediary', 'bank swift aba account'),
  ],
  change: [
    ...fields('policy', 'policyNumber policyholder anniversary'),
    ...plan('policy'),
    ...options('kinds-kind', 'plan network deductible mode contact add remove other', '-'),
    ...plan('anniversary'),
    ...network('anniversary'),
    ...options('anniversary-deductible', 'one two three four five six', '='),
    ...options('anniversary-mode', 'annual semiannual quarterly monthly', '='),
    ...fields('contact', 'address city country email telephone'),
    ...lines(3, 'dependents-people', 'name birthDate relationship action'),
    ...fields('other', 'comments'),
  ],
  beneficiary: [
    ...fields('policy', 'policyNumber'),
    ...plan('policy'),
    ...fields('policy', 'policyholder birthDate email telephone'),
    ...lines(4, 'primary-people', 'name relationship birthDate contact share'),
    ...lines(3, 'contingent-people', 'name relationship birthDate contact share'),
    ...fields('guardian', 'name minor identity email telephone'),
    ...fields('instructions', 'comments'),
  ],
};
