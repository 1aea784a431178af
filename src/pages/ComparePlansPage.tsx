import type { BenefitGroupText, Glossary } from '#benefits/benefit-text.ts';
import { GlossaryPopovers } from '#components/glossary/GlossaryPopovers.tsx';
import { lazySection } from '#components/lazy/LazySection.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { deductibles } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import { fill, numberWord } from '#domain/format.ts';
import { Comparison } from '#features/comparison/Comparison.tsx';
import { PlanCards } from '#features/plans/PlanCards.tsx';
import { plansPhrase } from '#features/plans/phrases.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './ComparePlansPage.module.css';
import { PageHead } from './PageHead.tsx';
import { whenListSaved } from './when-list-saved.tsx';

export interface ComparePlansPageProps {
  readonly words: ComparePlansWords;
  readonly benefits: readonly BenefitGroupText[];
  readonly htmlOnly?: { readonly glossary: Glossary } | undefined;
}

const Deductibles = lazySection(
  'deductible-table',
  async () => (await import('#features/plans/Deductibles.tsx')).Deductibles,
);
const FirstPayment = lazySection(
  'payment',
  async () => (await import('#features/plans/FirstPayment.tsx')).FirstPayment,
);
const MyHospitalsRow = whenListSaved(
  async () => (await import('#features/my-hospitals/BesidePlans.tsx')).ComparisonRow,
);

/** /compare-plans: every benefit of the plans side by side, then deductibles, first payment and links to the plans. */
const ComparePlansPage = ({ words, benefits, htmlOnly }: ComparePlansPageProps) => {
  const language = usePageLanguage();
  const plans = { plans: plansPhrase(language) };
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
      <div className="no-print">
        <Section ground="sand" id="deductibles">
          <StaticSection id="deductible-header">
            {__PRERENDER__ && (
              <SectionHeader
                heading={words.deductibles.heading}
                lead={fill(words.deductibles.lead, {
                  count: numberWord(language, deductibles.options.length),
                })}
              />
            )}
          </StaticSection>
          <div id="deductible-options">
            <Deductibles words={words.coverage} />
          </div>
        </Section>
        <Section ground="shell" id="first-payment">
          <FirstPayment words={words.firstPayment} />
        </Section>
      </div>
      <StaticSection id="plans-to-glossary">
        {__PRERENDER__ && htmlOnly && (
          <div className="no-print">
            <Section ground="sand" id="plans">
              <SectionHeader heading={words.plans.heading} />
              <div id="plan-cards">
                <PlanCards words={words.plans} />
              </div>
            </Section>
            <GlossaryPopovers {...htmlOnly.glossary} />
          </div>
        )}
      </StaticSection>
    </>
  );
};

export default ComparePlansPage;
