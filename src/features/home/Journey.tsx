import type { ReactNode } from 'react';
import { Section, SectionHeader } from '#components/Section.tsx';
import { brand } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './Journey.module.css';
import { JourneyScene } from './JourneyScene.tsx';

/** What the care programme does for the way through an illness, beside a crossing to the other shore. */
export const Journey = ({ words: { journey } }: { readonly words: HomeWords }): ReactNode => {
  const facts = { programme: brand.careProgramme };
  return (
    <Section ground="sand" id="journey">
      <div className={styles.journey}>
        <div className={styles.words}>
          <SectionHeader
            label={fill(journey.label, facts)}
            heading={journey.heading}
            lead={fill(journey.lead, facts)}
          />
          <ActionLink to="/af-care" look="solid">
            {journey.more}
          </ActionLink>
        </div>
        <div className={styles.window}>
          <JourneyScene />
        </div>
      </div>
    </Section>
  );
};
