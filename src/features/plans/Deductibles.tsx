import { withTerms } from '#components/glossary/Term.tsx';
import { Table } from '#components/table/Table.tsx';
import { deductibles } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import { countInWords, fill, formatMoney, formatPercent, numberWord } from '#domain/format.ts';
import { useComparisonStore } from '#stores/comparison.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Deductibles.module.css';
import { optionsPhrase } from './phrases.ts';

type DeductiblesProps = { readonly words: CoverageWords };

const RULES = ['family', 'vanishing', 'maternity', 'preventive'] as const;

export const Deductibles = ({ words: { deductibles: words, deductibleCount } }: DeductiblesProps) => {
  const language = usePageLanguage();
  const chosen = useComparisonStore(({ choice }) => choice.option);
  const headingOf = (option: number): string => {
    const heading = fill(words.optionNumber, { number: String(option) });
    return option === chosen ? fill(words.yours, { option: heading }) : heading;
  };
  const { vanishing, familyMaximum, maternityOptions, preventiveOptions } = deductibles;
  const facts = {
    family: { deductibles: countInWords(language, deductibleCount, familyMaximum) },
    vanishing: {
      options: optionsPhrase(language, vanishing.options),
      percent: formatPercent(language, vanishing.percent),
      years: numberWord(language, vanishing.claimFreeYears),
    },
    maternity: { options: optionsPhrase(language, maternityOptions) },
    preventive: { options: optionsPhrase(language, preventiveOptions) },
  };
  return (
    <div className={styles.deductibles}>
      <Table
        caption={words.caption}
        columns={[words.option, words.outside, words.inside]}
        rows={deductibles.options.map(({ option, outsideUs, insideUs }) => ({
          id: String(option),
          heading: headingOf(option),
          cells: [formatMoney(language, outsideUs), formatMoney(language, insideUs)],
        }))}
      />
      <div className={styles.rules}>
        <h3>{words.rulesHeading}</h3>
        <dl className="stack gap-4">
          {RULES.map((rule) => (
            <div key={rule}>
              <dt>{withTerms(words[rule].term)}</dt>
              <dd>{fill(words[rule].text, facts[rule])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};
