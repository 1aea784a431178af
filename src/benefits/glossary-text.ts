import { deductibles, policy } from '#content/facts.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import type { AllWords } from '#content/words/words.ts';
import { fill, formatList, formatPercent, numberWord } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** Every term with its meaning, in the order of data/words/…/glossary.json, with the facts filled in. */
export const glossary = (language: Language, { glossary: words }: AllWords = ALL_WORDS[language]) => {
  const facts = {
    noticeHours: String(policy.notificationHours),
    emergencyHours: String(policy.emergencyReportHours),
    options: formatList(language, deductibles.vanishing.options.map(String)),
    percent: formatPercent(language, deductibles.vanishing.percent),
    years: numberWord(language, deductibles.vanishing.claimFreeYears),
  };
  return {
    heading: words.heading,
    close: words.close,
    entries: Object.entries(words.terms).map(([id, { term, meaning }]) => ({
      /** Stable; the explanation's element id is `term-…`. */
      id,
      term,
      meaning: fill(meaning, facts),
    })),
  };
};
