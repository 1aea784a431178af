import { loadAboutWords } from '#content/words/about.ts';
import { loadAboutNotesWords } from '#content/words/about-notes.ts';
import { loadAfCareWords } from '#content/words/af-care.ts';
import { loadCertificateWords } from '#content/words/certificate.ts';
import { loadComparePlansWords } from '#content/words/compare-plans.ts';
import { loadFaqsWords } from '#content/words/faqs.ts';
import { loadFinderWords } from '#content/words/finder.ts';
import { loadFormsWords } from '#content/words/forms.ts';
import { loadHomeWords } from '#content/words/home.ts';
import { loadLegalWords } from '#content/words/legal.ts';
import type { Loaders } from '#content/words/loaders.ts';
import { loadNetworksWords } from '#content/words/networks.ts';
import { loadNotFoundWords } from '#content/words/not-found.ts';
import { loadPlanWords } from '#content/words/plan.ts';
import { loadShellWords } from '#content/words/shell.ts';
import { loadStatePageWords } from '#content/words/state-page.ts';
import { loadUsersWords } from '#content/words/users.ts';
import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/page.ts';
import type { PageData } from './page-data.ts';

/** The words of each page. Only what writes pages imports this: browsers find them in the page's HTML. */
const PAGE_WORDS = {
  home: loadHomeWords,
  about: loadAboutWords,
  afCare: loadAfCareWords,
  hospitals: loadFinderWords,
  networks: loadNetworksWords,
  state: loadStatePageWords,
  faqs: loadFaqsWords,
  superior: loadPlanWords,
  optima: loadPlanWords,
  vital: loadPlanWords,
  comparePlans: loadComparePlansWords,
  forms: loadFormsWords,
  terms: loadLegalWords,
  secure: loadLegalWords,
  privacy: loadLegalWords,
  accessibility: loadLegalWords,
  aboutNotes: loadAboutNotesWords,
  certificate: loadCertificateWords,
  users: loadUsersWords,
  notFound: loadNotFoundWords,
} as const satisfies Record<PageId, Loaders<object>>;

/** The type of each page's words, by its id: a page that asks for others does not compile. */
export type PageWords = {
  readonly [Id in PageId]: (typeof PAGE_WORDS)[Id] extends Loaders<infer Words> ? Words : never;
};

/** What a page says, and what the shell around it says. */
export const wordsOf = async (
  page: PageId,
  language: Language,
): Promise<Required<Pick<PageData, 'words' | 'shell'>>> => {
  const load: Loaders<object> = PAGE_WORDS[page];
  const [{ default: words }, { default: shell }] = await Promise.all([
    load[language](),
    loadShellWords[language](),
  ]);
  return { words, shell };
};
