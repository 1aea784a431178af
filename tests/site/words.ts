import { readFileSync } from 'node:fs';
import type about from '#data/words/en/about.json';
import type afCare from '#data/words/en/af-care.json';
import type coverage from '#data/words/en/coverage.json';
import type faqs from '#data/words/en/faqs.json';
import type firstPayment from '#data/words/en/first-payment.json';
import type glossary from '#data/words/en/glossary.json';
import type home from '#data/words/en/home.json';
import type hospitals from '#data/words/en/hospitals.json';
import type networks from '#data/words/en/networks.json';
import type planCards from '#data/words/en/plan-cards.json';
import type shell from '#data/words/en/shell.json';
import type statePage from '#data/words/en/state-page.json';
import type states from '#data/words/en/states.json';
import type whyAcquire from '#data/words/en/why-acquire.json';
import type withoutDeductible from '#data/words/en/without-deductible.json';
import type { Language } from '#domain/language.ts';

interface Files {
  readonly about: typeof about;
  readonly 'af-care': typeof afCare;
  readonly coverage: typeof coverage;
  readonly faqs: typeof faqs;
  readonly 'first-payment': typeof firstPayment;
  readonly glossary: typeof glossary;
  readonly home: typeof home;
  readonly hospitals: typeof hospitals;
  readonly networks: typeof networks;
  readonly 'plan-cards': typeof planCards;
  readonly shell: typeof shell;
  readonly 'state-page': typeof statePage;
  readonly states: typeof states;
  readonly 'why-acquire': typeof whyAcquire;
  readonly 'without-deductible': typeof withoutDeductible;
}

/** Folders of the words, and the codes of documents and pages. */
export const FOLDERS: Readonly<Record<Language, string>> = { ENG: 'en', ESP: 'es', POR: 'pt' };
export const CODES = { ENG: 'EN', ESP: 'ES', POR: 'PT' } as const satisfies Readonly<
  Record<Language, string>
>;

/** The words of a part of the site, from the files that the build reads. */
export const wordsOf = <Name extends keyof Files>(language: Language, name: Name): Files[Name] =>
  JSON.parse(readFileSync(`data/words/${FOLDERS[language]}/${name}.json`, 'utf8'));
