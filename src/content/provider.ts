import providerFacts from '#data/provider.json';
import { formatMoney, numberWord } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { services } from './facts.ts';

/**
 * Facts of the company: amounts in whole US dollars, `rating.date` and `asOf` (of everything without a date of its own) ISO
 * dates, the rest years, hours and counts. Source: specification, sections 1, 2, 5 and 9.
 */
export const provider = providerFacts;

/** Values for sentences about the care program. */
export const careFacts = (language: Language) => ({
  availability: provider.care.telehealthAvailability,
  languages: String(services.telehealthLanguages),
  amount: formatMoney(language, provider.care.rewardMaximum),
  years: numberWord(language, provider.care.rewardYears),
});
