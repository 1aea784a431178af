import type { ReactNode } from 'react';
import { Section, SectionHeader } from '#components/Section.tsx';
import { deductibles } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/compare-plans.ts';
import { fill } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import { BenefitTable } from '#features/plans/BenefitTable.tsx';
import { CoverageNotes } from '#features/plans/CoverageNotes.tsx';
import { Deductibles } from '#features/plans/Deductibles.tsx';
import { generalRows } from '#features/plans/generalRows.ts';
import { PlanCards } from '#features/plans/PlanCards.tsx';
import { plansPhrase } from '#features/plans/phrases.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './ComparePlansPage.module.css';
import { PageHead } from './PageHead.tsx';

type Words = { readonly words: ComparePlansWords };

/** /compare-plans: the three plans side by side. */
const ComparePlansPage = ({ words }: Words): ReactNode => {
  const plans = { plans: plansPhrase(usePageLanguage()) };
  const count = String(deductibles.options.length);
  return (
    <>
      <PageHead title={words.title} description={fill(words.description, plans)} />
      <Opening words={words} />
      <Section ground="sand" id="deductibles">
        <SectionHeader heading={words.deductibles.heading} lead={fill(words.deductibles.lead, { count })} />
        <Deductibles words={words.coverage} />
      </Section>
      <Section ground="shell" id="plans">
        <SectionHeader heading={words.plans.heading} />
        <PlanCards words={words.plans} />
      </Section>
    </>
  );
};

/** The page's heading stands right over the comparison: nobody scrolls to reach it. */
const Opening = ({ words }: Words): ReactNode => {
  const language = usePageLanguage();
  const rows = generalRows(language, words.coverage);
  const plans = { plans: plansPhrase(language) };
  return (
    <div className={styles.opening}>
      <div className={`page ${styles.inner}`}>
        <h1 tabIndex={-1}>{fill(words.heading, plans)}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <section className={styles.group} id="general">
          <h2>{words.coverage.general}</h2>
          <p>{words.general.lead}</p>
          <BenefitTable
            words={words.coverage}
            caption={fill(words.general.caption, plans)}
            rows={rows}
            plans={PLANS}
          />
        </section>
        <CoverageNotes words={words.coverage} rows={rows} plans={PLANS} />
      </div>
    </div>
  );
};

export default ComparePlansPage;
