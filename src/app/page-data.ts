import type { BenefitGroupText } from '#content/benefit-text.ts';
import { bodiesIn } from '#content/bodies-in.ts';
import type { BodyTree } from '#content/body.ts';
import type { FormDocument } from '#content/form-document.ts';
import type { Glossary } from '#content/glossary.ts';
import type { PlanCardsText } from '#content/plan-cards.ts';
import type { Article, Question } from '#content/question.ts';
import type { WithoutDeductibleText } from '#content/without-deductible.ts';
import type { ShellWords } from '#content/words/words.ts';
import type { Category } from '#domain/category.ts';
import type { NetworkTable, StateFacts } from '#features/directory/facts.ts';
import type { SlidePlans } from '#features/home/slides.ts';
import type { FirstPage } from '#features/hospitals/first-page.ts';
import { takeStyles } from './take-styles.ts';

/** What a page's HTML carries, so that no script does. */
export interface PageData {
  /** Of the page; its type is that of PageWords. */
  readonly words?: object;
  readonly shell?: ShellWords;
  /** The page for addresses where nothing is. */
  readonly isNowhere?: true;
  /** Finder: the rows that its HTML shows. */
  readonly firstPage?: FirstPage;
  /** The table of states by network. */
  readonly networks?: NetworkTable;
  /** Pages of states: what the directory has there. */
  readonly state?: StateFacts;
  readonly slidePlans?: SlidePlans;
  readonly questions?: readonly Question[];
  readonly article?: Article;
  readonly documents?: readonly FormDocument[];
  /** Plan pages: what the plan pays; comparison: what each plan pays. */
  readonly benefits?: readonly BenefitGroupText[];
  /** The terms that the page explains in place. */
  readonly glossary?: Glossary;
  /** Home and plan pages: the benefits without a deductible; on a plan page only the plan's. */
  readonly withoutDeductible?: WithoutDeductibleText;
  /** Home: the cards of the three plans. */
  readonly planCards?: PlanCardsText;
  /** Texts that stand in the HTML alone and in no script, by their names. */
  readonly bodies?: Readonly<Record<string, BodyTree>>;
}

/** Where the JSON stands in the page. */
export const PAGE_DATA_ID = 'page-data';

/** Reads the data of a page from its HTML. */
export const readPageData = (page: Document): PageData => {
  const written = page.getElementById(PAGE_DATA_ID)?.textContent;
  const data = written ? (JSON.parse(written) as PageData) : {};
  return { questions: questionsIn(page), ...data, bodies: { ...data.bodies, ...bodiesIn(page) } };
};

/** The help centre's questions stand in its HTML alone, under their categories. */
const questionsIn = (page: Document): readonly Question[] =>
  [...page.querySelectorAll('help-category details[name]')].map((answer) => ({
    id: answer.id,
    category: answer.parentElement?.closest('[id]')?.id as Category,
    question: answer.querySelector('h3')?.textContent ?? '',
  }));

/** With this status comes the page for unknown addresses. */
const NOT_FOUND = 404;

/** The browser parses the answer itself: policies forbid scripts to make HTML of a text (docs/decisions/020). */
const fetchPage = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = (): void => {
      const { status, response } = request;
      if (response && (status === 200 || status === NOT_FOUND)) resolve(response as Document);
      else reject(new Error(`${address}: ${status}`));
    };
    request.send();
  });

/** The same of a page that the visitor is on the way to, once its styles are here too. Throws when it does not come. */
export const fetchPageData = async (address: string): Promise<PageData> => {
  const page = await fetchPage(address);
  await takeStyles(page);
  return readPageData(page);
};
