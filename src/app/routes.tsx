import { type ComponentType, memo } from 'react';
import { StaticParts } from '#components/lazy/StaticSection.tsx';
import { certificatePath } from '#domain/certificate.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { isDataOf, type PageData, type PageHtml } from './page-data.ts';

export interface SiteRoute {
  readonly id: PageId;
  /** Patterns of react-router, without language prefix. */
  readonly paths: readonly string[];
  /** True if the HTML differs by address; the server may have no page for some addresses. */
  readonly isMany?: boolean;
  /** Returns the page's component with its data, or undefined if the HTML belongs to another page. */
  readonly load: (html: PageHtml | Promise<PageHtml>) => Promise<ComponentType | undefined>;
}

type Options = Partial<Pick<SiteRoute, 'paths' | 'isMany'>>;

const page = <Id extends PageId>(
  id: Id,
  importPage: () => Promise<{ default: ComponentType<PageData<Id>> }>,
  { paths = [PAGES[id].path], isMany = false }: Options = {},
): SiteRoute => ({
  id,
  paths,
  isMany,
  load: async (html) => {
    const [{ default: Page }, { data, parts }] = await Promise.all([importPage(), html]);
    if (!isDataOf(data, id)) return undefined;
    // Memoized, so that a change of the query string does not render the whole page again.
    return memo(() => (
      <StaticParts value={parts}>
        <Page {...data} />
      </StaticParts>
    ));
  },
});

export const NOT_FOUND = page('notFound', () => import('#pages/NotFoundPage.tsx'), { paths: ['*'] });

export const ROUTES: readonly SiteRoute[] = [
  page('home', () => import('#pages/HomePage.tsx'), { paths: ['/', '/home'] }),
  page('about', () => import('#pages/AboutPage.tsx')),
  page('afCare', () => import('#pages/AfCarePage.tsx')),
  page('hospitals', () => import('#pages/HospitalsPage.tsx')),
  page('networks', () => import('#pages/NetworksPage.tsx')),
  page('state', () => import('#pages/StatePage.tsx'), { paths: ['/hospitals/:state'], isMany: true }),
  page('faqs', () => import('#pages/FaqsPage.tsx')),
  page('superior', () => import('#pages/PlanPage.tsx')),
  page('optima', () => import('#pages/PlanPage.tsx')),
  page('vital', () => import('#pages/PlanPage.tsx')),
  page('comparePlans', () => import('#pages/ComparePlansPage.tsx')),
  page('forms', () => import('#pages/FormsPage.tsx')),
  page('terms', () => import('#pages/LegalPage.tsx')),
  page('secure', () => import('#pages/LegalPage.tsx')),
  page('privacy', () => import('#pages/LegalPage.tsx')),
  page('accessibility', () => import('#pages/LegalPage.tsx')),
  page('aboutNotes', () => import('#pages/AboutNotesPage.tsx')),
  page('certificate', () => import('#pages/CertificatePage.tsx'), {
    paths: PLANS.map((plan) => certificatePath(plan, 'EN')),
  }),
  page('users', () => import('#pages/UsersPage.tsx'), { paths: ['/users/*'] }),
  // In development only: the production build removes this branch and the page.
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
