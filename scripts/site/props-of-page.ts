import { existsSync, readFileSync } from 'node:fs';
import type { PageData } from '#app/page-data.ts';
import { cardBenefits } from '#benefits/benefits.ts';
import { glossary } from '#benefits/glossary-text.ts';
import { planCardsText } from '#benefits/plan-cards.ts';
import { benefitTexts } from '#benefits/tables.ts';
import { withoutDeductibleText } from '#benefits/without-deductible.ts';
import type { FormDocument } from '#content/page-content.ts';
import { HOME_QUESTIONS, type Question } from '#content/page-content.ts';
import { isCategory } from '#domain/category.ts';
import { certificateOf } from '#domain/certificate.ts';
import type { Language } from '#domain/language.ts';
import { type LegalPageId, PAGES, type PageId } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { SLIDES, type SlidePlans } from '#features/home/slides.ts';
import type { FirstPage } from '#features/hospitals/finder-context.ts';
import type { CompileOptions } from '../content/compile-markdown.ts';
import { type AnsweredQuestion, readArticle, readQuestions } from '../content/read-texts.ts';
import { wordsIn } from '../content/words-in.ts';
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
const readFirstPage = (): FirstPage => {
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

/** What the page of a path without prefix carries, made from data/. Throws FileError. */
export const pageDataOf = (
  language: Language,
  page: PageId,
  path: string,
  documents: (language: Language) => readonly FormDocument[],
): PageData => {
  const words = wordsIn(language);
  switch (page) {
    case 'home':
      return {
        ...firstQuestions(language),
        withoutDeductible: withoutDeductibleText(language, undefined, words),
        planCards: planCardsText(language, words),
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
        benefits: benefitTexts(language, [page], words),
        glossary: glossary(language, words),
        withoutDeductible: withoutDeductibleText(language, page, words),
      };
    case 'comparePlans':
      return { benefits: benefitTexts(language, PLANS, words), glossary: glossary(language, words) };
    default:
      return {};
  }
};

const plansWith = (benefit: string): readonly Plan[] => {
  const plans = cardBenefits.find(({ id }) => id === benefit)?.plans;
  if (plans === undefined)
    throw new Error(`data/plans.json: no card lists "${benefit}", which a slide shows`);
  return plans;
};

/** The plans that include what each slide of the home page shows. */
const slidePlans = (): SlidePlans =>
  Object.fromEntries(SLIDES.map(({ id, benefit }) => [id, plansWith(benefit)])) as unknown as SlidePlans;
