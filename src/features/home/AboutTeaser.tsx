import {
  Anchor,
  ArrowRight,
  HeartHandshake,
  Landmark,
  type LucideIcon,
  MonitorSmartphone,
  Stethoscope,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import type { HomeWords } from '#content/words/words.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './AboutTeaser.module.css';

type Topic = 'strength' | 'commitment' | 'service' | 'expertise' | 'technology';

/** Anchors on /about. */
const TOPICS: readonly { readonly id: Topic; readonly anchor: string; readonly drawing: LucideIcon }[] = [
  { id: 'strength', anchor: 'values-guide-us', drawing: Landmark },
  { id: 'commitment', anchor: 'american-fidelity', drawing: Anchor },
  { id: 'service', anchor: 'promise', drawing: HeartHandshake },
  { id: 'expertise', anchor: 'why-expertise', drawing: Stethoscope },
  { id: 'technology', anchor: 'why-technology', drawing: MonitorSmartphone },
];

export const AboutTeaser = ({ words: { about } }: { readonly words: HomeWords }) => {
  const sitePath = useSitePath();
  return (
    <Section ground="sand" id="about-us">
      <SectionHeader heading={about.heading} lead={about.lead} />
      <ul role="list" className={styles.topics}>
        {TOPICS.map(({ id, anchor, drawing }) => (
          <li key={id}>
            <Link className={styles.topic ?? ''} to={`${sitePath('/about')}#${anchor}`}>
              <Icon of={drawing} size={32} strokeWidth={1.75} />
              <span>
                {about.topics[id].title} <span className={styles.about}>{about.topics[id].text}</span>
              </span>
              <Icon of={ArrowRight} size={20} strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};
