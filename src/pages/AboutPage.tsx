import type { ReactNode } from 'react';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/question.ts';
import type { AboutWords } from '#content/words/about.ts';
import { AboutHero } from '#features/about/AboutHero.tsx';
import { AboutQuestions } from '#features/about/AboutQuestions.tsx';
import { Barbados } from '#features/about/Barbados.tsx';
import { CompanyFamily } from '#features/about/CompanyFamily.tsx';
import { InternationalClients } from '#features/about/InternationalClients.tsx';
import { KeyFigures } from '#features/about/KeyFigures.tsx';
import { OurPromise } from '#features/about/OurPromise.tsx';
import { Values } from '#features/about/Values.tsx';
import { WhyAcquire } from '#features/about/WhyAcquire.tsx';
import { AboutWordsContext } from '#features/about/words.ts';
import { questionItems } from '#features/help/Questions.tsx';
import { PageHead } from './PageHead.tsx';

export interface AboutPageProps {
  readonly words: AboutWords;
  /** The first questions, and their answers by their ids. */
  readonly questions?: readonly Question[] | undefined;
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
}

/** /about: who stands behind the plans, and the proof of it. */
const AboutPage = ({ words, questions = [], bodies = {} }: AboutPageProps): ReactNode => (
  <AboutWordsContext value={words}>
    <PageHead title={words.title} description={words.description} />
    <AboutHero />
    <CompanyFamily />
    <KeyFigures />
    <Values />
    <InternationalClients />
    <Barbados />
    <OurPromise />
    <AboutQuestions items={questionItems({ questions, bodies })} />
    <WhyAcquire />
  </AboutWordsContext>
);

export default AboutPage;
