import type { CardBenefit, WithoutDeductibleText } from '#benefits/benefit-text.ts';
import { lazySection } from '#components/lazy/LazySection.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Section } from '#components/Section.tsx';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/page-content.ts';
import type { AllWords, HomeWords } from '#content/words/words.ts';
import { questionItems } from '#features/help/Questions.tsx';
import { GuidingServices } from '#features/home/GuidingServices.tsx';
import { HelpTeaser, HomeQuestions } from '#features/home/HelpTeaser.tsx';
import { HeroSlider } from '#features/home/HeroSlider.tsx';
import { Journey } from '#features/home/Journey.tsx';
import { NetworkTiers } from '#features/home/NetworkTiers.tsx';
import { NetworkUpgrade } from '#features/home/NetworkUpgrade.tsx';
import { Rewards } from '#features/home/Rewards.tsx';
import { Welcome } from '#features/home/Welcome.tsx';
import { PlanBenefitCards } from '#features/plans/PlanBenefitCards.tsx';
import { PageHead } from './PageHead.tsx';

interface HomeHtmlOnly {
  /** The first five questions; `bodies` has their answers by id. */
  readonly questions: readonly Question[];
  readonly bodies: Readonly<Record<string, BodyTree>>;
  readonly planCards: AllWords['planCards'];
}

export interface HomePageProps {
  readonly words: HomeWords;
  readonly withoutDeductible: WithoutDeductibleText;
  readonly cardBenefits: readonly CardBenefit[];
  readonly hospitals: number;
  readonly htmlOnly?: HomeHtmlOnly | undefined;
}

const WithoutDeductible = lazySection(
  'benefits',
  async () => (await import('#features/plans/WithoutDeductible.tsx')).WithoutDeductible,
);
const WhyAcquire = lazySection(
  'reasons',
  async () => (await import('#features/about/WhyAcquire.tsx')).WhyAcquire,
);

/** /: a slider with three services, the target audience, and the benefits and services of the plans. */
const HomePage = ({ words, withoutDeductible, cardBenefits, hospitals, htmlOnly }: HomePageProps) => (
  <>
    <PageHead title={words.title} description={words.description} />
    <HeroSlider words={words} cardBenefits={cardBenefits} hospitals={hospitals} />
    <StaticSection id="welcome-to-rewards">
      {__PRERENDER__ && (
        <>
          <Welcome words={words} />
          <GuidingServices words={words} />
          <Journey words={words} />
          <Rewards words={words} />
        </>
      )}
    </StaticSection>
    <Section ground="shell" look="quiet" id="without-deductible">
      <WithoutDeductible texts={withoutDeductible} />
    </Section>
    <StaticSection id="upgrade-to-questions">
      {__PRERENDER__ && htmlOnly && (
        <>
          <NetworkUpgrade words={words} />
          <NetworkTiers words={words} />
          <Section ground="sand" id="plans">
            <PlanBenefitCards words={htmlOnly.planCards} cardBenefits={cardBenefits} />
          </Section>
          <HomeQuestions words={words} items={questionItems(htmlOnly)} />
        </>
      )}
    </StaticSection>
    <WhyAcquire words={words.why} ground="sand" leadsToAbout />
    <StaticSection id="help-teaser">{__PRERENDER__ && <HelpTeaser words={words} />}</StaticSection>
  </>
);

export default HomePage;
