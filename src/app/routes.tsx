import { type ComponentType, memo, type ReactNode } from 'react';
import type { PageWords } from '#content/words/all-words.ts';
import { certificatePath } from '#domain/certificate.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import type { LegalPageProps } from '#pages/LegalPage.tsx';
import type { PageData } from './page-data.ts';

export interface SiteRoute {
  readonly id: PageId;
  /** Patterns of react-router, without language prefix. */
  readonly paths: readonly string[];
  /** The page, which is lazy, with what its HTML carries. */
  readonly load: (data: PageData | Promise<PageData>) => Promise<ComponentType>;
  /** Each address of the route has a page of its own, whose HTML carries this; where it does not, nothing is there. */
  readonly carries?: keyof PageData | undefined;
}

interface PageOptions<Props> {
  readonly paths?: readonly string[];
  /** Props that tell pages of one component apart. */
  readonly told?: Omit<Props, keyof PageData>;
  readonly carries?: SiteRoute['carries'];
}

/** A page: its piece, and what it is told beside the words and data that its HTML carries. */
const page = <Id extends PageId, Props extends { readonly words: PageWords[Id] }>(
  id: Id,
  importPage: () => Promise<{ default: (props: Props) => ReactNode }>,
  { paths = [PAGES[id].path], told, carries }: PageOptions<Props> = {},
): SiteRoute => ({
  id,
  paths,
  carries,
  load: async (data) => {
    const [{ default: Page }, carried] = await Promise.all([importPage(), data]);
    const props = { ...carried, ...told } as unknown as Props;
    // A change of the address's query is told to those who read it, not to the whole page.
    return memo((): ReactNode => <Page {...props} />);
  },
});

const planPage = (plan: Plan): SiteRoute =>
  page(plan, () => import('#pages/PlanPage.tsx'), { told: { plan } });

const legalPage = (name: LegalPageProps['name']): SiteRoute =>
  page(name, () => import('#pages/LegalPage.tsx'), {
    told: { name },
  });

export const NOT_FOUND = page('notFound', () => import('#pages/NotFoundPage.tsx'), {
  paths: ['*'],
});

/** Every page of the site; the one for all other addresses is NOT_FOUND. */
export const ROUTES: readonly SiteRoute[] = [
  page('home', () => import('#pages/HomePage.tsx'), { paths: ['/', '/home'] }),
  page('about', () => import('#pages/AboutPage.tsx')),
  page('afCare', () => import('#pages/AfCarePage.tsx')),
  page('hospitals', () => import('#pages/HospitalsPage.tsx')),
  page('networks', () => import('#pages/NetworksPage.tsx')),
  page('state', () => import('#pages/StatePage.tsx'), { paths: ['/hospitals/:state'], carries: 'state' }),
  page('faqs', () => import('#pages/FaqsPage.tsx')),
  ...PLANS.map(planPage),
  page('comparePlans', () => import('#pages/ComparePlansPage.tsx')),
  page('forms', () => import('#pages/FormsPage.tsx')),
  legalPage('terms'),
  legalPage('secure'),
  legalPage('privacy'),
  legalPage('accessibility'),
  page('aboutNotes', () => import('#pages/AboutNotesPage.tsx')),
  page('certificate', () => import('#pages/CertificatePage.tsx'), {
    paths: PLANS.map((plan) => certificatePath(plan, 'EN')),
  }),
  page('users', () => import('#pages/UsersPage.tsx'), { paths: ['/users/*'] }),
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
