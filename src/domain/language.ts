import { certificateOf, certificatePath, type DocumentCode } from './certificate.ts';

/** What addresses say: a table of its own, because the script that every page holds knows no more of languages. */
const ADDRESSES = {
  ENG: { prefix: '', pdf: 'EN' },
  ESP: { prefix: '/es', pdf: 'ES' },
  POR: { prefix: '/pt', pdf: 'PT' },
} as const;

/** The one table of languages: the code that is saved, its BCP 47 tag, the locale marker, the URL prefix, its own name. */
export const LANGUAGE_TABLE = {
  ENG: {
    ...ADDRESSES.ENG,
    tag: 'en-US',
    hreflang: 'en',
    marker: 'en_US',
    ownName: 'English',
    inSentence: 'English',
  },
  ESP: {
    ...ADDRESSES.ESP,
    tag: 'es-419',
    hreflang: 'es',
    marker: 'es_ES',
    ownName: 'Español',
    inSentence: 'español',
  },
  POR: {
    ...ADDRESSES.POR,
    tag: 'pt-BR',
    hreflang: 'pt',
    marker: 'pt_BR',
    ownName: 'Português',
    inSentence: 'português',
  },
} as const;

export type Language = keyof typeof LANGUAGE_TABLE;

export const LANGUAGES: readonly Language[] = ['ENG', 'ESP', 'POR'];

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** A saved value that is none of the three counts as Spanish, the specification's fallback. */
export const savedLanguage = (saved: string): Language => (isLanguage(saved) ? saved : 'ESP');

/** First of the browser's languages decides: pt → POR, es → ESP, anything else ENG. */
export const browserLanguage = (tag: string | undefined): Language => {
  const primary = tag?.toLowerCase().split('-')[0];
  return primary === 'pt' ? 'POR' : primary === 'es' ? 'ESP' : 'ENG';
};

/** "/es/hospitals" → ESP and "/hospitals", by the prefix alone. */
export const splitPrefix = (pathname: string): { language: Language; path: string } => {
  const language = LANGUAGES.find(
    (each) => each !== 'ENG' && `${pathname}/`.startsWith(`${ADDRESSES[each].prefix}/`),
  );
  if (language === undefined) return { language: 'ENG', path: pathname };
  return { language, path: pathname.slice(ADDRESSES[language].prefix.length) || '/' };
};

/** The same; but a certificate's address, which has no prefix, names its language itself. */
export const splitPath = (pathname: string): { language: Language; path: string } => {
  const certificate = certificateOf(pathname);
  return certificate === undefined
    ? splitPrefix(pathname)
    : { language: languageOfCode(certificate.code), path: pathname };
};

const languageOfCode = (code: DocumentCode): Language =>
  LANGUAGES.find((each) => ADDRESSES[each].pdf === code) ?? 'ENG';

/** ("ESP", "/") → "/es". Of several slashes at the beginning one is left: two would name another host. */
export const withPrefix = (language: Language, path: string): string => {
  const { prefix } = ADDRESSES[language];
  const own = path.replace(/^\/+/, '/');
  return own === '/' ? prefix || '/' : prefix + own;
};

/** Path without prefix → path in that language; a certificate has one of its own. */
export const pathIn = (language: Language, path: string): string => {
  const certificate = certificateOf(path);
  return certificate === undefined
    ? withPrefix(language, path)
    : certificatePath(certificate.plan, ADDRESSES[language].pdf);
};

/** `?lang=en` says English as plainly as a prefix says the others. */
export const ENGLISH_PARAMETER = { name: 'lang', value: 'en' } as const;

export interface Visit {
  readonly pathname: string;
  /** The address carries `?lang=en`. */
  readonly namesEnglish: boolean;
  /** `null`: nothing saved, or storage does not work. */
  readonly saved: string | null;
  readonly browser: string | undefined;
}

/** Which language a visit is in: explicit prefix or `?lang=en`, else the saved choice, else the browser's. Certificates are not asked about. */
export const languageOfVisit = ({ pathname, namesEnglish, saved, browser }: Visit): Language => {
  const { language } = splitPrefix(pathname);
  if (language !== 'ENG' || namesEnglish) return language;
  return saved === null ? browserLanguage(browser) : savedLanguage(saved);
};
