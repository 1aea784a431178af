import type { ReactNode } from 'react';
import type { BenefitGroupText, Glossary } from '#benefits/benefit-text.ts';
import { later } from '#components/Later.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { deductibles } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { numberWord } from '#domain/number-word.ts';
import { Comparison } from '#features/comparison/Comparison.tsx';
import { plansPhrase } from '#features/plans/phrases.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './ComparePlansPage.module.css';
import { ifKept } from './if-kept.tsx';
import { FirstPayment } from './LaterFirstPayment.tsx';
import { GlossaryPopovers } from './LaterGlossary.tsx';
import { PageHead } from './PageHead.tsx';

export interface ComparePlansPageProps {
  readonly words: ComparePlansWords;
  readonly benefits: readonly BenefitGroupText[];
  readonly glossary: Glossary;
}

const Deductibles = later(
  () => import('#features/plans/Deductibles.tsx').then((piece) => piece.Deductibles),
  'deductible-options',
);
const PlanCards = later(
  () => import('#features/plans/PlanCards.tsx').then((piece) => piece.PlanCards),
  'plan-cards',
);

const MyHospitalsRow = ifKept(() => import('#features/my-hospitals/ComparisonRow.tsx'));

/** /compare-plans: every benefit of the plans side by side, then what leads on from there. */
const ComparePlansPage = ({ words, benefits, glossary }: ComparePlansPageProps): ReactNode => {
  const plans = { plans: plansPhrase(usePageLanguage()) };
  return (
    <>
      <PageHead title={words.title} description={fill(words.description, plans)} />
      <div className={styles.opening}>
        <div className={`page ${styles.inner}`}>
          <h1 tabIndex={-1}>{fill(words.heading, plans)}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <Comparison words={words} benefits={benefits} Foot={MyHospitalsRow} />
        </div>
      </div>
      <WaysOn words={words} />
      <GlossaryPopovers {...glossary} />
    </>
  );
};

/** Under the comparison, on screens: the deductible options and each plan's own page. */
const WaysOn = ({ words }: Pick<ComparePlansPageProps, 'words'>): ReactNode => (
  <div className="no-print">
    <Section ground="sand" id="deductibles">
      <SectionHeader
        heading={words.deductibles.heading}
        lead={fill(words.deductibles.lead, {
          count: numberWord(usePageLanguage(), deductibles.options.length),
        })}
      />
      <div id="deductible-options">
        <Deductibles words={words.coverage} />
      </div>
    </Section>
    <Section ground="shell" id="first-payment">
      <FirstPayment words={words.firstPayment} />
    </Section>
    <Section ground="sand" id="plans">
      <SectionHeader heading={words.plans.heading} />
      <div id="plan-cards">
        <PlanCards words={words.plans} />
      </div>
    </Section>
  </div>
);

export default ComparePlansPage;
