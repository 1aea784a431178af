import type { RenderedPage } from '#app/prerender.tsx';
import { brand } from '#content/facts.ts';
import { pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { unescapeHtml } from '../content/compile-markdown.ts';
import { wordsIn } from '../content/words-in.ts';
import { siteUrl } from './absolute-url.ts';
import { stateNameIn } from './state-data.ts';

const organization = (): object => ({
  '@type': 'Organization',
  name: brand.name,
  url: siteUrl(),
  email: brand.emails.general,
  telephone: brand.telephones[0],
});

/** Returns the breadcrumbs of a page: home, the finder if the page is below it, and the page. Paths have prefixes. */
const crumbsOf = ({ language, page, path, data, html }: RenderedPage) => {
  const home = { name: brand.name, path: pathIn(language, PAGES.home.path) };
  const title = unescapeHtml(/<title>(.*?)<\/title>/.exec(html)?.[1]?.split(' · ')[0] ?? '');
  if (page !== 'state' && page !== 'networks') return [home, { name: title, path }];
  const name = data.page === 'state' ? stateNameIn(language, data.state.state) : title;
  return [
    home,
    { name: wordsIn(language).statePage.trail.hospitals, path: pathIn(language, PAGES.hospitals.path) },
    { name, path },
  ];
};

const breadcrumbs = (page: RenderedPage): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbsOf(page).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl() + path,
  })),
});

/** Returns the structured data of a page for search engines. It states only what the page itself shows. */
export const jsonLd = (page: RenderedPage): readonly object[] => {
  if (page.page === 'notFound' || page.page === 'users' || page.page === 'certificate') return [];
  const data = page.page === 'home' ? organization() : breadcrumbs(page);
  return [{ '@context': 'https://schema.org', ...data }];
};
