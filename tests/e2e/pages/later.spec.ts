import type { Page } from '@playwright/test';
import enAbout from '#data/words/en/about.json' with { type: 'json' };
import enPlan from '#data/words/en/plan.json' with { type: 'json' };
import { awake, expect, open, test } from '../support/site.ts';

const LATER = /(UpgradeNetwork|PlanServices|PlanTimes|Barbados|OurPromise|AboutQuestions|WhyAcquire)-.*\.js$/;
const PLAN_PARTS = ['upgrade-network', 'service', 'times'] as const;
const ABOUT_PARTS = ['about-afgsl', 'promise', 'faqs', 'why'] as const;

test.use({ viewport: { width: 1440, height: 900 } });

/** The names of the pieces that came, in their order. */
const watchPieces = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = LATER.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
};

/** React marks what it has taken over. */
const isAlive = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

/** Marks an element of each part, so that one put in its place later is told apart. */
const markParts = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate((names) => {
    for (const id of names) document.querySelector(`#${id} h2`)?.setAttribute('data-first', '');
  }, ids);

const expectUntouched = async (page: Page, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await expect(page.locator(`#${id} h2[data-first]`), id).toHaveCount(1);
};

/** From now on notes each part that is gone, or of another height than it was, after any change of the page. */
const watchParts = async (page: Page, ids: readonly string[]): Promise<() => Promise<readonly string[]>> => {
  const missed = await page.evaluateHandle((names) => {
    const gone: string[] = [];
    const heightOf = (id: string): number => document.getElementById(id)?.offsetHeight ?? 0;
    const heights = new Map(names.map((id) => [id, heightOf(id)]));
    new MutationObserver(() => {
      for (const id of names) if (heightOf(id) !== heights.get(id)) gone.push(id);
    }).observe(document.body, { childList: true, subtree: true });
    return gone;
  }, ids);
  return () => missed.jsonValue();
};

const REST_MS = 1500;

for (const path of ['/superior', '/about', '/pt/superior', '/pt/about']) {
  test(`nothing below the fold of ${path} is fetched before the visitor does anything`, async ({ page }) => {
    const pieces = watchPieces(page);
    await open(page, path);
    await page.waitForTimeout(REST_MS);
    expect(pieces).toEqual([]);
    const html = await page.content();
    const [, named = ''] = /<meta name="scripts" content="([^"]*)"/.exec(html) ?? [];
    expect(named.split(' ').length).toBeGreaterThan(3);
    expect(named.split(' ').filter((file) => LATER.test(file))).toEqual([]);
  });
}

test('on the way down each part wakes in the HTML that was there', async ({ page }) => {
  const pieces = watchPieces(page);
  await open(page, '/superior');
  await markParts(page, PLAN_PARTS);
  expect(await isAlive(page, '#service h2')).toBe(false);
  for (const id of PLAN_PARTS) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect.poll(() => isAlive(page, `#${id} h2`)).toBe(true);
  }
  await expectUntouched(page, PLAN_PARTS);
  expect(new Set(pieces)).toEqual(new Set(['UpgradeNetwork', 'PlanServices', 'PlanTimes']));
  await page.locator('#service').getByRole('link', { name: enPlan.services.more }).click();
  await expect(page).toHaveURL(/\/af-care$/);
});

test('a change of the address takes no part away, not for a moment, and brings their pieces', async ({
  page,
}) => {
  await open(page, '/about');
  const missed = await watchParts(page, ABOUT_PARTS);
  await page.getByRole('link', { name: enAbout.hero.arrow }).click();
  await expect(page).toHaveURL(/#key-figures$/);
  for (const id of ABOUT_PARTS) await expect.poll(() => isAlive(page, `#${id} h2`), id).toBe(true);
  expect(await missed()).toEqual([]);
});

test('a link to the page that one is on takes no part away', async ({ page }) => {
  await open(page, '/about');
  await markParts(page, ABOUT_PARTS);
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  for (const id of ABOUT_PARTS) await expect.poll(() => isAlive(page, `#${id} h2`), id).toBe(true);
  await expectUntouched(page, ABOUT_PARTS);
});

test('an address that leads to a part shows it and wakes it', async ({ page }) => {
  await open(page, '/superior#service');
  await expect(page.locator('#service')).toBeInViewport();
  await expect.poll(() => isAlive(page, '#service h2')).toBe(true);
});

test('focus in a part wakes it', async ({ page }) => {
  const pieces = watchPieces(page);
  await open(page, '/superior');
  await page.locator('#service a').evaluate((link) => link.focus({ preventScroll: true }));
  await expect.poll(() => isAlive(page, '#service h2')).toBe(true);
  expect(pieces).toEqual(['PlanServices']);
  await expect(page.locator('#service a')).toBeFocused();
});

test('before the page is printed its parts are woken', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const id of ABOUT_PARTS) await expect.poll(() => isAlive(page, `#${id} h2`), id).toBe(true);
});

test('from another page every part comes with its page', async ({ page }) => {
  const pieces = watchPieces(page);
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await (await awake(page.getByRole('main').locator('a[href="/superior"]').first())).click();
  await expect(page).toHaveURL(/\/superior$/);
  for (const id of PLAN_PARTS) await expect(page.locator(`#${id} h2`)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  for (const id of ABOUT_PARTS) await expect(page.locator(`#${id} h2`).first()).toBeVisible();
  expect(new Set(pieces).size).toBe(PLAN_PARTS.length + ABOUT_PARTS.length);
  await expect(page.locator('[data-same-document]')).toHaveCount(1);
});

test.describe('a piece that does not come', () => {
  test.use({
    tolerated: [[/Failed to load resource|net::ERR_FAILED|Failed to fetch dynamically/], { scope: 'test' }],
  });

  test('leaves its part as it reads, and the page and the way on work', async ({ page }) => {
    const pieces = watchPieces(page);
    await page.route(/(OurPromise|AboutQuestions)-.*\.js$/, (route) => route.abort());
    await open(page, '/about');
    const missed = await watchParts(page, ABOUT_PARTS);
    await page.locator('#why').scrollIntoViewIfNeeded();
    await expect.poll(() => isAlive(page, '#why h2')).toBe(true);
    await page.waitForTimeout(REST_MS);
    expect(pieces).toContain('OurPromise');
    await page.getByRole('link', { name: enAbout.hero.arrow }).click();
    await expect(page).toHaveURL(/#key-figures$/);
    await expect.poll(() => isAlive(page, '#about-afgsl h2')).toBe(true);
    expect(await missed()).toEqual([]);
    await expect(page.locator('#promise li')).toHaveCount(4);
    expect(await isAlive(page, '#promise h2')).toBe(false);
    await page.locator('#faqs summary').first().click();
    await expect(page.locator('#faqs [open]')).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'AF Care' }).first().click();
    await expect(page).toHaveURL(/\/af-care$/);
    await expect(page.locator('#promise')).toHaveCount(0);
  });

  test('on the way from another page is told as any piece of a page', async ({ page }) => {
    await page.route(/OurPromise-.*\.js$/, (route) => route.abort());
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    // The address is loaded anew, and the prerendered page reads without the piece.
    await expect(page.locator('#promise li')).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every part reads', async ({ page }) => {
    for (const [path, ids] of [
      ['/superior', PLAN_PARTS],
      ['/about', ABOUT_PARTS],
    ] as const) {
      await page.goto(path);
      for (const id of ids) await expect(page.locator(`#${id} h2`).first()).toBeVisible();
    }
  });
});
