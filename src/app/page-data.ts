import type {
  BenefitGroupText,
  Glossary,
  PlanCardsText,
  WithoutDeductibleText,
} from '#benefits/benefit-text.ts';
import type { BodyTree } from '#content/body.ts';
import type { Article, FormDocument, Question } from '#content/page-content.ts';
import type { PageWords } from '#content/words/all-words.ts';
import type { PlanStaticWords, ShellWords } from '#content/words/words.ts';
import { isCategory } from '#domain/category.ts';
import type { LegalPageId, PageId } from '#domain/page.ts';
import type { Plan } from '#domain/plan.ts';
import type { NetworkTable, StateFacts } from '#features/directory/state-facts.ts';
import type { SlidePlans } from '#features/home/slides.ts';
import type { FirstPage } from '#features/hospitals/finder-context.ts';

type Bodies = Readonly<Record<string, BodyTree>>;
type Questions = { readonly questions: readonly Question[] };

interface BenefitFacts {
  readonly benefits: readonly BenefitGroupText[];
}

interface PlanFacts extends BenefitFacts {
  readonly withoutDeductible: WithoutDeductibleText;
  readonly htmlOnly?: { readonly glossary: Glossary; readonly words: PlanStaticWords };
}

interface LegalFacts {
  readonly article: Article;
  readonly htmlOnly?: { readonly text: BodyTree };
}

interface FactsById extends Record<Plan, PlanFacts>, Record<LegalPageId, LegalFacts> {
  readonly home: {
    readonly slidePlans: SlidePlans;
    /** Number of hospitals in the directory. */
    readonly hospitals: number;
    readonly withoutDeductible: WithoutDeductibleText;
    readonly htmlOnly?: Questions & { readonly bodies: Bodies; readonly planCards: PlanCardsText };
  };
  readonly about: { readonly htmlOnly?: Questions & { readonly bodies: Bodies } };
  readonly hospitals: { readonly firstPage: FirstPage };
  readonly networks: { readonly networks: NetworkTable };
  readonly state: { readonly state: StateFacts };
  readonly faqs: Questions & { readonly htmlOnly?: { readonly bodies: Bodies } };
  readonly comparePlans: BenefitFacts & { readonly htmlOnly?: { readonly glossary: Glossary } };
  readonly forms: { readonly documents: readonly FormDocument[] };
}

/** Data of a page, except its UI texts. `htmlOnly`: texts of static parts; browsers get them as HTML, not as data. */
export type PageFacts = {
  readonly [Id in PageId]: { readonly page: Id } & (Id extends keyof FactsById ? FactsById[Id] : unknown);
};

/** Data that is embedded in the HTML of a page; no script contains it. */
export type PageData<Id extends PageId = PageId> = {
  readonly [Each in Id]: PageFacts[Each] & {
    readonly words: PageWords[Each];
    readonly shell: ShellWords;
  };
}[Id];

export const isDataOf = <Id extends PageId>(data: PageData, page: Id): data is PageData & PageData<Id> =>
  data.page === page;

export interface PageHtml {
  readonly data: PageData;
  readonly parts: ReadonlyMap<string, Element>;
}

export const PAGE_DATA_ID = 'page-data';

/**
 * Reads the data and the static parts of a page from its HTML. The JSON is not validated, because the same build writes it.
 */
export const readPage = (html: Document): PageHtml => {
  const data: PageData = JSON.parse(html.getElementById(PAGE_DATA_ID)?.textContent ?? '{}');
  const parts = [...html.querySelectorAll<HTMLElement>('[data-part]')];
  return {
    data: data.page === 'faqs' ? { ...data, questions: data.questions ?? questionsIn(html) } : data,
    parts: new Map(parts.map((part) => [part.dataset.part || (part.closest('[id]')?.id ?? ''), part])),
  };
};

/** Reads the help center's questions from its HTML. Except in development its JSON omits them, to save more than a kilobyte. */
const questionsIn = (html: Document): readonly Question[] =>
  [...html.querySelectorAll('help-category details[name]')].flatMap((answer) => {
    const category = answer.closest('help-category')?.id ?? '';
    const question = answer.querySelector('h3')?.textContent ?? '';
    return isCategory(category) ? [{ id: answer.id, category, question }] : [];
  });
