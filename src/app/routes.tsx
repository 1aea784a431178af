import type { ComponentType, ReactNode } from 'react';
import { loadAboutWords } from '#content/words/about.ts';
import { loadAboutNotesWords } from '#content/words/about-notes.ts';
import { loadAfCareWords } from '#content/words/af-care.ts';
import { loadCertificateWords } from '#content/words/certificate.ts';
import { loadComparePlansWords } from '#content/words/compare-plans.ts';
import { loadFaqsWords } from '#content/words/faqs.ts';
import { loadFormsWords } from '#content/words/forms.ts';
import { loadHomeWords } from '#content/words/home.ts';
import { loadHospitalsWords } from '#content/words/hospitals.ts';
import { loadLegalWords } from '#content/words/legal.ts';
import type { Loaders } from '#content/words/loaders.ts';
import { loadNotFoundWords } from '#content/words/not-found.ts';
import { loadPlanWords } from '#content/words/plan.ts';
import { loadStateWords } from '#content/words/states.ts';
import { loadUsersWords } from '#content/words/users.ts';
import { certificatePath } from '#domain/certificate.ts';
import type { Language } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import type { PageData } from './page-data.ts';

export interface SiteRoute {
  readonly id: PageId;
  /** Patterns of react-router, without language prefix. */
  readonly paths: readonly string[];
  /** Its HTML carries data that a visitor who comes from another page fetches first. */
  readonly carriesData: boolean;
  /** The page with its words, both lazy. */
  readonly load: (language: Language, data: PageData) => Promise<ComponentType>;
}

type WordsPage<Words> = ComponentType<{ readonly words: Words }>;

/** A page that needs its words, and perhaps what its HTML carries. */
const page = <Words,>(
  id: PageId,
  importPage: (data: PageData) => Promise<WordsPage<Words>>,
  loaders: Loaders<Words>,
  { paths = [PAGES[id].path], carriesData = false }: Partial<Pick<SiteRoute, 'paths' | 'carriesData'>> = {},
): SiteRoute => ({
  id,
  paths,
  carriesData,
  load: async (language, data) => {
    const [Page, { default: words }] = await Promise.all([importPage(data), loaders[language]()]);
    return (): ReactNode => <Page words={words} />;
  },
});

const home = page(
  'home',
  async ({ questions, bodies }) => {
    const { HomePage } = await import('#pages/HomePage.tsx');
    return ({ words }) => <HomePage words={words} questions={questions} bodies={bodies} />;
  },
  loadHomeWords,
  { paths: ['/', '/home'], carriesData: true },
);

const about = page(
  'about',
  async ({ questions = [], bodies = {} }) => {
    const [{ AboutPage }, { questionItems }] = await Promise.all([
      import('#pages/AboutPage.tsx'),
      import('#features/help/Questions.tsx'),
    ]);
    return ({ words }) => <AboutPage words={words} questions={questionItems({ questions, bodies })} />;
  },
  loadAboutWords,
  { carriesData: true },
);

const hospitals: SiteRoute = {
  id: 'hospitals',
  paths: [PAGES.hospitals.path],
  carriesData: true,
  load: async (language, { firstPage }) => {
    const [{ HospitalsPage }, { default: words }, { default: states }] = await Promise.all([
      import('#pages/HospitalsPage.tsx'),
      loadHospitalsWords[language](),
      loadStateWords[language](),
    ]);
    return (): ReactNode => <HospitalsPage words={words} states={states} firstPage={firstPage} />;
  },
};

const faqs = page(
  'faqs',
  async ({ questions, bodies }) => {
    const { FaqsPage } = await import('#pages/FaqsPage.tsx');
    return ({ words }) => <FaqsPage words={words} questions={questions} bodies={bodies} />;
  },
  loadFaqsWords,
  { carriesData: true },
);

const planPage = (plan: Plan): SiteRoute =>
  page(
    plan,
    async () => {
      const { PlanPage } = await import('#pages/PlanPage.tsx');
      return ({ words }) => <PlanPage plan={plan} words={words} />;
    },
    loadPlanWords,
  );

const legalPage = (id: 'terms' | 'secure' | 'privacy'): SiteRoute =>
  page(
    id,
    async ({ article, bodies }) => {
      const { LegalPage } = await import('#pages/LegalPage.tsx');
      return ({ words }) => <LegalPage words={words} article={article} text={bodies?.[id]} name={id} />;
    },
    loadLegalWords,
    { carriesData: true },
  );

const forms = page(
  'forms',
  async ({ documents }) => {
    const { FormsPage } = await import('#pages/FormsPage.tsx');
    return ({ words }) => <FormsPage words={words} documents={documents ?? []} />;
  },
  loadFormsWords,
  { carriesData: true },
);

export const NOT_FOUND = page(
  'notFound',
  async () => (await import('#pages/NotFoundPage.tsx')).NotFoundPage,
  loadNotFoundWords,
  { paths: ['*'] },
);

/** Every page of the site; the one for all other addresses is NOT_FOUND. */
export const ROUTES: readonly SiteRoute[] = [
  home,
  about,
  page('afCare', async () => (await import('#pages/AfCarePage.tsx')).AfCarePage, loadAfCareWords),
  hospitals,
  faqs,
  planPage('superior'),
  planPage('optima'),
  planPage('vital'),
  page(
    'comparePlans',
    async () => (await import('#pages/ComparePlansPage.tsx')).ComparePlansPage,
    loadComparePlansWords,
  ),
  forms,
  legalPage('terms'),
  legalPage('secure'),
  legalPage('privacy'),
  page(
    'aboutNotes',
    async () => (await import('#pages/AboutNotesPage.tsx')).AboutNotesPage,
    loadAboutNotesWords,
  ),
  page(
    'certificate',
    async () => (await import('#pages/CertificatePage.tsx')).CertificatePage,
    loadCertificateWords,
    { paths: PLANS.map((plan) => certificatePath(plan, 'EN')) },
  ),
  page('users', async () => (await import('#pages/UsersPage.tsx')).UsersPage, loadUsersWords, {
    paths: ['/users/*'],
  }),
  // In development only: the production build drops the branch and with it the page.
  ...(import.meta.env.DEV
    ? [
        {
          ...NOT_FOUND,
          paths: ['/styleguide'],
          load: async () => (await import('#pages/StyleguidePage.tsx')).StyleguidePage,
        },
      ]
    : []),
];
