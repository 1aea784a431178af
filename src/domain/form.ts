import { LANGUAGE_TABLE, type Language } from './language.ts';

/** The one table of forms: the name of the file and the code printed in the footer, both without language. */
export const FORM_TABLE = {
  claim: { file: 'claim-form', code: 'CLM' },
  preauthorization: { file: 'pre-authorization-request', code: 'PRE' },
  deposit: { file: 'direct-deposit-form', code: 'DEP' },
  change: { file: 'change-request', code: 'CHG' },
  beneficiary: { file: 'beneficiary-designation', code: 'BEN' },
} as const;

export type FormId = keyof typeof FORM_TABLE;

export const FORMS: readonly FormId[] = ['claim', 'preauthorization', 'deposit', 'change', 'beneficiary'];

/** Where the site serves its PDFs. */
export const FILES_PATH = '/Assets/Files/';

/** `formFile('claim', 'ENG')` → "claim-form-EN.pdf". */
export const formFile = (form: FormId, language: Language): string =>
  `${FORM_TABLE[form].file}-${LANGUAGE_TABLE[language].pdf}.pdf`;

/** `formCode('claim', 'POR')` → "CLM-PT". */
export const formCode = (form: FormId, language: Language): string =>
  `${FORM_TABLE[form].code}-${LANGUAGE_TABLE[language].pdf}`;
