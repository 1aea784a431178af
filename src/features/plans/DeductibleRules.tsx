import type { ReactNode } from 'react';
import { deductibles } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/coverage.ts';
import { fill, formatPercent, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Deductibles.module.css';
import { optionsPhrase } from './phrases.ts';

/** What depends on the option that is chosen: a term and a sentence each. */
export const DeductibleRules = ({ words }: { readonly words: CoverageWords }): ReactNode => {
  const language = usePageLanguage();
  return (
    <div className={styles.rules}>
      <h3>{words.deductibles.rulesHeading}</h3>
      <dl>
        {rulesOf(language, words).map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const rulesOf = (language: Language, words: CoverageWords): readonly { term: string; text: string }[] => {
  const { family, vanishing, maternity, preventive } = words.deductibles;
  const { percent, claimFreeYears, options } = deductibles.vanishing;
  return [
    filled(family, { deductibles: plural(language, words.deductibleCount, deductibles.familyMaximum) }),
    filled(vanishing, {
      options: optionsPhrase(language, options),
      percent: formatPercent(language, percent),
      years: String(claimFreeYears),
    }),
    filled(maternity, { options: optionsPhrase(language, deductibles.maternityOptions) }),
    filled(preventive, { options: optionsPhrase(language, deductibles.preventiveOptions) }),
  ];
};

const filled = (
  rule: { readonly term: string; readonly text: string },
  values: Readonly<Record<string, string>>,
): { term: string; text: string } => ({ term: rule.term, text: fill(rule.text, values) });
