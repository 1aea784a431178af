import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import { certificateOf } from '#domain/certificate.ts';

/** A file of words in a language; its type is that of the English one (`import type`). */
export const readWords = <Words>(code: Code, name: string): Words =>
  JSON.parse(readFileSync(`data/words/${code.toLowerCase()}/${name}.json`, 'utf8'));

export type Code = 'EN' | 'ES' | 'PT';

const siteOf = <Own extends Code>(name: string, code: Own, prefix: string, lang: string, browser = lang) => ({
  ...{ name, code, prefix, lang, browser },
  words: readWords<typeof import('#data/words/en/hospitals.json')>(code, 'hospitals'),
  shell: readWords<typeof import('#data/words/en/shell.json')>(code, 'shell'),
  overlays: readWords<typeof import('#data/words/en/overlays.json')>(code, 'overlays'),
});

/** The three languages as a visitor meets them. */
export const SITES = [
  siteOf('English', 'EN', '', 'en-US'),
  siteOf('Spanish', 'ES', '/es', 'es-419', 'es-MX'),
  siteOf('Portuguese', 'PT', '/pt', 'pt-BR'),
] as const;

/** The widest matrix: `npm run test:full`. */
export const FULL = process.env.FULL === '1';

/** For what no language changes: English, or with `npm run test:full` all three. */
export const ONE_OR_ALL_SITES = FULL ? SITES : SITES.slice(0, 1);

/** What a test allows to go wrong on purpose: patterns of console texts. */
export interface Tolerance {
  readonly tolerated: RegExp[];
}

/**
 * What the browser says of what a test does, and not of the page: that it keeps service workers out (playwright.config.ts),
 * and that a test measured rows that are skipped while out of sight. finder/list.spec.ts looks that the page itself never does.
 */
const OF_THE_TEST = [
  /: Service Worker registration blocked by Playwright$/,
  /^console verbose: Rendering was performed in a subtree hidden by content-visibility\.(?: Further messages will be suppressed\.)?$/,
];

/**
 * Every test fails on a console message, an uncaught error, or a request that leaves the site's own host; on other pages than its
 * first one only where it calls `watch`.
 */
export const test = base.extend<Tolerance & { watch: (page: Page) => void }>({
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

/** In pixels. Waits for a box: a part of the page has none while its code replaces its HTML. */
export const heightOf = async (locator: Locator): Promise<number> => {
  let height = 0;
  const measure = async () => (await locator.boundingBox())?.height ?? 0;
  await expect.poll(async () => (height = await measure())).toBeGreaterThan(0);
  return height;
};

type Register = (title: string, body: Parameters<typeof test>[2]) => void;

/**
 * What a language changes in nothing but words, which other tests read in each: such a test runs in one language, the next one in
 * the next. `npm run test:full` runs each in all. It is `test` itself or nothing, so that a report names the test's own place.
 */
export const turnsOf = (own: Code): (() => Register) => {
  let turn = 0;
  return () => (FULL || SITES[turn++ % SITES.length]?.code === own ? test : () => undefined);
};

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation of WCAG 2.2 A or AA or of axe's best practices, contrast included; in the whole page, or in this part of it alone. */
export const expectAccessible = async (
  page: Page,
  except: readonly string[] = [],
  part = 'html',
): Promise<void> => {
  // Half-way through a fade nothing has its contrast yet; what follows the scroll bar never ends, and what is skipped while out
  // of sight waits until it is scrolled to.
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
    async ([rules, within]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      // Leaving out what passes halves the time.
      const { violations } = await axe.run(within, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [except, part] as const,
  );
  expect(violations).toEqual([]);
};

/** The page must never scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [wide, seen] = await page.evaluate(
    () =>
      [
        document.documentElement.scrollWidth,
        // Without the room that is kept for the scroll bar.
        document.documentElement.getBoundingClientRect().width,
      ] as const,
  );
  expect(wide).toBeLessThanOrEqual(seen);
};

const FORWARDING = /<meta http-equiv="refresh"[^>]*>/;

/** Keeps a certificate’s page from forwarding to its document. */
const keepFromForwarding = async (page: Page): Promise<void> => {
  await page.route(/\/COC-\w+-\w+-2025$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(FORWARDING, '') });
  });
};

/** Keeps the files of these names from coming until what it gives is called. */
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

/** Opens an address and waits until the script has taken the page over. */
export const open = async (page: Page, address: string): Promise<Response | null> => {
  if (certificateOf(address) !== undefined) await keepFromForwarding(page);
  const response = await page.goto(address);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  return response;
};

/**
 * Scrolls to a lazy part of the page, and waits until its fields can be filled in: they are disabled until its code is here.
 * Its links work and presses of its buttons are remembered from the start.
 */
export const awake = async (part: Locator): Promise<Locator> => {
  // Not scrollIntoViewIfNeeded, which gives up when the component replaces the HTML meanwhile.
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
