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
const HomePage = ({ words, questions = [], bodies = {} }: HomePageProps): ReactNode => (
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
  <Section ground="shell" id="plans">
    <div className={styles.plansHeader}>
      <SectionHeader heading={words.plansHeading} />
      <CompareLink words={words} />
    </div>
    <Cards>
      {PLANS.map((plan) => (
        <PlanCard key={plan} plan={plan} words={words} />
      ))}
    </Cards>
  </Section>
);

/** On small screens the way to the comparison stands above the cards. */
const CompareLink = ({ words }: { readonly words: HomeWords }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <Link className={`${buttonClass('outline')} ${styles.compare}`} to={sitePath(PAGES.comparePlans.path)}>
      {words.compare}
    </Link>
  );
};

const PlanCard = ({ plan, words }: { readonly plan: Plan; readonly words: HomeWords }): ReactNode => {
  const language = usePageLanguage();
  const sitePath = useSitePath();
  const [first, second] = planNetworks[plan].map(networkName);
  return (
    <Card
      heading={
        <>
          <PlanMark plan={plan} /> {planName(plan)}
        </>
      }
      action={
        <Link className={buttonClass('outline')} to={sitePath(PAGES[plan].path)}>
          {fill(words.learnMore, { plan: planName(plan) })}
        </Link>
      }
    >
      <p>
        {words.upTo} <span className={styles.amount}>{formatMoney(language, annualMaximum(plan))}</span>{' '}
        {words.perYear}
      </p>
      <p className={styles.networks}>
        {fill(words.networksOf, { first: first ?? '', second: second ?? '' })}
      </p>
    </Card>
  );
};

export default HomePage;
