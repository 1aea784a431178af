import type { ReactNode } from 'react';
import type { HospitalsWords } from '#content/words/hospitals.ts';
import type { StateWords } from '#content/words/states.ts';
import { FinderHero } from '#features/hospitals/FinderHero.tsx';
import { FinderNotes } from '#features/hospitals/FinderNotes.tsx';
import { type FirstPage, FirstPageContext } from '#features/hospitals/firstPage.ts';
import { HospitalFinder } from '#features/hospitals/HospitalFinder.tsx';
import { FinderWordsContext } from '#features/hospitals/words.ts';
import styles from './HospitalsPage.module.css';
import { PageHead } from './PageHead.tsx';

export interface HospitalsPageProps {
  readonly words: HospitalsWords;
  readonly states: StateWords;
  readonly firstPage: FirstPage | undefined;
}

/** /hospitals: which hospitals of the United States the networks reach. */
export const HospitalsPage = ({ words, states, firstPage }: HospitalsPageProps): ReactNode => (
  <FinderWordsContext value={{ ...words, states }}>
    <FirstPageContext value={firstPage}>
      <PageHead title={words.title} description={words.description} />
      <FinderHero />
      <div className={styles.finder}>
        <div className="page">
          <HospitalFinder />
        </div>
      </div>
      <div className={styles.notes}>
        <div className="page">
          <FinderNotes />
        </div>
      </div>
    </FirstPageContext>
  </FinderWordsContext>
);
