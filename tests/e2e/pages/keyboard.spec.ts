import { expectFocusSeen, tabTo } from '../support/focus.ts';
import { describeIn, expect, expectAccessible, open, test } from '../support/site.ts';

/** A low viewport, much of which is covered by sticky elements. */
const DESKTOP = { width: 1280, height: 620 };

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

test('comparing two plans, explaining a term and linking to a row work by keyboard alone', async ({
  page,
}) => {
  await open(page, '/compare-plans');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('checkbox', { name: 'Optima' }));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type('Emergency');
  await expect(main.getByRole('table').first().getByRole('columnheader')).toHaveText([
    'Benefit',
    'Superior',
    'Vital',
  ]);
  await tabTo(page, main.getByRole('table').first().getByRole('rowheader').getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('note').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectFocusSeen(page);
  const link = main
    .getByRole('link', { name: /^Link to/ })
    .filter({ visible: true })
    .last();
  const row = (await link.getAttribute('href')) ?? '';
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`plans=superior(,|%2C)vital.*${row}$`));
  await expect(page.locator(row)).toBeFocused();
  await expectFocusSeen(page);
});

/** At this width tables of answers overflow; they fit wider phones. */
const NARROW = { width: 320, height: 640 };

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: NARROW });

  describeIn('PT', 'an answer', ({ prefix }) => {
    test('with an overflowing table is a tab stop, named by the question, that scrolls with arrow keys; with a fitting one it is not', async ({
      page,
    }) => {
      await open(page, `${prefix}/faqs#serious-treatments`);
      const answer = page.locator('#serious-treatments');
      const question = (await answer.getByRole('heading', { level: 3 }).textContent()) ?? '';
      const scroller = answer.getByRole('group', { name: question, exact: true });
      await tabTo(page, scroller);
      await expectAccessible(page, [], '#serious-treatments');
      expect(await scroller.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeGreaterThan(0);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => scroller.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0);
      await page.setViewportSize({ ...NARROW, width: 1000 });
      await expect(answer.locator('[tabindex], [role=group]')).toHaveCount(0);
      await page.setViewportSize(NARROW);
      await expect(scroller).toHaveAttribute('tabindex', '0');
    });
  });
});
