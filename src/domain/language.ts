import { certificateOf, certificatePath, type DocumentCode } from './certificate.ts';

/** A table of its own, because the inline script of every page needs no more. */
const ADDRESSES = {
  ENG: { prefix: '', pdf: 'EN' },
  ESP: { prefix: '/es', pdf: 'ES' },
  POR: { prefix: '/pt', pdf: 'PT' },
} as const satisfies Readonly<Record<string, { prefix: string; pdf: DocumentCode }>>;

/** The languages by their saved code: URL prefix, code of PDFs, BCP 47 tag, code of folders, Open Graph locale, names. */
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
} as const satisfies Readonly<Record<Language, object>>;

export type Language = keyof typeof ADDRESSES;

export const LANGUAGES = Object.keys(ADDRESSES) as readonly Language[];

export const DEFAULT_LANGUAGE: Language = 'ENG';

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** "pt-BR" → POR; an unknown or missing tag → the default. */
const browserLanguage = (tag: string | undefined): Language => {
  const primary = tag?.toLowerCase().split('-')[0];
  return LANGUAGES.find((each) => ADDRESSES[each].prefix === `/${primary}`) ?? DEFAULT_LANGUAGE;
};

/** "/es/hospitals" → ESP and "/hospitals", by the prefix alone. */
export const splitPrefix = (pathname: string): { language: Language; path: string } => {
  const language = LANGUAGES.find(
    (each) => each !== DEFAULT_LANGUAGE && `${pathname}/`.startsWith(`${ADDRESSES[each].prefix}/`),
  );
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path: pathname };
  return { language, path: pathname.slice(ADDRESSES[language].prefix.length) || '/' };
};

/** Like splitPrefix, but knows the language of certificates, which have no prefix. */
export const splitPath = (pathname: string): { language: Language; path: string } => {
  const code = certificateOf(pathname)?.code;
  const language = LANGUAGES.find((each) => ADDRESSES[each].pdf === code);
  return language === undefined ? splitPrefix(pathname) : { language, path: pathname };
};

/** ("ESP", "/") → "/es". Collapses leading slashes: two would name another host. */
export const withPrefix = (language: Language, path: string): string => {
  const { prefix } = ADDRESSES[language];
  const own = path.replace(/^\/+/, '/');
  return own === '/' ? prefix || '/' : prefix + own;
};

export const pathIn = (language: Language, path: string): string => {
  const certificate = certificateOf(path);
  return certificate === undefined
    ? withPrefix(language, path)
    : certificatePath(certificate.plan, ADDRESSES[language].pdf);
};

/** `?lang=en` selects English explicitly, as a prefix selects the others. */
export const ENGLISH_PARAMETER = { name: 'lang', value: 'en' } as const;

export interface Visit {
  readonly pathname: string;
  /** True when the address has `?lang=en`. */
  readonly namesEnglish: boolean;
  /** `null`: nothing saved, or no storage. */
  readonly saved: string | null;
  readonly browser: string | undefined;
}

/** The language of a visit: prefix or `?lang=en`, else the saved choice, else the browser's. Not for certificates. */
export const languageOfVisit = ({ pathname, namesEnglish, saved, browser }: Visit): Language => {
  const { language } = splitPrefix(pathname);
  if (language !== DEFAULT_LANGUAGE || namesEnglish) return language;
  if (saved === null) return browserLanguage(browser);
  // Spanish for an unknown saved value. Source: specification.
  return isLanguage(saved) ? saved : 'ESP';
};
