import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Arcs } from '#components/Arcs.tsx';
import { buttonClass } from '#components/Button.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { annualMaximum, networkName, planName, planNetworks } from '#content/facts.ts';
import type { HomeWords } from '#content/words.ts';
import { fill, formatMoney } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './HomePage.module.css';
import { PageHead } from './PageHead.tsx';

/** /: who this is for, and the way to the finder. */
export const HomePage = ({ words }: { readonly words: HomeWords }): ReactNode => (
  <>
    <PageHead title={words.title} description={words.description} />
    <Welcome words={words} />
    <Plans words={words} />
  </>
);

const Welcome = ({ words }: { readonly words: HomeWords }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <div className={styles.welcome}>
      <Arcs className={styles.arcs} count={14} />
      <div className={`page ${styles.words}`}>
        <h1 tabIndex={-1}>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <p>
          <Link className={buttonClass('solid')} to={sitePath('/hospitals')}>
            {words.findHospital}
          </Link>
        </p>
      </div>
    </div>
  );
};

const Plans = ({ words }: { readonly words: HomeWords }): ReactNode => (
  <section className={styles.plans} id="plans">
    <div className="page">
      <h2>{words.plansHeading}</h2>
      <ul role="list" className={styles.cards}>
        {PLANS.map((plan) => (
          <PlanCard key={plan} plan={plan} words={words} />
        ))}
      </ul>
    </div>
  </section>
);

const PlanCard = ({ plan, words }: { readonly plan: Plan; readonly words: HomeWords }): ReactNode => {
  const language = usePageLanguage();
  const [first, second] = planNetworks[plan].map((network) => networkName(network));
  return (
    <li className={styles.card}>
      <h3>
        <PlanMark plan={plan} /> {planName(plan)}
      </h3>
      <p>
        {words.upTo} <span className={styles.amount}>{formatMoney(language, annualMaximum(plan))}</span>{' '}
        {words.perYear}
      </p>
      <p className={styles.networks}>
        {fill(words.networksOf, { first: first ?? '', second: second ?? '' })}
      </p>
    </li>
  );
};
