import type { ReactNode } from 'react';
import { type DeductibleOption, deductibles } from '#content/facts.ts';
import { fill, formatMoney } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { DeductibleRules } from './DeductibleRules.tsx';
import styles from './Deductibles.module.css';
import type { CoverageWords } from './words.ts';

/** The options as a table, and beside it what depends on them. */
export const Deductibles = ({ words }: { readonly words: CoverageWords }): ReactNode => (
  <div className={styles.deductibles}>
    <DeductibleTable words={words} />
    <DeductibleRules words={words} />
  </div>
);

const DeductibleTable = ({ words }: { readonly words: CoverageWords }): ReactNode => (
  <table className={styles.table}>
    <caption>{words.deductibles.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.deductibles.option}</th>
        <th scope="col">{words.deductibles.outside}</th>
        <th scope="col">{words.deductibles.inside}</th>
      </tr>
    </thead>
    <tbody>
      {deductibles.options.map((option) => (
        <OptionRow key={option.option} {...option} words={words} />
      ))}
    </tbody>
  </table>
);

const OptionRow = ({
  option,
  outsideUs,
  insideUs,
  words,
}: DeductibleOption & { readonly words: CoverageWords }): ReactNode => {
  const language = usePageLanguage();
  return (
    <tr>
      <th scope="row">{fill(words.deductibles.optionNumber, { number: String(option) })}</th>
      <td>{formatMoney(language, outsideUs)}</td>
      <td>{formatMoney(language, insideUs)}</td>
    </tr>
  );
};
