import type { ReactNode } from 'react';
import { Section, SectionHeader } from '#components/Section.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { provider } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import { OtherAwards, WorkplaceRanking } from './Awards.tsx';
import { Rating } from './Rating.tsx';
import { useAboutWords } from './words.ts';

/** What others say of the company: its rating, a ranking, and other awards. */
export const Values = (): ReactNode => {
  const { values } = useAboutWords();
  const year = String(provider.workplaceRankingYear);
  return (
    <Section ground="sand" id="values-guide-us">
      <SectionHeader label={values.label} heading={values.heading} lead={values.lead} />
      <Tabs
        label={values.tabs}
        tabs={[
          { id: 'rating', label: values.rating.tab, body: <Rating /> },
          {
            id: 'ranking',
            label: fill(values.ranking.tab, { year }),
            body: <WorkplaceRanking year={year} />,
          },
          { id: 'awards', label: values.awards.tab, body: <OtherAwards /> },
        ]}
      />
    </Section>
  );
};
