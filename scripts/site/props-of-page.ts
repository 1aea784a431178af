import { existsSync, readFileSync } from 'node:fs';
import type { PageData } from '#app/page-data.ts';
import type { FormDocument } from '#content/form-document.ts';
import { HOME_QUESTIONS, type Question } from '#content/question.ts';
import { isCategory } from '#domain/category.ts';
import { certificateOf } from '#domain/certificate.ts';
import type { Language } from '#domain/language.ts';
import { type LegalPageId, PAGES, type PageId } from '#domain/page.ts';
import type { FirstPage } from '#features/hospitals/finder-context.ts';
import { benefitTexts } from '../benefits/benefit-texts.ts';
import { glossary } from '../benefits/glossary.ts';
import { planCardsText } from '../benefits/plan-cards.ts';
import { slidePlans } from '../benefits/slide-plans.ts';
import { withoutDeductibleText } from '../benefits/without-deductible.ts';
import type { CompileOptions } from '../content/compile-markdown.ts';
import { readArticle } from '../content/read-article.ts';
import { type AnsweredQuestion, readQuestions } from '../content/read-questions.ts';
import { openDirectory } from '../encode/open-directory.ts';
import { networkFileAddress } from './network-file.ts';
import { networkTable, stateFacts } from './state-data.ts';

const INDEX = 'data/generated/hospitals.index';
const FIRST_ROWS = 50;

const PATHS: ReadonlySet<string> = new Set(Object.values(PAGES).map(({ path }) => path));

/** The help centre's anchors; those of other pages are their components' own. */
const isQuestion = (anchor: string): boolean => isCategory(anchor) || existsSync(`data/faq/en/${anchor}.md`);

const hasPage = (path: string, anchor?: string): boolean => {
  if (path === PAGES.faqs.path && anchor !== undefined) return isQuestion(anchor);
  return PATHS.has(path) || certificateOf(path) !== undefined;
};

/** What the texts of a language are compiled with. */
export const optionsOf = (language: Language): CompileOptions => ({ language, hasPage });

/** What the finder's HTML shows: the first hospitals by name, and the states. */
export const readFirstPage = (): FirstPage => {
  const { engine } = openDirectory(readFileSync(INDEX));
  const rows = engine.search({ sort: { key: 'name', direction: 'asc' }, offset: 0, limit: FIRST_ROWS });
  return { ...rows, states: engine.options().states };
};

const withAnswers = (questions: readonly AnsweredQuestion[]): PageData => ({
  questions: questions.map(({ id, category, question }): Question => ({ id, category, question })),
  bodies: Object.fromEntries(questions.map(({ id, answer }) => [id, answer])),
});

const firstQuestions = (language: Language): PageData => {
  const questions = readQuestions(optionsOf(language));
  return withAnswers(
    HOME_QUESTIONS.map((id) => {
      const found = questions.find((question) => question.id === id);
      if (found === undefined) throw new Error(`data/faq has no question "${id}", which home and about show`);
      return found;
    }),
  );
};

const legal = (language: Language, name: LegalPageId): PageData => {
  const { text, ...article } = readArticle(name, optionsOf(language));
  return { article, bodies: { [name]: text } };
};

const stateData = (language: Language, path: string): PageData => {
  const state = stateFacts(language, path);
  return state === undefined ? {} : { state };
};

/** What the page of a path without prefix carries, made from data/. Throws ContentError. */
export const pageDataOf = (
  language: Language,
  page: PageId,
  path: string,
  documents: (language: Language) => readonly FormDocument[],
): PageData => {
  switch (page) {
    case 'home':
      return {
        ...firstQuestions(language),
        withoutDeductible: withoutDeductibleText(language),
        planCards: planCardsText(language),
        slidePlans: slidePlans(),
      };
    case 'about':
      return firstQuestions(language);
    case 'faqs':
      return withAnswers(readQuestions(optionsOf(language)));
    case 'terms':
    case 'secure':
    case 'privacy':
    case 'accessibility':
      return legal(language, page);
    case 'forms':
      return { documents: documents(language) };
    case 'hospitals':
      return { firstPage: readFirstPage() };
    case 'networks':
      return { networks: { ...networkTable(language), file: networkFileAddress(language) } };
    case 'state':
      return stateData(language, path);
    case 'superior':
    case 'optima':
    case 'vital':
      return {
        benefits: benefitTexts(language, [page]),
        glossary: glossary(language),
        withoutDeductible: withoutDeductibleText(language, page),
      };
    case 'comparePlans':
      return { benefits: benefitTexts(language), glossary: glossary(language) };
    default:
      return {};
  }
};
