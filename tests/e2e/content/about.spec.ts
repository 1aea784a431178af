import type { Page } from '@playwright/test';
import enWords from '#data/words/en/about.json' with { type: 'json' };
import esWords from '#data/words/es/about.json' with { type: 'json' };
import ptWords from '#data/words/pt/about.json' with { type: 'json' };
import { expect, open, SITES, test, turnsOf } from '../support/site.ts';

const WORDS = { EN: enWords, ES: esWords, PT: ptWords };

/** What the specification states, as each language writes it. */
const STATED = {
  EN: [
    'US$1.3 billion',
    'US$16.2 billion',
    'US$240 million',
    '2nd highest of 16',
    'June 25, 2025',
    'More than 60',
  ],
  ES: [
    'US$1300 millones',
    'US$16 200 millones',
    'US$240 millones',
    '2.ª más alta de 16',
    '25 de junio de 2025',
    'Más de 60',
  ],
  PT: [
    'US$ 1,3 bilhão',
    'US$ 16,2 bilhões',
    'US$ 240 milhões',
    '2ª mais alta entre 16',
    '25 de junho de 2025',
    'Mais de 60',
  ],
};

const FACTS = ['A+', 'Superior', '1982', '274', 'USD 1 = BBD 2', '2024'];

/** Text of the page with every kind of space as a plain one. */
const textOf = async (page: Page): Promise<string> =>
  ((await page.getByRole('main').textContent()) ?? '').replace(/\s/g, ' ').replaceAll('\u2060', '');

for (const { name, code, prefix, browser } of SITES) {
  const inTurn = turnsOf(code);
  const words = WORDS[code];
  test.describe(`the about page in ${name}`, () => {
    test.use({ locale: browser, viewport: { width: 1440, height: 900 } });

    test('states every figure of the specification', async ({ page }) => {
      await open(page, `${prefix}/about`);
      const text = await textOf(page);
      for (const fact of [...STATED[code], ...FACTS]) expect(text).toContain(fact);
    });

    test('the arrow of the hero leads to the three key figures', async ({ page }) => {
      await open(page, `${prefix}/about`);
      await page.getByRole('link', { name: words.hero.arrow }).click();
      const figures = page.locator('#key-figures');
      await expect(figures).toBeInViewport();
      await expect(figures.getByRole('definition')).toHaveCount(3);
      await expect(figures.getByRole('link')).toHaveCount(3);
    });

    test('the values have three tabs, one active at a time, the rating first', async ({ page }) => {
      await open(page, `${prefix}/about#values-guide-us`);
      const { rating, ranking, awards } = words.values;
      const names = [rating.tab, ranking.tab.replace('{year}', '2024'), awards.tab];
      const tabs = page.locator('#values-guide-us').getByRole('tab');
      await expect(tabs).toHaveText(names);
      await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
      for (const tab of [1, 2, 0]) {
        await tabs.nth(tab).click();
        await expect(page.getByRole('tab', { selected: true })).toHaveText([names[tab] ?? '']);
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
      }
    });

    test('every claim leads to its footnote, and every footnote back to each of its claims', async ({
      page,
    }) => {
      await open(page, `${prefix}/about`);
      const marks = await page
        .locator('main sup a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(marks.length).toBeGreaterThanOrEqual(13);
      const claims = await page
        .locator('[id^="claim-"]')
        .evaluateAll((places) => places.map(({ id }) => `#${id}`).sort());
      await open(page, `${prefix}/about-notes`);
      for (const mark of marks) {
        expect(mark).toMatch(new RegExp(`^${prefix}/about-notes#`));
        await expect(page.locator(mark.slice(mark.indexOf('#')))).toHaveCount(1);
      }
      const ways = await page
        .locator('main li a[href*="/about#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/.*#/, '#')).sort());
      expect(ways).toEqual(claims);
      await page.locator('main li a[href*="/about#"]').first().click();
      await expect(page.locator(':target, #claim-experience').first()).toBeInViewport();
    });

    inTurn()('nobody is led to the page that they are on, and the anchors stand', async ({ page }) => {
      await open(page, `${prefix}/about`);
      for (const id of ['american-fidelity', 'values-guide-us', 'about-afgsl', 'faqs'])
        await expect(page.locator(`#${id}`)).toHaveCount(1);
      await expect(page.locator(`main a[href="${prefix}/about"]`)).toHaveCount(0);
      await expect(page.locator('#faqs')).toHaveAttribute('data-ground', 'sand');
      await expect(page.locator('#faqs').getByRole('group')).toHaveCount(5);
    });
  });
}
