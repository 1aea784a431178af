import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Arcs } from '#components/Arcs.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Card, Cards } from '#components/Card.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import type { BodyTree } from '#content/body.ts';
import { annualMaximum, networkName, planName, planNetworks } from '#content/facts.ts';
import type { Question } from '#content/question.ts';
import type { HomeWords } from '#content/words/home.ts';
import { fill, formatMoney } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { Questions } from '#features/help/Questions.tsx';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './HomePage.module.css';
import { PageHead } from './PageHead.tsx';

/** The services without deductible that every plan includes. */
const SERVICES = ['telehealth', 'secondOpinion', 'coaching'] as const;

export interface HomePageProps {
  readonly words: HomeWords;
  readonly questions?: readonly Question[] | undefined;
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
}

/** /: who this is for, the plans, the services, the first questions. */
export const HomePage = ({ words, questions = [], bodies = {} }: HomePageProps): ReactNode => (
  <>
    <PageHead title={words.title} description={words.description} />
    <Welcome words={words} />
    <Plans words={words} />
    <Services words={words} />
    <Section ground="shell" id="faqs">
      <SectionHeader heading={words.questions.heading} />
      <Questions name="home" questions={questions} bodies={bodies} />
      <AllQuestions words={words} />
    </Section>
  </>
);

const AllQuestions = ({ words }: { readonly words: HomeWords }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <p>
      <Link className={buttonClass('outline')} to={sitePath(PAGES.faqs.path)}>
        {words.questions.all}
      </Link>
    </p>
  );
};

const Services = ({ words }: { readonly words: HomeWords }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <Section ground="sand" id="services">
      <SectionHeader heading={words.services.heading} />
      <Cards>
        {SERVICES.map((service) => (
          <Card key={service} heading={words.services.items[service].heading}>
            <p>{words.services.items[service].text}</p>
          </Card>
        ))}
      </Cards>
      <p>
        <Link className={buttonClass('outline')} to={sitePath(PAGES.afCare.path)}>
          {words.services.care}
        </Link>
      </p>
    </Section>
  );
};

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
