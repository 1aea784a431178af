import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { brand, deductibles, networkName, planName, planNetworks, policy } from '#content/facts.ts';
import type { PlanWords } from '#content/words/words.ts';
import { fill, plural } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import { NoonScene } from './NoonScene.tsx';
import styles from './PlanHero.module.css';
import { maximumPhrase, networksPhrase } from './phrases.ts';

export interface PlanProps {
  readonly words: PlanWords;
  readonly plan: Plan;
}

/** The plan's name under the noon sky; the sea below it carries the annual maximum. */
export const PlanHero = ({ words, plan }: PlanProps): ReactNode => (
  <>
    <div className={styles.sky} data-plan={plan}>
      <div className={`page ${styles.words}`}>
        <p className="semibold muted">{brand.name}</p>
        <h1 tabIndex={-1}>
          <span className={styles.mark}>
            <PlanMark plan={plan} />
          </span>
          {planName(plan)}
        </h1>
        <p className={styles.lead}>{fill(words.lead[plan], namesOf(plan))}</p>
        <a className={styles.arrow} href="#about-product-detail">
          <span className={styles.disc}>
            <Icon of={ArrowDown} size={20} />
          </span>
          {fill(words.seeDetails, { plan: planName(plan) })}
        </a>
      </div>
      <NoonScene />
    </div>
    <Banner words={words} plan={plan} />
  </>
);

const namesOf = (plan: Plan): Record<'first' | 'second', string> => {
  const [first = '', second = ''] = planNetworks[plan].map((network) => networkName(network));
  return { first, second };
};

/** The annual maximum, set large, and the three things that a plan is asked next. */
const Banner = ({ words: { banner, coverage }, plan }: PlanProps): ReactNode => {
  const language = usePageLanguage();
  const age = { from: String(policy.minimumAge), to: String(policy.maximumAge) };
  const facts = [
    { term: banner.network, value: networksPhrase(language, plan) },
    { term: banner.deductible, value: plural(language, banner.options, deductibles.options.length) },
    { term: banner.age, value: fill(coverage.ages, age) },
  ];
  return (
    <div className={styles.banner} data-plan={plan}>
      <div className={`page ${styles.facts}`}>
        <p className={styles.maximum}>
          <span className="label">{banner.label}</span>{' '}
          <strong className={styles.amount}>{maximumPhrase(language, plan)}</strong>{' '}
          <span>{banner.period}</span>
        </p>
        <dl className={styles.more}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="label">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};
