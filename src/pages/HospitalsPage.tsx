import type { ReactNode } from 'react';
import { FinderHero } from '#features/hospitals/FinderHero.tsx';
import { FinderNotes } from '#features/hospitals/FinderNotes.tsx';
import { type FirstPage, FirstPageContext } from '#features/hospitals/firstPage.ts';
import { HospitalFinder } from '#features/hospitals/HospitalFinder.tsx';
import { type FinderWords, FinderWordsContext } from '#features/hospitals/words.ts';
import styles from './HospitalsPage.module.css';
import { PageHead } from './PageHead.tsx';

export interface HospitalsPageProps {
  readonly words: FinderWords;
  readonly firstPage?: FirstPage | undefined;
}

/** /hospitals: which hospitals of the United States the networks reach. */
const HospitalsPage = ({ words, firstPage }: HospitalsPageProps): ReactNode => (
  <FinderWordsContext value={words}>
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

export default HospitalsPage;
