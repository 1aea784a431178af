import type { ReactNode } from 'react';
import { Legend } from '#components/Tag.tsx';
import type { CoverageWords } from '#content/words/coverage.ts';
import type { BenefitTableProps } from './BenefitTable.tsx';
import { WaitingTag } from './BenefitTable.tsx';
import styles from './CoverageNotes.module.css';

type CoverageNotesProps = Pick<BenefitTableProps, 'words' | 'rows' | 'plans'>;

/** Under a table: the marks that its rows use, and what holds for every amount. */
export const CoverageNotes = ({ words, rows, plans }: CoverageNotesProps): ReactNode => (
  <div className={styles.notes}>
    <div>
      <h3>{words.legend}</h3>
      <Legend entries={legendOf({ words, rows, plans })} />
    </div>
    <AmountNotes words={words.notes} />
  </div>
);

const AmountNotes = ({ words }: { readonly words: CoverageWords['notes'] }): ReactNode => (
  <div>
    <h3>{words.heading}</h3>
    <ul className={styles.list}>
      <li>{words.currency}</li>
      <li>{words.ucr}</li>
      <li>{words.definitions}</li>
    </ul>
  </div>
);

type LegendEntries = Parameters<typeof Legend>[0]['entries'];

/** Only the marks that a reader meets in these rows. */
const legendOf = ({ words, rows, plans }: CoverageNotesProps): LegendEntries => {
  const waiting = { id: 'waiting', tag: <WaitingTag text={words.waiting} />, text: words.waitingMeaning };
  const missing = {
    id: 'missing',
    tag: <strong>{words.notAvailable}</strong>,
    text: words.notAvailableMeaning,
  };
  return [
    ...(rows.some((row) => row.waiting) ? [waiting] : []),
    ...(rows.some((row) => plans.some((plan) => row.value(plan) === undefined)) ? [missing] : []),
  ];
};
