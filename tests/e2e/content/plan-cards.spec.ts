import type { Locator, Page } from '@playwright/test';
import en from '#data/words/en/plan-cards.json' with { type: 'json' };
import es from '#data/words/es/plan-cards.json' with { type: 'json' };
import pt from '#data/words/pt/plan-cards.json' with { type: 'json' };
import { expect, expectNoSidewaysScroll, open, SITES, test, turnsOf } from '../support/site.ts';

const WORDS = { EN: en, ES: es, PT: pt };

/** Name, annual maximum in millions, benefits, and the sizes of their groups. Source: specification, section 3. */
const CARDS = [
  { plan: 'superior', name: 'Superior', millions: 15, groups: [12, 3, 2] },
  { plan: 'optima', name: 'Optima', millions: 10, groups: [12, 3] },
  { plan: 'vital', name: 'Vital', millions: 5, groups: [12] },
] as const;

const plansOf = (page: Page): Locator => page.locator('#plans');
const cardOf = (page: Page, name: string): Locator =>
  plansOf(page)
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

for (const { name: language, code, prefix } of SITES) {
  const inTurn = turnsOf(code);
  const words = WORDS[code];

  test(`each ${language} card shows its plan, maximum and benefits, with dividers after items 12 and 15 only`, async ({
    page,
  }) => {
    await open(page, prefix || '/');
    await expect(plansOf(page).getByRole('heading', { level: 2 })).toHaveText(words.heading);
    for (const { name, millions, groups } of CARDS) {
      const card = cardOf(page, name);
      await expect(card).toContainText(words.upTo);
      await expect(card).toContainText(new RegExp(`US\\$\\s?${millions}[.,\\s]000[.,\\s]000`));
      const lists = card.getByRole('list');
      await expect(lists).toHaveCount(groups.length);
      for (const [at, size] of groups.entries())
        await expect(lists.nth(at).getByRole('listitem')).toHaveCount(size);
      await expect(card.getByRole('separator')).toHaveCount(groups.length - 1);
      await expect(card.getByRole('list', { name: words.groups.all })).toContainText(
        words.benefits['worldwide-coverage'],
      );
    }
  });

  for (const { plan, name } of CARDS) {
    inTurn()(
      `the ${language} buttons of ${name} lead to its page and to the comparison`,
      async ({ page }) => {
        await open(page, prefix || '/');
        const link = (text: string): Locator =>
          page.getByRole('link', { name: text.replace('{plan}', name), exact: true });
        await link(words.learnMore.name).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/${plan}$`));
        await page.goBack();
        await link(words.comparePlan.name).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/compare-plans$`));
      },
    );
  }

  test(`on small screens the ${language} button above the cards leads to the comparison`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, prefix || '/');
    const compare = plansOf(page).getByRole('link', { name: words.compare, exact: true });
    await expect(compare).toBeVisible();
    await expect(compare).toHaveAttribute('href', new RegExp(`${prefix}/compare-plans$`));
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(compare).toBeHidden();
  });
}

test('beside each other the cards are of one height, and their buttons stand on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const cards = CARDS.map(({ name }) => cardOf(page, name));
  const heights = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.height));
  const feet = await Promise.all(
    cards.map(async (card) => (await card.getByRole('link').first().boundingBox())?.y),
  );
  expect(new Set(heights).size).toBe(1);
  expect(new Set(feet).size).toBe(1);
});

test('the anchor #plans leads to the cards', async ({ page }) => {
  await open(page, '/#plans');
  await expect(cardOf(page, 'Superior').getByRole('heading', { level: 3 })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name: language, code, prefix } of SITES) {
    test(`the ${language} cards read completely`, async ({ page }) => {
      await page.goto(prefix || '/');
      await expect(cardOf(page, 'Superior')).toContainText(WORDS[code].benefits['eye-exam']);
      await expect(cardOf(page, 'Vital').getByRole('link')).toHaveCount(2);
    });
  }
});
