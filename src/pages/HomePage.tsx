import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Arcs } from '#components/Arcs.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Card, Cards } from '#components/Card.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import type { BodyTree } from '#content/body.ts';
import type { PlanCardsText } from '#content/plan-cards.ts';
import type { Question } from '#content/question.ts';
import type { WithoutDeductibleText } from '#content/without-deductible.ts';
import type { HomeWords } from '#content/words/home.ts';
import { PAGES } from '#domain/page.ts';
import { Questions } from '#features/help/Questions.tsx';
import { PlanBenefitCards } from '#features/plans/PlanBenefitCards.tsx';
import { WithoutDeductible } from '#features/plans/WithoutDeductible.tsx';
import { useSitePath } from '#stores/language.ts';
import styles from './HomePage.module.css';
import { PageHead } from './PageHead.tsx';

/** The services without deductible that every plan includes. */
const SERVICES = ['telehealth', 'secondOpinion', 'coaching'] as const;

export interface HomePageProps {
  readonly words: HomeWords;
  readonly questions?: readonly Question[] | undefined;
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
  readonly withoutDeductible?: WithoutDeductibleText | undefined;
  readonly planCards?: PlanCardsText | undefined;
}

/** /: who this is for, what needs no deductible, the plans, the services, the first questions. */
const HomePage = ({
  words,
  questions = [],
  bodies = {},
  withoutDeductible,
  planCards,
}: HomePageProps): ReactNode => (
  <>
    <PageHead title={words.title} description={words.description} />
    <Welcome words={words} />
    {withoutDeductible && (
      <Section ground="ink" id="without-deductible">
        <WithoutDeductible texts={withoutDeductible} />
      </Section>
    )}
    {planCards && (
      <Section ground="shell" id="plans">
        <PlanBenefitCards texts={planCards} />
      </Section>
    )}
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

export default HomePage;
