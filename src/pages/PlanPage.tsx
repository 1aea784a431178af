import type { BenefitGroupText, Glossary, WithoutDeductibleText } from '#benefits/benefit-text.ts';
import { GlossaryPopovers } from '#components/glossary/GlossaryPopovers.tsx';
import { withTerms } from '#components/glossary/Term.tsx';
import { lazySection } from '#components/lazy/LazySection.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { deductibles, planName } from '#content/facts.ts';
import type { PlanStaticWords, PlanWords } from '#content/words/words.ts';
import { fill, numberWord } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { Deductibles } from '#features/plans/Deductibles.tsx';
import { NetworkChoice } from '#features/plans/NetworkChoice.tsx';
import { PlanDocument, PlanHero } from '#features/plans/PlanHero.tsx';
import { PlanServices } from '#features/plans/PlanServices.tsx';
import { PlanTimes } from '#features/plans/PlanTimes.tsx';
import { maximumPhrase, networksPhrase } from '#features/plans/phrases.ts';
import { UpgradeNetwork } from '#features/plans/UpgradeNetwork.tsx';
import { usePageLanguage } from '#stores/language.ts';
import { PageHead } from './PageHead.tsx';
import { whenListSaved } from './when-list-saved.tsx';

export interface PlanPageProps {
  readonly words: PlanWords;
  readonly page: Plan;
  readonly benefits: readonly BenefitGroupText[];
  readonly withoutDeductible: WithoutDeductibleText;
  readonly htmlOnly?: { readonly glossary: Glossary; readonly words: PlanStaticWords } | undefined;
}

const PlanCoverage = lazySection(
  'coverage',
  async () => (await import('#features/comparison/PlanCoverage.tsx')).PlanCoverage,
);
const FirstPayment = lazySection(
  'payment',
  async () => (await import('#features/plans/FirstPayment.tsx')).FirstPayment,
);
const WithoutDeductible = lazySection(
  'benefits',
  async () => (await import('#features/plans/WithoutDeductible.tsx')).WithoutDeductible,
);
const PlanReach = whenListSaved(
  async () => (await import('#features/my-hospitals/BesidePlans.tsx')).PlanReach,
);

/** /superior, /optima, /vital: one plan, from its annual maximum to its deadlines. */
const PlanPage = ({ words, page: plan, benefits, withoutDeductible, htmlOnly }: PlanPageProps) => {
  const language = usePageLanguage();
  const facts = {
    plan: planName(plan),
    amount: maximumPhrase(language, plan),
    networks: networksPhrase(language, plan),
    count: numberWord(language, deductibles.options.length),
  };
  return (
    <>
      <PageHead title={fill(words.title, facts)} description={fill(words.description, facts)} />
      <StaticSection id="hero-to-networks">
        {__PRERENDER__ && htmlOnly && (
          <>
            <PlanHero words={htmlOnly.words} plan={plan} />
            <Section ground="shell" id="about-product-detail">
              <SectionHeader
                heading={fill(htmlOnly.words.intro.heading, facts)}
                lead={fill(htmlOnly.words.intro.lead, facts)}
              />
              <NetworkChoice words={htmlOnly.words} plan={plan} />
              <PlanDocument words={htmlOnly.words.document} plan={plan} />
            </Section>
          </>
        )}
      </StaticSection>
      <Section ground="sand">
        <StaticSection id="deductible-header">
          {__PRERENDER__ && htmlOnly && (
            <SectionHeader
              heading={fill(htmlOnly.words.deductibles.heading, facts)}
              lead={withTerms(htmlOnly.words.deductibles.lead)}
            />
          )}
        </StaticSection>
        <Deductibles words={words.coverage} />
      </Section>
      <Section ground="shell" id="plan-comparison">
        <PlanCoverage words={words} plan={plan} benefits={benefits} />
      </Section>
      <Section ground="sand" id="first-payment">
        <FirstPayment words={words.firstPayment} plan={plan} />
      </Section>
      <Section ground="shell" id="without-deductible">
        <WithoutDeductible texts={withoutDeductible} />
      </Section>
      <PlanReach plan={plan} />
      <StaticSection id="upgrade-to-glossary">
        {__PRERENDER__ && htmlOnly && (
          <>
            <Section ground="ink" id="upgrade-network">
              <UpgradeNetwork words={htmlOnly.words.upgrade} plan={plan} />
            </Section>
            <Section ground="sand" id="service">
              <PlanServices words={htmlOnly.words.services} plan={plan} />
            </Section>
            <Section ground="shell" id="times">
              <PlanTimes words={htmlOnly.words.times} />
            </Section>
            <GlossaryPopovers {...htmlOnly.glossary} />
          </>
        )}
      </StaticSection>
    </>
  );
};

export default PlanPage;
