import { Button } from '#components/Button.tsx';
import { lazySection } from '#components/lazy/LazySection.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { FinderHero } from '#features/hospitals/FinderHero.tsx';
import { FinderNotes } from '#features/hospitals/FinderNotes.tsx';
import {
  type FinderWords,
  FinderWordsContext,
  type FirstPage,
  FirstPageContext,
  useFinderWords,
} from '#features/hospitals/finder-context.ts';
import { HospitalFinder } from '#features/hospitals/HospitalFinder.tsx';
import { MyHospitals } from '#features/my-hospitals/MyHospitals.tsx';
import { SharedList } from '#features/my-hospitals/SharedList.tsx';
import styles from './HospitalsPage.module.css';
import { PageHead } from './PageHead.tsx';

type HospitalsPageProps = { readonly words: FinderWords; readonly firstPage: FirstPage };

/** Without the map's code its picture is hidden, and the list of states stays. */
const MapFailed = () => {
  const { map, mine } = useFinderWords();
  return (
    <p role="alert" className={styles.missing}>
      {map.failed}{' '}
      <Button look="quiet" onClick={() => location.reload()}>
        {mine.reload}
      </Button>
    </p>
  );
};

const StateMap = lazySection('map', async () => (await import('./StateMapPart.tsx')).StateMapPart, MapFailed);

/** /hospitals: which hospitals of the United States the networks reach. */
const HospitalsPage = ({ words, firstPage }: HospitalsPageProps) => (
  <FinderWordsContext value={words}>
    <FirstPageContext value={firstPage}>
      <PageHead title={words.title} description={words.description} />
      <FinderHero />
      <div className={styles.finder}>
        <div className="page">
          <SharedList words={listTexts(words)} />
          <HospitalFinder />
          <MyHospitals words={listTexts(words)} />
        </div>
      </div>
      <div className={styles.notes}>
        <div className="page">
          <FinderNotes />
        </div>
      </div>
      <Section ground="shell" id="by-state">
        <SectionHeader heading={words.map.heading} lead={words.map.lead} />
        <div id="state-map" className={styles.map}>
          <StateMap />
        </div>
      </Section>
    </FirstPageContext>
  </FinderWordsContext>
);

/** The words of the visitor's own list, and how far to trust what it says. */
const listTexts = ({ mine, sample, asOf }: FinderWords): MyHospitalsTexts => ({ ...mine, sample, asOf });

export default HospitalsPage;
