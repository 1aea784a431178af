import { readFileSync } from 'node:fs';
import type { Language } from '#domain/language.ts';

interface Files {
  readonly about: typeof import('#data/words/en/about.json');
  readonly 'af-care': typeof import('#data/words/en/af-care.json');
  readonly coverage: typeof import('#data/words/en/coverage.json');
  readonly faqs: typeof import('#data/words/en/faqs.json');
  readonly 'first-payment': typeof import('#data/words/en/first-payment.json');
  readonly glossary: typeof import('#data/words/en/glossary.json');
  readonly home: typeof import('#data/words/en/home.json');
  readonly hospitals: typeof import('#data/words/en/hospitals.json');
  readonly networks: typeof import('#data/words/en/networks.json');
  readonly 'plan-cards': typeof import('#data/words/en/plan-cards.json');
  readonly shell: typeof import('#data/words/en/shell.json');
  readonly 'state-page': typeof import('#data/words/en/state-page.json');
  readonly states: typeof import('#data/words/en/states.json');
  readonly 'why-acquire': typeof import('#data/words/en/why-acquire.json');
  readonly 'without-deductible': typeof import('#data/words/en/without-deductible.json');
}

/** Folders of the UI texts. */
export const FOLDERS: Readonly<Record<Language, string>> = { ENG: 'en', ESP: 'es', POR: 'pt' };
/** Language codes in the names of documents and pages. */
export const CODES = { ENG: 'EN', ESP: 'ES', POR: 'PT' } as const satisfies Readonly<
  Record<Language, string>
>;

/** Reads the UI texts of a part of the site from the files of the build. */
export const wordsOf = <Name extends keyof Files>(language: Language, name: Name): Files[Name] =>
  JSON.parse(readFileSync(`data/words/${FOLDERS[language]}/${name}.json`, 'utf8'));
