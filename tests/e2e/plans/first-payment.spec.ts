import type { Locator, Page } from '@playwright/test';
import { formatMoney, formatNumber } from '#domain/format.ts';
import {
  describeIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FULL,
  literal,
  open,
  stepDown,
  test,
} from '../support/site.ts';

/** Milliseconds; longer than the debounce of the bill field. */
const PAUSE = 1000;

describeIn('PT', 'first payment', (site) => {
  const words = site.texts.firstPayment;
  const { language } = site;
  const money = (dollars: number): string => formatMoney(language, dollars);

  const example = (page: Page): Locator => page.locator('#first-payment');
  const answer = (page: Page): Locator => example(page).getByRole('status');
  const steps = (page: Page): Locator => example(page).getByRole('listitem');
  const bill = (page: Page): Locator => example(page).getByRole('textbox', { name: words.bill });
  const select = (page: Page, name: string): Locator => example(page).getByRole('combobox', { name });

  const openExample = async (page: Page, address: string): Promise<void> => {
    await open(page, `${site.prefix}${address}#first-payment`);
    await expect(example(page).getByRole('heading', { name: words.heading })).toBeVisible();
    // The fields are disabled until their code has loaded.
    await expect(bill(page)).toBeEnabled();
  };
  /** Replaces the text of the bill field by typing. */
  const typeBill = async (page: Page, text: string): Promise<void> => {
    await bill(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };

  test('follows place, option, family and claim-free years by keyboard @engines', async ({ page }) => {
    await openExample(page, '/superior');
    await bill(page).focus();
    await page.keyboard.press('Tab');
    await expect(example(page).getByRole('radio', { name: words.inside })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(example(page).getByRole('radio', { name: words.outside })).toBeChecked();
    await expect(answer(page)).toContainText(money(1000));

    await stepDown(select(page, words.option), 1);
    await expect(answer(page)).toContainText(money(2000));
    await stepDown(select(page, words.people), 3);
    await expect(answer(page)).toContainText(words.family);
    await expect(answer(page)).toContainText(money(4000));
    await stepDown(select(page, words.years), 3);
    await expect(answer(page)).toContainText(money(2000));

    await expect(steps(page)).toHaveCount(5);
    await expect(steps(page).last()).toContainText(money(46_000));
  });

  test('applies a bill after a pause, and shows errors on leaving the field', async ({ page }) => {
    await page.clock.install();
    await openExample(page, '/superior');
    await typeBill(page, '12,');
    await page.clock.runFor(PAUSE);
    await expect(bill(page)).not.toHaveAttribute('aria-invalid');
    await expect(answer(page)).toContainText(money(3000));
    await typeBill(page, '2.000');
    await page.clock.runFor(PAUSE);
    await expect(answer(page)).toContainText(money(2000));
    await page.keyboard.press('Tab');
    await expect(bill(page)).toHaveValue(formatNumber(language, 2000));

    for (const [written, said] of [
      ['', words.wrong.empty.split('{')[0] ?? ''],
      ['12.50', words.wrong.digits.split('{')[0] ?? ''],
      ['100000001', money(100_000_000)],
      ['0', money(1)],
    ] as const) {
      await typeBill(page, written);
      if (written === '') await page.keyboard.press('Delete');
      await page.keyboard.press(written === '0' ? 'Enter' : 'Tab');
      await expect(bill(page)).toHaveAccessibleDescription(new RegExp(literal(said.trim())));
      await expect(bill(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(answer(page)).toHaveText(words.waiting);
      await expect(steps(page)).toHaveCount(0);
    }
    await expectAccessible(page, { part: '#first-payment' });
    await typeBill(page, '800');
    await page.clock.runFor(PAUSE);
    await expect(answer(page)).toContainText(money(800));
    await expect(bill(page)).not.toHaveAttribute('aria-invalid');
    await expect(steps(page).last()).toHaveText(words.steps.nothing);
  });

  test('has a choice of plans in the comparison, and its option @full', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openExample(page, '/compare-plans?option=4');
    await expect(select(page, words.option)).toHaveValue('4');
    await expect(answer(page)).toContainText(money(7500));

    const paid = example(page).getByText(/60\s?%/);
    await example(page).getByRole('radio', { name: 'Superior' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(example(page).getByRole('radio', { name: 'Optima' })).toBeChecked();
    await expect(steps(page).filter({ hasText: money(10_000_000) })).not.toHaveCount(0);
    // The out-of-network share is shown only for care in the United States.
    await expect(paid).toBeVisible();
    await example(page).getByRole('radio', { name: words.outside }).press('Space');
    await expect(paid).toBeHidden();
    await example(page).getByRole('radio', { name: words.inside }).press('Space');
    await example(page).getByRole('radio', { name: 'Vital' }).press('Space');
    await expect(example(page).getByText(words.outOfNetwork.none.replace('{plan}', 'Vital'))).toBeVisible();

    await typeBill(page, '100000000');
    await select(page, words.people).selectOption('10');
    await expect(answer(page)).toContainText(money(1_000_000_000));
    // The amount above the annual maximum is a separate share.
    await expect(example(page).getByRole('definition')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    if (FULL) await expectAccessible(page);
  });
});
