import type { ReactNode } from 'react';
import type { PlanCardsText, WithoutDeductibleText } from '#benefits/benefit-text.ts';
import { later } from '#components/Later.tsx';
import { Section } from '#components/Section.tsx';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/page-content.ts';
import type { HomeWords } from '#content/words/words.ts';
import { HeroSlider } from '#features/home/HeroSlider.tsx';
import type { SlidePlans } from '#features/home/slides.ts';
import { Welcome } from '#features/home/Welcome.tsx';
import { PageHead } from './PageHead.tsx';

export interface HomePageProps {
  readonly words: HomeWords;
  /** The first five, and their answers by their ids. */
  readonly questions?: readonly Question[] | undefined;
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
  readonly withoutDeductible?: WithoutDeductibleText | undefined;
  readonly planCards?: PlanCardsText | undefined;
  readonly slidePlans: SlidePlans;
}

type Texts = Required<{ [Name in 'questions' | 'bodies']: NonNullable<HomePageProps[Name]> }>;

/** Always the same objects, as parts that come later need them. */
const NONE: Texts = { questions: [], bodies: {} };

const GuidingServices = later(
  () => import('#features/home/GuidingServices.tsx').then((piece) => piece.GuidingServices),
  'services',
);
const Journey = later(() => import('#features/home/Journey.tsx').then((piece) => piece.Journey), 'journey');
const Rewards = later(() => import('#features/home/Rewards.tsx').then((piece) => piece.Rewards), 'rewards');
const WithoutDeductible = later(
  () => import('#features/plans/WithoutDeductible.tsx').then((piece) => piece.WithoutDeductible),
  'without-deductible',
);
const NetworkUpgrade = later(
  () => import('#features/home/NetworkUpgrade.tsx').then((piece) => piece.NetworkUpgrade),
  'upgrade-network',
);
const NetworkTiers = later(
  () => import('#features/home/NetworkTiers.tsx').then((piece) => piece.NetworkTiers),
  'us-network',
);
const PlanBenefitCards = later(
  () => import('#features/plans/PlanBenefitCards.tsx').then((piece) => piece.PlanBenefitCards),
  'plans',
);
const HomeQuestions = later(async () => {
  const [{ HomeQuestions: Loaded }, { questionItems }] = await Promise.all([
    import('#features/home/HomeQuestions.tsx'),
    import('#features/help/Questions.tsx'),
  ]);
  return ({ words, ...texts }: Texts & { readonly words: HomeWords }) => (
    <Loaded words={words} items={questionItems(texts)} />
  );
}, 'faqs');
const WhyAcquire = later(
  () => import('#features/about/WhyAcquire.tsx').then((piece) => piece.WhyAcquire),
  'why',
);
const HelpTeaser = later(
  () => import('#features/home/HelpTeaser.tsx').then((piece) => piece.HelpTeaser),
  'help',
);
const AboutTeaser = later(
  () => import('#features/home/AboutTeaser.tsx').then((piece) => piece.AboutTeaser),
  'about-us',
);

/** /: three services in turn, who this is for, and all that the plans bring with them. */
const HomePage = ({
  words,
  questions = NONE.questions,
  bodies = NONE.bodies,
  withoutDeductible,
  planCards,
  slidePlans,
}: HomePageProps): ReactNode => (
  <>
    <PageHead title={words.title} description={words.description} />
    <HeroSlider words={words} plans={slidePlans} />
    <Welcome words={words} />
    <GuidingServices words={words} />
    <Journey words={words} />
    <Rewards words={words} />
    {withoutDeductible && (
      <Section ground="shell" id="without-deductible">
        <WithoutDeductible texts={withoutDeductible} />
      </Section>
    )}
    <NetworkUpgrade words={words} />
    <NetworkTiers words={words} />
    {planCards && (
      <Section ground="sand" id="plans">
        <PlanBenefitCards texts={planCards} />
      </Section>
    )}
    <HomeQuestions words={words} questions={questions} bodies={bodies} />
    <WhyAcquire words={words.why} ground="sand" leadsToAbout />
    <HelpTeaser words={words} />
    <AboutTeaser words={words} />
  </>
);

export default HomePage;
