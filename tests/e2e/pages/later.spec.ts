import type { Page } from '@playwright/test';
import enAbout from '#data/words/en/about.json' with { type: 'json' };
import { followChunks } from '../support/chunks.ts';
import { expect, open, readWords, SITES, test } from '../support/site.ts';

/** The code of the parts below the fold, by the anchors of the parts. */
const PLAN = { 'upgrade-network': 'UpgradeNetwork', service: 'PlanServices', times: 'PlanTimes' } as const;
const ABOUT = {
  'about-afgsl': 'Barbados',
  promise: 'OurPromise',
  faqs: 'AboutQuestions',
  why: 'WhyAcquire',
} as const;
const PLAN_PARTS = Object.keys(PLAN);
const ABOUT_PARTS = Object.keys(ABOUT);
const LATER = new RegExp(`(${Object.values({ ...PLAN, ...ABOUT }).join('|')})-.*\\.js$`);

// The reasons of the about page are buttons there.
test.use({ viewport: { width: 390, height: 844 } });

/** The names of the chunks that were requested, in their order. */
const watchChunks = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = LATER.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
};

/** Waits until the code of all these parts is here. */
const followParts = (page: Page): ((chunks: Readonly<Record<string, string>>) => Promise<void>) => {
  const brought = followChunks(page);
  return async (chunks) => {
    for (const name of Object.values(chunks)) await brought(new RegExp(`^${name}-.*\\.js$`));
  };
};

/** Marks an element of each part, so that a replacement is recognised. */
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

const ways = (page: Page) => page.getByRole('link', { name: enAbout.hero.arrow });

for (const { name, code, prefix } of SITES) {
  test(`nothing below the fold of the ${name} about page is fetched before the visitor does anything; on the way down each part gets its code in the HTML that was there`, {
    tag: code === 'EN' ? [] : ['@full'],
  }, async ({ page }) => {
    await page.clock.install();
    const chunks = watchChunks(page);
    const brought = followChunks(page);
    await open(page, `${prefix}/about`);
    const [, named = ''] = /<meta name="scripts" content="([^"]*)"/.exec(await page.content()) ?? [];
    expect(named.split(' ').length).toBeGreaterThan(3);
    expect(named.split(' ').filter((file) => LATER.test(file))).toEqual([]);
    // What the page brings by itself when it is at rest comes afterwards.
    await page.clock.runFor(3000);
    await brought(/^EmergencyDialog-.*\.js$/);
    expect(chunks).toEqual([]);

    await markParts(page, ABOUT_PARTS);
    for (const [id, chunk] of Object.entries(ABOUT)) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await expect.poll(() => chunks).toContain(chunk);
    }
    const { expertise } = readWords<typeof import('#data/words/en/why-acquire.json')>(code, 'why-acquire');
    await page.locator('#why').getByRole('button', { name: expertise.title }).click();
    await expect(page.getByRole('dialog', { name: expertise.title })).toBeVisible();
    await expectUntouched(page, ABOUT_PARTS);
    expect(chunks.length).toBe(ABOUT_PARTS.length);
  });
}

test('a change of the address takes no part away, not for a moment, and brings their chunks', {
  tag: '@full',
}, async ({ page }) => {
  const brought = followParts(page);
  await open(page, '/about');
  const missed = await watchParts(page, ABOUT_PARTS);
  await ways(page).click();
  await expect(page).toHaveURL(/#key-figures$/);
  await brought(ABOUT);
  await page.locator('#faqs summary').first().click();
  await expect(page.locator('#faqs [open]')).toHaveCount(1);
  expect((await missed()).filter((id) => id !== 'faqs')).toEqual([]);
});

test('a link to the page that one is on takes no part away', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const brought = followParts(page);
  await open(page, '/about');
  await markParts(page, ABOUT_PARTS);
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await brought(ABOUT);
  await expectUntouched(page, ABOUT_PARTS);
});

test('an address that leads to a part, focus in it, and paper bring its code', { tag: '@full' }, async ({
  page,
}) => {
  const brought = followParts(page);
  const chunks = watchChunks(page);
  await open(page, '/superior');
  const link = page.locator('#service a');
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await brought({ service: PLAN.service });
  expect(chunks).toEqual(['PlanServices']);
  await expect(link).toBeFocused();

  await open(page, '/about#promise');
  await expect(page.locator('#promise')).toBeInViewport();
  await brought({ promise: ABOUT.promise });

  await open(page, '/pt/superior');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await brought(PLAN);
});

test('from another page every part comes with its page', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const chunks = watchChunks(page);
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('button', { name: 'Products' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Superior/ })
    .click();
  await expect(page).toHaveURL(/\/superior$/);
  for (const id of PLAN_PARTS) await expect(page.locator(`#${id} h2`)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  for (const id of ABOUT_PARTS) await expect(page.locator(`#${id} h2`).first()).toBeVisible();
  expect(new Set(chunks).size).toBe(PLAN_PARTS.length + ABOUT_PARTS.length);
  await expect(page.locator('[data-same-document]')).toHaveCount(1);
});

test.describe('a chunk that does not come', () => {
  test.use({
    tolerated: [[/Failed to load resource|net::ERR_FAILED|Failed to fetch dynamically/], { scope: 'test' }],
    viewport: { width: 1440, height: 900 },
  });

  test('leaves its part as it reads, and the page and the way on work', { tag: '@full' }, async ({
    page,
  }) => {
    await page.clock.install();
    const brought = followParts(page);
    let refused = 0;
    await page.route(/OurPromise-.*\.js$/, (route) => {
      refused += 1;
      return route.abort();
    });
    await page.route(/AboutQuestions-.*\.js$/, (route) => route.abort());
    await open(page, '/about');
    const missed = await watchParts(page, ABOUT_PARTS);
    await page.locator('#promise').scrollIntoViewIfNeeded();
    await page.locator('#why').scrollIntoViewIfNeeded();
    await brought({ why: ABOUT.why });
    await expect.poll(() => refused).toBeGreaterThan(0);
    // After a second it is tried once more.
    await page.clock.runFor(2000);
    await ways(page).click();
    await expect(page).toHaveURL(/#key-figures$/);
    await brought({ 'about-afgsl': ABOUT['about-afgsl'] });
    expect(await missed()).toEqual([]);
    await expect(page.locator('#promise li')).toHaveCount(4);
    await page.locator('#faqs summary').first().click();
    await expect(page.locator('#faqs [open]')).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'AF Care' }).first().click();
    await expect(page).toHaveURL(/\/af-care$/);
    await expect(page.locator('#promise')).toHaveCount(0);
  });

  test('on the way from another page is treated like any chunk of a page', { tag: '@full' }, async ({
    page,
  }) => {
    await page.route(/OurPromise-.*\.js$/, (route) => route.abort());
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    // The address is loaded again, and the prerendered page reads without the chunk.
    await expect(page.locator('#promise li')).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
