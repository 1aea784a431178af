import type { Question } from '#content/page-content.ts';
import type { PageWords } from '#content/words/all-words.ts';
import type { ShellWords } from '#content/words/words.ts';
import { isCategory } from '#domain/category.ts';
import type { LegalPageId, PageId } from '#domain/page.ts';
import type { Plan } from '#domain/plan.ts';
import type { FormListProps } from '#features/forms/FormList.tsx';
import type { AboutPageProps } from '#pages/AboutPage.tsx';
import type { ComparePlansPageProps } from '#pages/ComparePlansPage.tsx';
import type { FaqsPageProps } from '#pages/FaqsPage.tsx';
import type { HomePageProps } from '#pages/HomePage.tsx';
import type { HospitalsPageProps } from '#pages/HospitalsPage.tsx';
import type { LegalPageProps } from '#pages/LegalPage.tsx';
import type { NetworksPageProps } from '#pages/NetworksPage.tsx';
import type { PlanPageProps } from '#pages/PlanPage.tsx';
import type { StatePageProps } from '#pages/StatePage.tsx';

interface PropsById extends Record<Plan, PlanPageProps>, Record<LegalPageId, LegalPageProps> {
  readonly home: HomePageProps;
  readonly about: AboutPageProps;
  readonly hospitals: HospitalsPageProps;
  readonly networks: NetworksPageProps;
  readonly state: StatePageProps;
  readonly faqs: FaqsPageProps;
  readonly comparePlans: ComparePlansPageProps;
  readonly forms: FormListProps;
}

/** Data of a page, except its UI texts. `htmlOnly`: texts of static parts; browsers get them as HTML, not as data. */
export type PageFacts = {
  readonly [Id in PageId]: Id extends keyof PropsById ? Omit<PropsById[Id], 'words' | 'page'> : unknown;
};

/** Data that is embedded in the HTML of a page; no script contains it. */
export type PageData<Id extends PageId = PageId> = {
  readonly [Each in Id]: PageFacts[Each] & {
    readonly page: Each;
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
