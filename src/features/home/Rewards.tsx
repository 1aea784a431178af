import { Arcs } from '#components/Arcs.tsx';
import { Section } from '#components/Section.tsx';
import { ActionLink } from '#components/SiteLink.tsx';
import { careFacts } from '#content/provider.ts';
import type { HomeWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Rewards.module.css';

export const Rewards = ({ words: { rewards } }: { readonly words: HomeWords }) => {
  const facts = careFacts(usePageLanguage());
  return (
    <Section ground="ink" look="quiet" id="rewards">
      <div className={styles.rewards}>
        <div className={styles.worth}>
          <Arcs className={styles.arcs} count={9} />
          <h2>{rewards.heading}</h2>
          <p className={styles.sum}>
            {rewards.upTo} <strong className={styles.amount}>{facts.amount}</strong> {rewards.toward}
          </p>
        </div>
        <div className="stack gap-6 relative">
          <ol role="list" className={styles.steps}>
            {Object.entries(rewards.steps).map(([step, text]) => (
              <li key={step}>{fill(text, facts)}</li>
            ))}
          </ol>
          <ActionLink to="/af-care#rewards">{rewards.more}</ActionLink>
        </div>
      </div>
    </Section>
  );
};
