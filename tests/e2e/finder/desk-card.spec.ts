import type { Locator, Page } from '@playwright/test';
import brand from '#data/brand.json' with { type: 'json' };
import enCard from '#data/words/en/desk-card.json' with { type: 'json' };
import en from '#data/words/en/take-along.json' with { type: 'json' };
import esCard from '#data/words/es/desk-card.json' with { type: 'json' };
import es from '#data/words/es/take-along.json' with { type: 'json' };
import ptCard from '#data/words/pt/desk-card.json' with { type: 'json' };
import pt from '#data/words/pt/take-along.json' with { type: 'json' };
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const WORDS = { EN: { take: en, own: enCard }, ES: { take: es, own: esCard }, PT: { take: pt, own: ptCard } };

/** Opens the desk card of the first row and waits for its preview. */
const openCard = async (
  page: Page,
  prefix: string,
  take: typeof en,
  asked = 'state=FL',
): Promise<Locator> => {
  await open(page, `${prefix}/hospitals?${asked}`);
  await expect(page.locator('[data-phase=ready]').first()).toBeAttached();
  await page.locator('tbody [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: take.row.card }).click();
  const dialog = page.getByRole('dialog', { name: take.card.heading });
  await expect(dialog.getByRole('article')).toBeVisible();
  return dialog;
};

/** Pages of the paper, and their text. */
const onPaper = async (page: Page, format: 'A4' | 'Letter') => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format })) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return { pages: pdf.numPages, text: items.map((item) => ('str' in item ? item.str : '')).join('') };
};

const squeezed = (text: string): string => text.replace(/\s/g, '');

for (const { name, code, prefix, browser, words } of SITES) {
  const inTurn = turnsOf(code);
  const { take, own } = WORDS[code];
  test.describe(`the desk card in ${name}`, () => {
    test.use({ locale: browser });

    test('says whom to notify and how to reach the hospital, in English beside the page’s language', async ({
      page,
    }) => {
      const dialog = await openCard(page, prefix, take);
      // Within a phrase the language's name has no capital.
      const beside = { EN: 'English + español', ES: 'Inglés + español', PT: 'Inglês + português' }[code];
      await expect(dialog.getByRole('radio', { name: beside, exact: true })).toBeAttached();
      const card = dialog.getByRole('article');
      for (const text of [enCard.title, enCard.member, enCard.policy, own.title, own.member, own.policy])
        await expect(card).toContainText(text);
      for (const text of [...brand.telephones, brand.emails.medical, '48', '72'])
        await expect(card).toContainText(text);
      await expect(card).toContainText('Superior');
      await expect(card).toContainText(own.sample);
      await expect(card).toContainText(words.asOf.split('{date}')[1] ?? '?');
      await expectAccessible(page);
    });

    test('is printed alone on one page, A4 or US letter', async ({ page }) => {
      await openCard(page, prefix, take);
      for (const format of ['A4', 'Letter'] as const) {
        const { pages, text } = await onPaper(page, format);
        expect(pages).toBe(1);
        expect(squeezed(text)).toContain(squeezed(own.policy));
        expect(squeezed(text)).toContain(squeezed(brand.telephones[0] ?? '?'));
        expect(squeezed(text)).not.toContain(squeezed(words.heading));
      }
    });

    inTurn()(
      'Escape closes it, the focus goes back to the row, and paper shows the page again',
      async ({ page }) => {
        const dialog = await openCard(page, prefix, take);
        await expect(page.locator('html[data-sheet]')).toBeAttached();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(page.locator('tbody [aria-haspopup=menu]').first()).toBeFocused();
        await expect(page.locator('html[data-sheet]')).toHaveCount(0);
      },
    );

    test('at 320 px it reads without scrolling sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const dialog = await openCard(page, prefix, take);
      const [wide, seen] = await dialog.evaluate((each) => [each.scrollWidth, each.clientWidth] as const);
      expect(wide).toBeLessThanOrEqual(seen);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('on English pages the member’s language is chosen, and the button prints', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  const dialog = await openCard(page, '', en);
  const card = dialog.getByRole('article');
  await expect(card).not.toContainText(esCard.title);
  await dialog.getByRole('radio', { name: 'English + español', exact: true }).check();
  await expect(card).toContainText(esCard.title);
  await dialog.getByRole('radio', { name: 'English + português', exact: true }).check();
  await expect(card).toContainText(ptCard.title);
  await expect(card).not.toContainText(esCard.title);
  await dialog.getByRole('radio', { name: en.card.alone }).check();
  await expect(card).not.toContainText(ptCard.title);
  await dialog.getByRole('button', { name: en.card.print }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
});

test('a plan that does not reach the hospital has no box to tick', async ({ page }) => {
  // Hospitals outside of Core and Plus come first.
  const dialog = await openCard(page, '', en, 'state=FL&sort=plus');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Optima' })).not.toContainText('Plus');
});
