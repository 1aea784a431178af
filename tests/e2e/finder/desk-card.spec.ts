import type { Locator, Page } from '@playwright/test';
import brand from '#data/brand.json' with { type: 'json' };
import { expect, expectNoSidewaysScroll, FULL, test, turnsOf } from '../support/site.ts';
import {
  ENGLISH,
  expectAccessibleNow,
  FINDERS,
  type Finder,
  onPaper,
  openReady,
  rowMenuButton,
  squeezed,
} from './finder.ts';

/** Opens the desk card of the first row and waits for its preview. */
const openCard = async (page: Page, { path, take }: Finder, query: string): Promise<Locator> => {
  await openReady(page, path + query);
  await rowMenuButton(page).click();
  await page.getByRole('menuitem', { name: take.row.card }).click();
  const dialog = page.getByRole('dialog', { name: take.card.heading });
  await expect(dialog.getByRole('article')).toBeVisible();
  return dialog;
};

for (const site of FINDERS) {
  const inTurn = turnsOf(site.code);
  const { card: own, words, code } = site;
  test.describe(`the desk card in ${site.name}`, () => {
    test.use({ locale: site.browser });

    inTurn()(
      'says whom to notify and how to reach the hospital, in English beside the page’s language; it is printed alone on one page, and Escape closes it',
      async ({ page }) => {
        const dialog = await openCard(page, site, '?state=FL');
        // Within a phrase the language's name has no capital.
        const beside = { EN: 'English + español', ES: 'Inglés + español', PT: 'Inglês + português' }[code];
        await expect(dialog.getByRole('radio', { name: beside, exact: true })).toBeAttached();
        const card = dialog.getByRole('article');
        const { title, member, policy } = ENGLISH.card;
        for (const text of [title, member, policy, own.title, own.member, own.policy])
          await expect(card).toContainText(text);
        for (const text of [...brand.telephones, brand.emails.medical, '48', '72'])
          await expect(card).toContainText(text);
        await expect(card).toContainText('Superior');
        await expect(card).toContainText(own.sample);
        await expect(card).toContainText(words.asOf.split('{date}')[1] ?? '?');
        await expectAccessibleNow(page);

        // Letter is the lower sheet.
        for (const format of FULL ? (['Letter', 'A4'] as const) : (['Letter'] as const)) {
          const [text, ...more] = await onPaper(page, format);
          expect(more).toEqual([]);
          expect(text).toContain(squeezed(own.policy));
          expect(text).toContain(squeezed(brand.telephones[0] ?? '?'));
          expect(text).not.toContain(squeezed(words.heading));
        }

        await page.setViewportSize({ width: 320, height: 640 });
        const [wide, seen] = await dialog.evaluate((each) => [each.scrollWidth, each.clientWidth] as const);
        expect(wide).toBeLessThanOrEqual(seen);
        await expectNoSidewaysScroll(page);

        await expect(page.locator('html[data-sheet]')).toBeAttached();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(rowMenuButton(page)).toBeFocused();
        await expect(page.locator('html[data-sheet]')).toHaveCount(0);
      },
    );
  });
}
