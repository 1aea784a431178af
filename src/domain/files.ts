import { certificateOf } from './certificate.ts';
import { LANGUAGE_TABLE, type Language } from './language.ts';
import { PAGES } from './page.ts';

/** File name and footer code of each form, both without language. */
export const FORM_TABLE = {
  claim: { file: 'claim-form', code: 'CLM' },
  preauthorization: { file: 'pre-authorization-request', code: 'PRE' },
  deposit: { file: 'direct-deposit-form', code: 'DEP' },
  change: { file: 'change-request', code: 'CHG' },
  beneficiary: { file: 'beneficiary-designation', code: 'BEN' },
} as const;

export type FormId = keyof typeof FORM_TABLE;

export const FORMS = Object.keys(FORM_TABLE) as readonly FormId[];

export const FILES_PATH = '/Assets/Files/';

/** `formFile('claim', 'ENG')` → "claim-form-EN.pdf". */
export const formFile = (form: FormId, language: Language): string =>
  `${FORM_TABLE[form].file}-${LANGUAGE_TABLE[language].pdf}.pdf`;

/** `formCode('claim', 'POR')` → "CLM-PT". */
export const formCode = (form: FormId, language: Language): string =>
  `${FORM_TABLE[form].code}-${LANGUAGE_TABLE[language].pdf}`;

/** Size of the link preview, pixels. */
export const OG_SIZE = { width: 1200, height: 630 } as const;

export const OG_FOLDER = '/og';

/** File of the picture of a path without language prefix: ("ESP", "/about") → "about-ES.png"; unknown paths have the 404 page's. */
export const ogFile = (language: Language, path: string): string =>
  `${keyOf(path)}-${LANGUAGE_TABLE[language].pdf}.png`;

/** First segment of the address: everything below "/users" is one page. */
const keyOf = (path: string): string => {
  const segment = path.split('/')[1] ?? '';
  if (segment === '' || segment === 'home') return 'home';
  const isPage = Object.values(PAGES).some(({ path }) => path === `/${segment}`);
  return isPage || certificateOf(`/${segment}`) ? segment : PAGES.notFound.path.slice(1);
};
