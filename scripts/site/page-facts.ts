import { existsSync, readFileSync } from 'node:fs';
import type { PageFacts } from '#app/page-data.ts';
import { cardBenefits } from '#benefits/benefits.ts';
import { glossary } from '#benefits/glossary-text.ts';
import { benefitTexts } from '#benefits/tables.ts';
import { withoutDeductibleText } from '#benefits/without-deductible.ts';
import type { BodyTree } from '#content/body.ts';
import { HOME_QUESTIONS, type Question } from '#content/page-content.ts';
import { planStaticWords } from '#content/words/all-words.ts';
import { FILES_PATH } from '#domain/files.ts';
import type { Language } from '#domain/language.ts';
import type { LegalPageId, PageId } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import type { FirstPage } from '#features/hospitals/finder-context.ts';
import { type AnsweredQuestion, readArticle, readQuestions } from '../content/read-texts.ts';
import { wordsIn } from '../content/words-in.ts';
import { openDirectory } from '../encode/open-directory.ts';
import { formDocuments } from '../pdf/documents.ts';
import { networkFiles } from './network-file.ts';
import { networkTable, stateFacts } from './state-data.ts';

/** Reads the first 50 hospitals by name, the number of all hospitals, and the states. */
export const readFirstPage = (): FirstPage => {
  const { engine } = openDirectory(readFileSync('data/generated/hospitals.index'));
  const rows = engine.search({ sort: { key: 'name', direction: 'asc' }, offset: 0, limit: 50 });
  return {
    ...rows,
    states: engine.options().states,
    ...(existsSync('data/generated/emergency.bin') && { knowsEmergency: true }),
  };
};

interface Context {
  readonly language: Language;
  /** Path without language prefix. */
  readonly path: string;
  /** Folder of the built site. */
  readonly site: string;
}

const withoutAnswers = (questions: readonly AnsweredQuestion[]): readonly Question[] =>
  questions.map(({ id, category, question }) => ({ id, category, question }));

const answersOf = (questions: readonly AnsweredQuestion[]): Readonly<Record<string, BodyTree>> =>
  Object.fromEntries(questions.map(({ id, answer }) => [id, answer]));

const firstQuestions = (language: Language) => {
  const all = readQuestions(language);
  const questions = HOME_QUESTIONS.map((id) => {
    const found = all.find((question) => question.id === id);
    if (found === undefined) throw new Error(`data/faq has no question "${id}", which home and about show`);
    return found;
  });
  return { questions: withoutAnswers(questions), bodies: answersOf(questions) };
};

const legal = (page: LegalPageId, { language }: Context) => {
  const { text, ...article } = readArticle(page, language);
  return { article, htmlOnly: { text } };
};

const plan = (page: Plan, { language }: Context) => ({
  benefits: benefitTexts(language, [page], wordsIn(language)),
  withoutDeductible: withoutDeductibleText(language, page, wordsIn(language)),
  htmlOnly: {
    glossary: glossary(language, wordsIn(language)),
    words: planStaticWords(page, wordsIn(language)),
  },
});

const FACTS: { readonly [Page in PageId]: (context: Context) => PageFacts[Page] } = {
  home: ({ language }) => ({
    withoutDeductible: withoutDeductibleText(language, undefined, wordsIn(language)),
    cardBenefits,
    hospitals: readFirstPage().total,
    htmlOnly: { ...firstQuestions(language), planCards: wordsIn(language).planCards },
  }),
  about: ({ language }) => ({ htmlOnly: firstQuestions(language) }),
  afCare: () => ({}),
  hospitals: () => ({ firstPage: readFirstPage() }),
  networks: ({ language }) => ({ networks: { ...networkTable(language), files: networkFiles(language) } }),
  state: ({ language, path }) => {
    const state = stateFacts(language, path);
    if (state === undefined) throw new Error(`${path} is not the page of a state with hospitals`);
    return { state };
  },
  faqs: ({ language }) => {
    const questions = readQuestions(language);
    return { questions: withoutAnswers(questions), htmlOnly: { bodies: answersOf(questions) } };
  },
  superior: (context) => plan('superior', context),
  optima: (context) => plan('optima', context),
  vital: (context) => plan('vital', context),
  comparePlans: ({ language }) => ({
    benefits: benefitTexts(language, PLANS, wordsIn(language)),
    htmlOnly: { glossary: glossary(language, wordsIn(language)) },
  }),
  forms: ({ language, site }) => ({ documents: formDocuments(`${site}${FILES_PATH}`, language) }),
  terms: (context) => legal('terms', context),
  secure: (context) => legal('secure', context),
  privacy: (context) => legal('privacy', context),
  accessibility: (context) => legal('accessibility', context),
  aboutNotes: () => ({}),
  certificate: () => ({}),
  users: () => ({}),
  notFound: () => ({}),
};

/** Returns the facts of a page, read from data/. Throws FileError. */
export const pageFacts = <Page extends PageId>(page: Page, context: Context): PageFacts[Page] =>
  FACTS[page](context);
