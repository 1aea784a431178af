import { Suspense } from 'react';
import { Button } from '#components/Button.tsx';
import { lazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { Spinner } from '#components/Spinner.tsx';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { PAGES } from '#domain/page.ts';
import { StateLinks } from '#features/directory/StateLinks.tsx';
import { HospitalHost } from '#features/hospital/HospitalHost.tsx';
import { FinderHero, FinderNotes } from '#features/hospitals/FinderNotes.tsx';
import {
  type FinderWords,
  FinderWordsContext,
  type FirstPage,
  FirstPageContext,
  useFinderWords,
} from '#features/hospitals/finder-context.ts';
import { useFinderStore } from '#features/hospitals/finder-store.ts';
import { HospitalFinder } from '#features/hospitals/HospitalFinder.tsx';
import { MyHospitals } from '#features/my-hospitals/MyHospitals.tsx';
import { SharedList } from '#features/my-hospitals/SharedList.tsx';
import styles from './HospitalsPage.module.css';
import { PageHead } from './PageHead.tsx';

export type HospitalsPageProps = { readonly words: FinderWords; readonly firstPage: FirstPage };

const stateMap = lazyComponent(async () => (await import('./StateMapPart.tsx')).StateMapPart);

/** Map view of the results; its code is fetched when the view is opened. */
const MapView = () => {
  const { map, mine, results } = useFinderWords();
  const isOpen = useFinderStore(({ view }) => view === 'map');
  const { Component, failures } = useLazyComponent(stateMap, isOpen);
  if (Component !== undefined) return <Component />;
  if (failures === 0) return <Spinner text={results.loading} />;
  return (
    <p role="alert" className="callout no-max-width">
      {map.failed}{' '}
      <Button look="quiet" onClick={() => location.reload()}>
        {mine.reload}
      </Button>
    </p>
  );
};

const MAP = (
  <div id="state-map">
    <MapView />
  </div>
);

/**
 * /hospitals: the finder of US hospitals in the networks. Suspense boundaries let React hydrate a shared list before the finder
 * and its many rows.
 */
const HospitalsPage = ({ words, firstPage }: HospitalsPageProps) => {
  const { sample, asOf, take } = words;
  return (
    <FinderWordsContext value={words}>
      <FirstPageContext value={firstPage}>
        <PageHead title={words.title} description={words.description} />
        <StaticSection id="finder-hero">{__PRERENDER__ && <FinderHero />}</StaticSection>
        <div className={`page ${styles.finder}`}>
          <SharedList words={listTexts(words)} />
          <Suspense>
            <HospitalFinder map={MAP} />
            <MyHospitals words={listTexts(words)} />
          </Suspense>
        </div>
        <StaticSection id="notes-to-states">
          {__PRERENDER__ && (
            <div className={styles.below}>
              <div className={styles.notes}>
                <div className="page">
                  <FinderNotes />
                </div>
              </div>
              <Section ground="shell" id="by-state">
                <SectionHeader heading={words.map.pages} />
                <div className="stack gap-4 no-print">
                  <StateLinks states={firstPage.states} names={words.states} count={words.map.count} />
                  <p>
                    <SiteLink to={PAGES.networks.path}>{words.directory.byNetwork}</SiteLink>
                  </p>
                </div>
              </Section>
            </div>
          )}
        </StaticSection>
        <Suspense>
          <HospitalHost words={{ sample, asOf, panel: take.panel, failed: take.failed }} />
        </Suspense>
      </FirstPageContext>
    </FinderWordsContext>
  );
};

/** Returns the UI texts of the visitor's own list, including the notes on the reliability of its data. */
const listTexts = ({ mine, sample, asOf }: FinderWords): MyHospitalsTexts => ({ ...mine, sample, asOf });

export default HospitalsPage;
