import type { ReactNode } from 'react';
import { later } from '#components/Later.tsx';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/page-content.ts';
import type { AboutWords } from '#content/words/words.ts';
import { AboutHero } from '#features/about/AboutHero.tsx';
import { AboutWordsContext } from '#features/about/about-words.ts';
import { CompanyFamily } from '#features/about/CompanyFamily.tsx';
import { InternationalClients } from '#features/about/InternationalClients.tsx';
import { KeyFigures } from '#features/about/KeyFigures.tsx';
import { Values } from '#features/about/Values.tsx';
import { PageHead } from './PageHead.tsx';

type Texts = Required<{ [Name in 'questions' | 'bodies']: NonNullable<AboutPageProps[Name]> }>;

/** Always the same objects, as parts that come later need them. */
const NONE: Texts = { questions: [], bodies: {} };

export interface AboutPageProps {
  readonly words: AboutWords;
  /** The first questions, and their answers by their ids. */
  readonly questions?: readonly Question[] | undefined;
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
}

const Barbados = later(
  () => import('#features/about/Barbados.tsx').then((piece) => piece.Barbados),
  'about-afgsl',
);
const OurPromise = later(
  () => import('#features/about/OurPromise.tsx').then((piece) => piece.OurPromise),
  'promise',
);
const AboutQuestions = later(async () => {
  const [{ AboutQuestions: Loaded }, { questionItems }] = await Promise.all([
    import('#features/about/AboutQuestions.tsx'),
    import('#features/help/Questions.tsx'),
  ]);
  return (texts: Texts) => <Loaded items={questionItems(texts)} />;
}, 'faqs');
const WhyAcquire = later(
  () => import('#features/about/WhyAcquire.tsx').then((piece) => piece.WhyAcquire),
  'why',
);

/** /about: who stands behind the plans, and the proof of it. */
const AboutPage = ({
  words,
  questions = NONE.questions,
  bodies = NONE.bodies,
}: AboutPageProps): ReactNode => (
  <AboutWordsContext value={words}>
    <PageHead title={words.title} description={words.description} />
    <AboutHero />
    <CompanyFamily />
    <KeyFigures />
    <Values />
    <InternationalClients />
    <Barbados />
    <OurPromise />
    <AboutQuestions questions={questions} bodies={bodies} />
    <WhyAcquire words={words.why} ground="shell" />
  </AboutWordsContext>
);

export default AboutPage;
