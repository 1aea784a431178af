import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import words from '../../../data/words/en/hospitals.json' with { type: 'json' };
import { networkName } from '../../../src/content/facts.ts';
import { FLAG_NETWORKS } from '../../../src/domain/network.ts';
import { KINDS, type KindName } from './kinds.ts';
import { type Seen, slowAnswers, type Watch, watch } from './watch.ts';

type WithWatch = typeof globalThis & { readonly touchWatch: Watch };

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** How long nothing may change before the next gesture: longer than any answer takes. */
const QUIET_MS = 200;
/** From a mouse's button going down to its going up. */
const PRESS_MS = 60;

/** What visitors type: names, parts of names, saints, cities, a slip. */
const NAMES = [
  'baptist ho',
  'mayo',
  'st. mary',
  'houston me',
  'jackson',
  'cleveland',
  'mount sin',
  'childrens',
  'memorial',
  'kaiser',
  'baylor univ',
  'methodist',
  'sacred he',
  'unversity',
  'san juan',
  'a',
];
const CITIES = ['miami', 'houston', 'spring', 'san'];
/** How many states further down each time: states of all sizes. */
const STEPS = [1, 3, 1, 4, 2, 2, 1, 3, 2, 2, 3, 1, 2, 2, 4, 1, 2, 3, 2, 2, 3, 2, 2, 2];
const SCROLLS = [600, 1500, 4000, 4000, -3000, 8000];
const ROWS = 6;

const { filters, results } = words;

/** The page in a visitor's hands. Every method waits until the page has settled. */
const handOn = (page: Page, hasTouch: boolean) => {
  const begin = (name: string, paints: Readonly<Record<string, string>> = {}): Promise<void> =>
    page.evaluate(([kind, of]) => (globalThis as WithWatch).touchWatch.begin(kind, of), [
      name,
      paints,
    ] as const);
  const settle = (): Promise<void> =>
    page.evaluate((quiet) => (globalThis as WithWatch).touchWatch.settle(quiet), QUIET_MS);
  /** Work that belongs to no measured gesture: finding an element by role reads the whole page. */
  const aside = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await begin('aside');
    const result = await work();
    await settle();
    return result;
  };
  const middleOf = (target: Locator) =>
    aside(async () => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${target} cannot be seen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  const measured = async (kind: KindName, act: () => Promise<unknown>): Promise<void> => {
    await begin(kind, KINDS[kind].paints);
    await act();
    await settle();
  };
  return {
    aside,
    enter: async (target: Locator): Promise<void> => {
      const box = await aside(() => target.elementHandle());
      await measured('enter', async () => box?.focus());
    },
    keys: async (kind: KindName, keys: readonly string[]): Promise<void> => {
      for (const key of keys) await measured(kind, () => page.keyboard.press(key));
    },
    press: async (kind: KindName, target: Locator): Promise<void> => {
      const { x, y } = await middleOf(target);
      await measured(kind, () =>
        hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: PRESS_MS }),
      );
    },
    scroll: async (target: Locator, by: number): Promise<void> => {
      const middle = await middleOf(target);
      const session = await page.context().newCDPSession(page);
      const gestureSourceType = hasTouch ? 'touch' : 'mouse';
      await measured('scroll', () =>
        session.send('Input.synthesizeScrollGesture', {
          ...middle,
          yDistance: -by,
          speed: 3000,
          gestureSourceType,
        }),
      );
      await session.detach();
    },
  };
};

/** Types names and cities, filters, sorts, scrolls, stars rows and opens their menus. */
const useFinder = async (page: Page, hasTouch: boolean): Promise<void> => {
  const hand = handOn(page, hasTouch);
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  const filter = page.getByRole('button', { name: filters.apply });
  const region = page.getByRole('region', { name: results.region });
  const select = (name: string) => hand.aside(() => box(name).press('ControlOrMeta+a'));
  const reset = () => hand.aside(() => page.getByRole('button', { name: filters.reset }).click());

  for (const name of NAMES) {
    await hand.enter(box(filters.name));
    await hand.keys('key', [...name]);
    await hand.keys('filter', ['Enter']);
    await select(filters.name);
    await hand.keys('key', ['Backspace']);
  }
  await reset();
  for (const city of CITIES) {
    await hand.enter(box(filters.city));
    await hand.keys('city', [...city]);
    await select(filters.city);
    await hand.keys('city', ['Backspace']);
  }
  await reset();
  for (const [at, steps] of STEPS.entries()) {
    await hand.enter(box(filters.state));
    await hand.keys('state', new Array<string>(steps).fill('ArrowDown'));
    await hand.press('filter', filter);
    const network = networkName(FLAG_NETWORKS[at % FLAG_NETWORKS.length] ?? 'plus');
    await hand.press('network', page.locator('label').filter({ hasText: new RegExp(`^${network}`) }));
    await hand.press('filter', filter);
  }
  await reset();
  const heads = page.locator('table thead button');
  for (let column = 0; column < (await heads.count()); column++)
    for (const _ of ['asc', 'desc']) await hand.press('sort', heads.nth(column));
  await reset();
  for (const by of SCROLLS) await hand.scroll(region, by);
  const rows = region.locator('tbody tr[aria-rowindex]');
  for (let at = 0; at < ROWS; at++) {
    const star = rows.nth(at).locator('button[aria-pressed]');
    await hand.press('star', star);
    await hand.press('star', star);
    await hand.press('menu', rows.nth(at).locator('button[aria-haspopup="menu"]'));
    await hand.aside(() => page.keyboard.press('Escape'));
  }
};

/** Visits the finder with processor and worker slowed down `slow` times. */
export const visitFinder = async (
  browser: Browser,
  address: string,
  { device, slow }: { device: keyof typeof DEVICES; slow: number },
): Promise<Seen> => {
  const screen: BrowserContextOptions = DEVICES[device];
  const context = await browser.newContext({ ...screen, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.route(/\/search\.worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: slowAnswers(slow) + (await response.text()) });
  });
  await page.goto(`${address}/hospitals`);
  await page.locator('[data-phase="ready"]').first().waitFor();
  await page.getByRole('button', { name: filters.apply }).filter({ hasText: /\d/ }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await useFinder(page, screen.hasTouch === true);
  const seen = await page.evaluate(() => (globalThis as WithWatch).touchWatch.seen);
  await context.close();
  return seen;
};
