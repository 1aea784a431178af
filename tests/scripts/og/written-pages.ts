import { certificatePath } from '#domain/certificate.ts';
import { LANGUAGES, type Language, pathIn } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import type { WrittenPage } from '#scripts/og/build-og-images.ts';

const TITLES: Readonly<Record<Language, string>> = {
  ENG: '“{page}”: what you &amp; yours need to know',
  ESP: '{page}: ¿cuánto cuesta al año? US$15\u202f000\u202f000',
  POR: '{page}: coração, mãe, avó, você e até US$\u00a015.000.000',
};

const pathsOf = (page: PageId): readonly string[] =>
  page === 'certificate' ? PLANS.map((plan) => certificatePath(plan, 'EN')) : [PAGES[page].path];

const head = (page: PageId, language: Language): string =>
  `<meta property="og:title" content="${TITLES[language].replace('{page}', page)}"/>`;

/** Every page in every language, with only the HTML that its picture needs. */
export const WRITTEN: readonly WrittenPage[] = LANGUAGES.flatMap((language) =>
  (Object.keys(PAGES) as PageId[]).flatMap((page) =>
    pathsOf(page).map((bare) => ({
      page,
      language,
      path: pathIn(language, bare),
      html: head(page, language),
    })),
  ),
);
