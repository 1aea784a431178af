import type { ReactNode } from 'react';
import { Table } from '#components/Table.tsx';
import { deductibles } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import { fill, formatMoney } from '#domain/format.ts';
import { useComparisonStore } from '#stores/comparison.ts';
import { usePageLanguage } from '#stores/language.ts';
import { DeductibleRules } from './DeductibleRules.tsx';
import styles from './Deductibles.module.css';

/** The options as a table, and beside it what depends on them. */
export const Deductibles = ({ words }: { readonly words: CoverageWords }): ReactNode => (
  <div className={styles.deductibles}>
    <DeductibleTable words={words.deductibles} />
    <DeductibleRules words={words} />
  </div>
);

const DeductibleTable = ({ words }: { readonly words: CoverageWords['deductibles'] }): ReactNode => {
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
