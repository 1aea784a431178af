import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { directory } from '#content/facts.ts';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, plural } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { MyPlanField } from '#features/directory/MyPlanField.tsx';
import { listHeading, StateHospitals } from '#features/directory/StateHospitals.tsx';
import { StateLinks } from '#features/directory/StateLinks.tsx';
import { NetworkFigures, StateNeighbors, StateOpening } from '#features/directory/StateSections.tsx';
import type { StateFacts } from '#features/directory/state-facts.ts';
import { HospitalHost } from '#features/hospital/HospitalHost.tsx';
import { usePageLanguage } from '#stores/language.ts';
import { PageHead } from './PageHead.tsx';

export type StatePageProps = { readonly words: StatePageWords; readonly state: StateFacts };

/** /hospitals/texas: the hospitals of one state. Excluded from search engines while its networks are samples. */
const StatePage = ({ words, state: facts }: StatePageProps) => {
  const language = usePageLanguage();
  const { inState, networks } = facts;
  return (
    <>
      <PageHead
        title={fill(words.heading, { inState })}
        description={fill(plural(language, words.description, networks.open), { inState })}
        unlisted={directory.illustrative}
      />
      <StaticSection id="opening">
        {__PRERENDER__ && <StateOpening words={words} facts={facts} />}
      </StaticSection>
      <Section ground="shell">
        <div className="cluster gap-4 items-end justify-between">
          <SectionHeader heading={words.networks.heading} />
          <MyPlanField words={words.plan} />
        </div>
        <NetworkFigures words={words} facts={facts} />
        <SectionHeader heading={listHeading(language, words, facts)} />
        <StateHospitals words={words} facts={facts} />
      </Section>
      <StaticSection id="other-states">
        {__PRERENDER__ && (
          <div className="no-print">
            <Section ground="sand">
              <StateNeighbors words={words} facts={facts} />
              <SectionHeader
                heading={words.directory.byState}
                lead={<SiteLink to={PAGES.networks.path}>{words.directory.byNetwork}</SiteLink>}
              />
              <StateLinks states={facts.states} names={words.states} count={words.count} here={facts.state} />
            </Section>
          </div>
        )}
      </StaticSection>
      <HospitalHost words={words} />
    </>
  );
};

export default StatePage;
