import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Opening } from '#components/Opening.tsx';
import { Section } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import type { NetworksWords } from '#content/words/words.ts';
import { PAGES } from '#domain/page.ts';
import { DirectoryNote } from '#features/directory/DirectoryNote.tsx';
import { MatrixLegend, NetworkMatrix } from '#features/directory/NetworkMatrix.tsx';
import type { NetworkTable } from '#features/directory/state-facts.ts';
import { PageHead } from './PageHead.tsx';

export type NetworksPageProps = { readonly words: NetworksWords; readonly networks: NetworkTable };

/** /hospitals/networks: number of hospitals per network and state, for consultants who sell by network and state. */
const NetworksPage = ({ words, networks }: NetworksPageProps) => (
  <>
    <PageHead title={words.title} description={words.description} />
    <StaticSection id="opening">
      {__PRERENDER__ && (
        <Opening heading={words.heading} lead={words.lead} beside={<DirectoryNote words={words} />} />
      )}
    </StaticSection>
    <Section ground="shell">
      <NetworkMatrix words={words} table={networks} />
      <p className="no-print">
        <SiteLink to={PAGES.hospitals.path}>{words.finder}</SiteLink>
      </p>
    </Section>
    <StaticSection id="legend">
      {__PRERENDER__ && (
        <Section ground="sand">
          <MatrixLegend words={words} table={networks} />
        </Section>
      )}
    </StaticSection>
  </>
);

export default NetworksPage;
