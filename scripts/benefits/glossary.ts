import { deductibles, policy } from '#content/facts.ts';
import type { Glossary } from '#content/glossary.ts';
import { fill, formatList, formatPercent } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { numberWord } from '#domain/number-word.ts';
import { wordsIn } from '../content/words-in.ts';

/** Every term with its meaning in a language, in the order of data/words/…/glossary.json, with the facts filled in. */
export const glossary = (language: Language): Glossary => {
  const words = wordsIn(language).glossary;
  const facts = factsOf(language);
  return {
    heading: words.heading,
    close: words.close,
    entries: Object.entries(words.terms).map(([id, { term, meaning }]) => ({
      id,
      term,
      meaning: fill(meaning, facts),
    })),
  };
};

/** The figures that meanings name. */
const factsOf = (language: Language): Readonly<Record<string, string>> => ({
  noticeHours: String(policy.notificationHours),
  emergencyHours: String(policy.emergencyReportHours),
  options: formatList(language, deductibles.vanishing.options.map(String)),
  percent: formatPercent(language, deductibles.vanishing.percent),
  years: numberWord(language, deductibles.vanishing.claimFreeYears),
});
