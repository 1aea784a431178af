import type { ReactNode } from 'react';
import type { BenefitGroupText, Glossary, WithoutDeductibleText } from '#benefits/benefit-text.ts';
import { later } from '#components/Later.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { withTerms } from '#components/with-terms.tsx';
import { deductibles, planName } from '#content/facts.ts';
import type { PlanWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { numberWord } from '#domain/number-word.ts';
import type { Plan } from '#domain/plan.ts';
import { Deductibles } from '#features/plans/Deductibles.tsx';
import { NetworkChoice } from '#features/plans/NetworkChoice.tsx';
import { PlanDocument, PlanHero } from '#features/plans/PlanHero.tsx';
import { maximumPhrase, networksPhrase } from '#features/plans/phrases.ts';
import { usePageLanguage } from '#stores/language.ts';
import { ifKept } from './if-kept.tsx';
import { FirstPayment } from './LaterFirstPayment.tsx';
import { GlossaryPopovers } from './LaterGlossary.tsx';
import { PageHead } from './PageHead.tsx';

export interface PlanPageProps {
  readonly words: PlanWords;
  readonly plan: Plan;
  readonly benefits: readonly BenefitGroupText[];
  readonly withoutDeductible: WithoutDeductibleText;
  readonly glossary?: Glossary;
}

const PlanCoverage = later(
  () => import('#features/comparison/PlanCoverage.tsx').then((piece) => piece.PlanCoverage),
  'plan-comparison',
);
const WithoutDeductible = later(
  () => import('#features/plans/WithoutDeductible.tsx').then((piece) => piece.WithoutDeductible),
  'without-deductible',
);
const UpgradeNetwork = later(
  () => import('#features/plans/UpgradeNetwork.tsx').then((piece) => piece.UpgradeNetwork),
  'upgrade-network',
);
const PlanServices = later(
  () => import('#features/plans/PlanServices.tsx').then((piece) => piece.PlanServices),
  'service',
);
const PlanTimes = later(
  () => import('#features/plans/PlanTimes.tsx').then((piece) => piece.PlanTimes),
  'times',
);

const PlanReach = ifKept(() => import('#features/my-hospitals/PlanReach.tsx'));

/** /superior, /optima, /vital: one plan, from its annual maximum to the hours in which to call. */
const PlanPage = ({ words, plan, benefits, withoutDeductible, glossary }: PlanPageProps): ReactNode => {
  const facts = usePlanFacts(plan);
  return (
    <>
      <PageHead title={fill(words.title, facts)} description={fill(words.description, facts)} />
      <PlanHero words={words} plan={plan} />
      <Section ground="shell" id="about-product-detail">
        <SectionHeader heading={fill(words.intro.heading, facts)} lead={fill(words.intro.lead, facts)} />
        <NetworkChoice words={words} plan={plan} />
        <PlanDocument words={words.document} plan={plan} />
      </Section>
      <Section ground="sand">
        <SectionHeader
          heading={fill(words.deductibles.heading, facts)}
          lead={withTerms(words.deductibles.lead)}
        />
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
      <Section ground="ink" id="upgrade-network">
        <UpgradeNetwork words={words} plan={plan} />
      </Section>
      <Section ground="sand" id="service">
        <PlanServices words={words} plan={plan} />
      </Section>
      <Section ground="shell" id="times">
        <PlanTimes words={words.times} />
      </Section>
      {glossary && <GlossaryPopovers {...glossary} />}
    </>
  );
};

/** The values that the page's texts name. */
const usePlanFacts = (plan: Plan): Readonly<Record<'plan' | 'amount' | 'networks' | 'count', string>> => {
  const language = usePageLanguage();
  return {
    plan: planName(plan),
    amount: maximumPhrase(language, plan),
    networks: networksPhrase(language, plan),
    count: numberWord(language, deductibles.options.length),
  };
};

export default PlanPage;
