import { Table } from '#components/Table.tsx';
import { withTerms } from '#components/Term.tsx';
import { deductibles } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import { fill, formatMoney, formatPercent } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { countInWords, numberWord } from '#domain/number-word.ts';
import { useComparisonStore } from '#stores/comparison.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Deductibles.module.css';
import { optionsPhrase } from './phrases.ts';

export const Deductibles = ({ words }: { readonly words: CoverageWords }) => (
  <div className={styles.deductibles}>
    <DeductibleTable words={words.deductibles} />
    <DeductibleRules words={words} />
  </div>
);

const DeductibleTable = ({ words }: { readonly words: CoverageWords['deductibles'] }) => {
  const language = usePageLanguage();
  const chosen = useComparisonStore(({ choice }) => choice.option);
  const headingOf = (option: number): string => {
    const heading = fill(words.optionNumber, { number: String(option) });
    return option === chosen ? fill(words.yours, { option: heading }) : heading;
  };
  return (
    <Table
      caption={words.caption}
      columns={[words.option, words.outside, words.inside]}
      rows={deductibles.options.map(({ option, outsideUs, insideUs }) => ({
        id: String(option),
        heading: headingOf(option),
        cells: [formatMoney(language, outsideUs), formatMoney(language, insideUs)],
      }))}
    />
  );
};

const DeductibleRules = ({ words }: { readonly words: CoverageWords }) => {
  const language = usePageLanguage();
  return (
    <div className={styles.rules}>
      <h3>{words.deductibles.rulesHeading}</h3>
      <dl>
        {rulesOf(language, words).map(({ term, text }) => (
          <div key={term}>
            <dt>{withTerms(term)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

type Rule = CoverageWords['deductibles']['family'];

const rulesOf = (language: Language, words: CoverageWords): readonly Rule[] => {
  const { family, vanishing, maternity, preventive } = words.deductibles;
  const { percent, claimFreeYears, options } = deductibles.vanishing;
  return [
    filled(family, { deductibles: countInWords(language, words.deductibleCount, deductibles.familyMaximum) }),
    filled(vanishing, {
      options: optionsPhrase(language, options),
      percent: formatPercent(language, percent),
      years: numberWord(language, claimFreeYears),
    }),
    filled(maternity, { options: optionsPhrase(language, deductibles.maternityOptions) }),
    filled(preventive, { options: optionsPhrase(language, deductibles.preventiveOptions) }),
  ];
};

const filled = (rule: Rule, values: Readonly<Record<string, string>>): Rule => ({
  term: rule.term,
  text: fill(rule.text, values),
});
