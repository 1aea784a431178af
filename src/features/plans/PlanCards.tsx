import { ArrowRight } from 'lucide-react';
import { Amount } from '#components/Amount.tsx';
import { Card, Cards } from '#components/Card.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { planName } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PlanCards.module.css';
import { maximumPhrase, networksPhrase } from './phrases.ts';

export const PlanCards = ({ words }: { readonly words: ComparePlansWords['plans'] }) => {
  const language = usePageLanguage();
  return (
    <div className="three-cards">
      <Cards>
        {PLANS.map((plan) => (
          <Card
            key={plan}
            heading={
              <>
                <PlanMark plan={plan} /> {planName(plan)}
              </>
            }
            action={
              <SiteLink className={styles.see} to={`/${plan}`}>
                {fill(words.see, { plan: planName(plan) })} <ArrowRight size={18} />
              </SiteLink>
            }
          >
            <p>
              {words.upTo}{' '}
              <span className={styles.amount}>
                <Amount>{maximumPhrase(language, plan)}</Amount>
              </span>{' '}
              {words.perYear}
            </p>
            <p className={styles.network}>
              {fill(words.network, { networks: networksPhrase(language, plan) })}
            </p>
          </Card>
        ))}
      </Cards>
    </div>
  );
};
