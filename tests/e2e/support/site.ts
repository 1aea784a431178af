import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import type { AllWords } from '#content/words/words.ts';
import { certificateOf } from '#domain/certificate.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';

export type Code = 'EN' | 'ES' | 'PT';

/** Reads all UI texts of a language, which are named like their files: "take-along.json" → `takeAlong`. */
const textsIn = (code: Code): AllWords => {
  const folder = `data/words/${code.toLowerCase()}`;
  const nameOf = (file: string): string =>
    file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  return Object.fromEntries(readdirSync(folder).map((file) => [nameOf(file), read(file)])) as AllWords;
};

const siteOf = (
  name: string,
  code: Code,
  language: Language,
  prefix: string,
  lang: string,
  browser = lang,
) => {
  const texts = textsIn(code);
  const { hospitals: words, shell, overlays, near, states, map } = texts;
  const { takeAlong: take, hospitalPanel: panel, myHospitals: mine, deskCard: card } = texts;
  return {
    ...{ name, code, language, prefix, lang, browser, texts },
    ...{ words, shell, overlays, near, states, map, take, panel, mine, card },
    finderPath: `${prefix}/hospitals`,
  };
};

/** The three languages, each with path prefix, browser locale and UI texts, those of shell and finder also on their own. */
export const SITES = [
  siteOf('English', 'EN', 'ENG', '', 'en-US'),
  siteOf('Spanish', 'ES', 'ESP', '/es', 'es-419', 'es-MX'),
  siteOf('Portuguese', 'PT', 'POR', '/pt', 'pt-BR'),
] as const;

/** A language of the site. */
export type Site = (typeof SITES)[number];

export const [ENGLISH, SPANISH, PORTUGUESE] = SITES;

/** Whether all languages and cases are tested: `npm test -- --full`. */
export const FULL = process.env.FULL === '1';

/**
 * Console messages caused by tests and not by the page: Playwright blocks service workers (playwright.config.ts), and a test
 * measured rows that the browser skips outside the viewport.
 */
const OF_THE_TEST = [
  /: Service Worker registration blocked by Playwright$/,
  /^console verbose: Rendering was performed in a subtree hidden by content-visibility\.(?: Further messages will be suppressed\.)?$/,
];

/** Console messages about requests that a test lets fail. Uncaught errors and rejections are never tolerated. */
export const FAILED_LOAD =
  /^console .*(?:Failed to load resource|the server responded|net::ERR_|Failed to fetch|error loading dynamically imported module)/s;

/**
 * Every test fails on a console message, an uncaught error or a request to another host. Pages other than the first one are
 * checked only after `watch(page)`.
 */
export const test = base.extend<{
  readonly site: Site;
  /** Patterns of the console messages, errors and requests that a test causes on purpose. */
  readonly tolerated: RegExp[];
  readonly watch: (page: Page) => void;
}>({
  site: [ENGLISH, { option: true }],
  locale: ({ site }, use) => use(site.browser),
  tolerated: [[], { option: true }],
  watch: [
    async ({ page, baseURL, tolerated }, use) => {
      const seen: string[] = [];
      const note = (text: string): void => {
        if (![...tolerated, ...OF_THE_TEST].some((pattern) => pattern.test(text))) seen.push(text);
      };
      const watch = (watched: Page): void => {
        watched.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
        watched.on('pageerror', (error) => note(`uncaught: ${error.message}`));
        watched.on('request', (request) => {
          if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob|mailto|tel):/.test(request.url()))
            note(`request: ${request.url()}`);
        });
      };
      watch(page);
      await use(watch);
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Describes a feature in this language, and with `npm test -- --full` in all languages: for tests in which languages differ only in
 * UI texts. Another feature runs in another language.
 */
export const describeIn = (own: Code, title: string, body: (site: Site) => void): void => {
  for (const site of FULL ? SITES : SITES.filter(({ code }) => code === own))
    test.describe(`${title}, in ${site.name}`, () => {
      test.use({ site });
      body(site);
    });
};

/** Selector of an open dialog, menu or explanation. */
export const OPEN_DIALOG = 'dialog:is([open], :popover-open)';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects no violation of WCAG 2.2 A or AA or of axe's best practices, including contrast, in the page or a part of it. `rules`
 * turns rules of axe on or off.
 */
export const expectAccessible = async (
  page: Page,
  {
    rules = {},
    part = 'html',
  }: { readonly rules?: Readonly<Record<string, boolean>>; readonly part?: string } = {},
): Promise<void> => {
  // Contrast is final only after fades, so wait for animations. Not for endless and scroll-driven ones, which never finish, nor
  // for those in skipped content (`content-visibility`), which start only when scrolled to.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(
          ({ effect }) =>
            !(effect instanceof KeyframeEffect) ||
            effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true,
        )
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([enabled, within]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(within, {
        // Omitting passed rules halves the time.
        resultTypes: ['violations'],
        rules: Object.fromEntries(Object.entries(enabled).map(([rule, on]) => [rule, { enabled: on }])),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [rules, part] as const,
  );
  expect(violations).toEqual([]);
};

/** Expects that the page does not scroll horizontally. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [wide, seen] = await page.evaluate(
    () =>
      [
        document.documentElement.scrollWidth,
        // Excludes the reserved scrollbar gutter.
        document.documentElement.getBoundingClientRect().width,
      ] as const,
  );
  expect(wide).toBeLessThanOrEqual(seen);
};

/** Removes the redirect from a certificate page to its PDF. */
const keepFromForwarding = async (page: Page): Promise<void> => {
  await page.route(/\/COC-\w+-\w+-2025$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '');
    await route.fulfill({ response, body: html });
  });
};

/** Collects the URLs of requests that match `names`; the returned array grows with each request. */
export const watchRequests = (page: Page, names: RegExp): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (names.test(request.url())) seen.push(request.url());
  });
  return seen;
};

/** Everything that the page keeps in the browser: storage, history state, cookies and URL. */
export const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      document.cookie,
      location.href,
    ]),
  );

/** Replaces the browser's print dialog, which tests cannot close, by a mark. To be called before the page is opened. */
export const markPrint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });

export const expectPrinted = (page: Page): Promise<void> =>
  expect(page.locator('html[data-printed]')).toBeAttached();

/** A value in the query string of a link, such as the text of a prepared message. */
export const paramOf = async (link: Locator, name: string): Promise<string> =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get(name) ?? '';

/** Escapes a text for a pattern in which a space matches any white space. */
export const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

/** Chooses an option of a closed select by keyboard, `down` below the current one. */
export const stepDown = async (select: Locator, down: number): Promise<void> => {
  await select.focus();
  for (let presses = 0; presses < down; presses++) await select.press('ArrowDown');
};

/** Chooses a language in the menu of the header, and waits until the page in this language is hydrated. */
export const chooseLanguage = async (page: Page, { language, lang }: Site): Promise<void> => {
  const banner = page.getByRole('banner');
  await banner.locator('summary').click();
  await banner.getByRole('link', { name: LANGUAGE_TABLE[language].ownName, exact: true }).click();
  await expect(page.locator('html[data-alive]')).toHaveAttribute('lang', lang);
};

/** Delays requests whose URL matches `names` until the returned function is called. */
export const holdBack = async (page: Page, names: RegExp): Promise<() => void> => {
  let letCome = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(names, async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
};

/** Opens an address and waits until the page is hydrated. */
export const open = async (page: Page, address: string): Promise<Response | null> => {
  if (certificateOf(address) !== undefined) await keepFromForwarding(page);
  const response = await page.goto(address);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  return response;
};

/**
 * Scrolls to a lazy section and waits until its fields are enabled: they are disabled until its code has loaded. Its links work
 * before that, and presses of its buttons are replayed.
 */
export const waitUntilEnabled = async (part: Locator): Promise<Locator> => {
  // Not scrollIntoViewIfNeeded, which fails when the component replaces the HTML meanwhile.
  await part.evaluate((element) => element.scrollIntoView());
  await expect
    .poll(() =>
      part.evaluate(
        (element) =>
          element.matches(':disabled') ||
          element.querySelector(':is(input, select, textarea):disabled') !== null,
      ),
    )
    .toBe(false);
  return part;
};
