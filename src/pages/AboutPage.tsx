import { lazySection } from '#components/lazy/LazySection.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import type { AboutWords } from '#content/words/words.ts';
import { AboutHero } from '#features/about/AboutHero.tsx';
import { AboutQuestions } from '#features/about/AboutQuestions.tsx';
import { Barbados } from '#features/about/Barbados.tsx';
import { CompanyFamily } from '#features/about/CompanyFamily.tsx';
import { InternationalClients } from '#features/about/InternationalClients.tsx';
import { KeyFigures } from '#features/about/KeyFigures.tsx';
import { OurPromise } from '#features/about/OurPromise.tsx';
import { Values } from '#features/about/Values.tsx';
import { type QuestionTexts, questionItems } from '#features/help/Questions.tsx';
import { PageHead } from './PageHead.tsx';

export type AboutPageProps = { readonly words: AboutWords; readonly htmlOnly?: QuestionTexts | undefined };

const WhyAcquire = lazySection(
  'reasons',
  async () => (await import('#features/about/WhyAcquire.tsx')).WhyAcquire,
);

/** /about: the company behind the plans, with evidence. */
const AboutPage = ({ words, htmlOnly }: AboutPageProps) => (
  <>
    <PageHead title={words.title} description={words.description} />
    <StaticSection id="hero-to-figures">
      {__PRERENDER__ && (
        <>
          <AboutHero words={words} />
          <CompanyFamily words={words} />
          <KeyFigures words={words} />
        </>
      )}
    </StaticSection>
    <Values words={words} />
    <StaticSection id="clients-to-questions">
      {__PRERENDER__ && htmlOnly && (
        <>
          <InternationalClients words={words} />
          <Barbados words={words} />
          <OurPromise words={words.promise} />
          <AboutQuestions words={words.questions} items={questionItems(htmlOnly)} />
        </>
      )}
    </StaticSection>
    <WhyAcquire words={words.why} ground="shell" />
  </>
);

export default AboutPage;
