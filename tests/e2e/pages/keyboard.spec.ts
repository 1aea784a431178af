import { expectFocusSeen, tabTo } from '../support/focus.ts';
import { expect, expectAccessible, open, SITES, test, turnsOf } from '../support/site.ts';

/** A short window: what sticks to its edges covers much of it. */
const DESKTOP = { width: 1280, height: 620 };
const PHONE = { width: 390, height: 664 };

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: a hospital is found and starred, and the link of the list is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/hospitals');
  const main = page.getByRole('main');
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('combobox', { name: 'State' }));
  await page.keyboard.type('Texas');
  await tabTo(page, main.getByRole('combobox', { name: 'Hospital name' }));
  await page.keyboard.type('houston methodist');
  await page.keyboard.press('Escape');
  await tabTo(page, main.getByRole('button', { name: 'Filter hospitals' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('rowheader')).toHaveCount(2);
  await expectFocusSeen(page);
  const star = main.getByRole('rowheader').first().getByRole('button', { pressed: false });
  await tabTo(page, star);
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', { name: /^1 of my hospitals|my hospitals/i, expanded: false }));
  await page.keyboard.press('Enter');
  await tabTo(page, main.locator('#my-hospitals').getByRole('button', { name: /copy/i }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/[?&]mine=/);
  await expectFocusSeen(page);
});

test('by keyboard alone: two plans are compared, a term is explained, a row is opened and has the focus', async ({
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

test('by keyboard alone: an answer is found, read and left again', async ({ page }) => {
  await open(page, '/faqs');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search all answers' }));
  await page.keyboard.type('newborn');
  const first = page.locator('[data-hit]').first();
  await expect(first).toBeVisible();
  await tabTo(page, first);
  const id = (await first.getAttribute('data-hit')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator(`#${id} > summary`)).toBeFocused();
  await expect(page.locator(`#${id} [data-body]`)).toBeVisible();
  await expectFocusSeen(page);
  await page.keyboard.press('Shift+Tab');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
});

test('by keyboard alone: the language is changed, and a form is opened in it', async ({ page, context }) => {
  await open(page, '/forms');
  await tabTo(page, page.getByRole('banner').locator('summary').filter({ visible: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Español' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es/forms');
  await expect(page.locator('html[data-alive]')).toHaveAttribute('lang', 'es-419');
  const form = page.getByRole('main').locator('a[href$="claim-form-ES.pdf"]');
  await tabTo(page, form);
  const asked = context.waitForEvent('request', (request) => request.url().endsWith('claim-form-ES.pdf'));
  await page.keyboard.press('Enter');
  expect((await (await asked).response())?.headers()['content-type']).toBe('application/pdf');
});

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: PHONE });

  test('the emergency number is reached, and Escape leads back', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Emergency? Notify us' });
    // The last stop of the page: backwards it is the first.
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    const call = page
      .getByRole('dialog')
      .getByRole('link', { name: /^Call \+/ })
      .first();
    await expect(call).toBeVisible();
    await tabTo(page, call);
    await expect(call).toHaveAttribute('href', /^tel:\+\d{8,}$/);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expectFocusSeen(page);
  });

  for (const { name, code, prefix } of SITES) {
    const inTurn = turnsOf(code);
    inTurn()(
      `in ${name} an answer whose table is wider than the phone is a stop with the question for a name, and scrolls with the arrow keys; where it fits it is none`,
      async ({ page }) => {
        await open(page, `${prefix}/faqs#serious-treatments`);
        const answer = page.locator('#serious-treatments');
        const question = (await answer.getByRole('heading', { level: 3 }).textContent()) ?? '';
        const scroller = answer.getByRole('group', { name: question, exact: true });
        await tabTo(page, scroller);
        await expectAccessible(page, [], '#serious-treatments');
        expect(await scroller.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeGreaterThan(0);
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => scroller.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0);
        await page.setViewportSize({ ...PHONE, width: 1000 });
        await expect(answer.locator('[tabindex], [role=group]')).toHaveCount(0);
        await page.setViewportSize(PHONE);
        await expect(scroller).toHaveAttribute('tabindex', '0');
      },
    );
  }
});
