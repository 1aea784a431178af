import type { ComponentType, ReactNode } from 'react';
import { loadAboutWords } from '#content/words/about.ts';
import { loadAboutNotesWords } from '#content/words/about-notes.ts';
import { loadAfCareWords } from '#content/words/af-care.ts';
import { loadCertificateWords } from '#content/words/certificate.ts';
import { loadComparePlansWords } from '#content/words/compare-plans.ts';
import { loadFaqsWords } from '#content/words/faqs.ts';
import { loadFinderWords } from '#content/words/finder.ts';
import { loadFormsWords } from '#content/words/forms.ts';
import { loadHomeWords } from '#content/words/home.ts';
import { type LegalWords, loadLegalWords } from '#content/words/legal.ts';
import type { Loaders } from '#content/words/loaders.ts';
import { loadNotFoundWords } from '#content/words/not-found.ts';
import { loadPlanWords } from '#content/words/plan.ts';
import { loadUsersWords } from '#content/words/users.ts';
import { certificatePath } from '#domain/certificate.ts';
import type { Language } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import type { LegalPageProps } from '#pages/LegalPage.tsx';
import type { PageData } from './page-data.ts';

export interface SiteRoute {
  readonly id: PageId;
  /** Patterns of react-router, without language prefix. */
  readonly paths: readonly string[];
  /** The page with its words, both lazy, and with what its HTML carries. */
  readonly load: (language: Language, data: PageData | Promise<PageData>) => Promise<ComponentType>;
}

interface PageOptions<Words, Props extends { readonly words: Words }> {
  readonly paths?: readonly string[];
  /** Props that tell pages of one component apart. */
  readonly told?: Omit<Props, 'words' | keyof PageData>;
}

/** A page: its piece, its words, and what else it is told. What its HTML carries comes as props too. */
const page = <Words, Props extends { readonly words: Words }>(
  id: PageId,
  importPage: () => Promise<{ default: (props: Props) => ReactNode }>,
  loaders: Loaders<Words>,
  { paths = [PAGES[id].path], told }: PageOptions<Words, Props> = {},
): SiteRoute => ({
  id,
  paths,
  load: async (language, data) => {
    const [{ default: Page }, { default: words }, carried] = await Promise.all([
      importPage(),
      loaders[language](),
      data,
    ]);
    const props = { ...carried, ...told, words } as unknown as Props;
    return (): ReactNode => <Page {...props} />;
  },
});

const planPage = (plan: Plan): SiteRoute =>
  page(plan, () => import('#pages/PlanPage.tsx'), loadPlanWords, { told: { plan } });

const legalPage = (name: LegalPageProps['name']): SiteRoute =>
  page<LegalWords, LegalPageProps>(name, () => import('#pages/LegalPage.tsx'), loadLegalWords, {
    told: { name },
  });

export const NOT_FOUND = page('notFound', () => import('#pages/NotFoundPage.tsx'), loadNotFoundWords, {
  paths: ['*'],
});

/** Every page of the site; the one for all other addresses is NOT_FOUND. */
export const ROUTES: readonly SiteRoute[] = [
  page('home', () => import('#pages/HomePage.tsx'), loadHomeWords, { paths: ['/', '/home'] }),
  page('about', () => import('#pages/AboutPage.tsx'), loadAboutWords),
  page('afCare', () => import('#pages/AfCarePage.tsx'), loadAfCareWords),
  page('hospitals', () => import('#pages/HospitalsPage.tsx'), loadFinderWords),
  page('faqs', () => import('#pages/FaqsPage.tsx'), loadFaqsWords),
  ...PLANS.map(planPage),
  page('comparePlans', () => import('#pages/ComparePlansPage.tsx'), loadComparePlansWords),
  page('forms', () => import('#pages/FormsPage.tsx'), loadFormsWords),
  legalPage('terms'),
  legalPage('secure'),
  legalPage('privacy'),
  page('aboutNotes', () => import('#pages/AboutNotesPage.tsx'), loadAboutNotesWords),
  page('certificate', () => import('#pages/CertificatePage.tsx'), loadCertificateWords, {
    paths: PLANS.map((plan) => certificatePath(plan, 'EN')),
  }),
  page('users', () => import('#pages/UsersPage.tsx'), loadUsersWords, { paths: ['/users/*'] }),
  // In development only: the production build drops the branch and with it the page.
  ...(import.meta.env.DEV
    ? [
        {
          ...NOT_FOUND,
          paths: ['/styleguide'],
          load: async () => (await import('#pages/StyleguidePage.tsx')).default,
        },
      ]
    : []),
];
