import en from '#data/words/en/benefits.json';
import es from '#data/words/es/benefits.json';
import pt from '#data/words/pt/benefits.json';
import type { Language } from '#domain/language.ts';

/** A key that is missing or too many in any language does not compile. */
export type BenefitWords = typeof en & typeof es & typeof pt;

/** The names of groups and rows, and how their values are said. Only scripts import this: pages carry the texts in their HTML. */
export const BENEFIT_WORDS: Readonly<Record<Language, BenefitWords>> = { ENG: en, ESP: es, POR: pt };
