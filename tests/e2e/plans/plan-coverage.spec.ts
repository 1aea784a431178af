import type { Locator, Page } from '@playwright/test';
import { settled } from '../support/page-walk.ts';
import {
  describeIn,
  expect,
  expectNoSidewaysScroll,
  open,
  stepDown,
  test,
  waitUntilEnabled,
} from '../support/site.ts';

/** Width at which one category is shown at a time. */
const NARROW = { width: 1100, height: 720 };

const coverage = (page: Page): Locator => page.locator('#plan-comparison');
const tables = (page: Page): Locator => coverage(page).getByRole('table');

describeIn('ES', 'the coverage of a plan', ({ prefix, texts }) => {
  const words = texts.coverage;
  const { groups, rows } = texts.benefits;
  const { discover } = texts.plan;

  const excluded = (option: number): string => words.tags.excluded.replace('{option}', String(option));
  const category = (page: Page): Locator => page.getByRole('combobox', { name: words.controls.category });
  const option = (page: Page): Locator => page.getByRole('combobox', { name: words.controls.option });
  const start = (page: Page): Locator => page.getByLabel(words.controls.start);

  test('has category, option and date by keyboard, in address and print', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await open(page, `${prefix}/superior`);
    await waitUntilEnabled(coverage(page));
    const birth = page.getByRole('row', { name: rows['birth-both-parents'].label });

    await test.step('the chosen category replaces the first one', async () => {
      await expect(tables(page)).toHaveCount(1);
      await expect(coverage(page).getByRole('heading', { name: groups.general })).toBeVisible();
      await stepDown(category(page), 6);
      await expect(coverage(page).getByRole('heading', { name: groups.maternity })).toBeVisible();
      await expect(tables(page)).toHaveCount(1);
      await expect(page).toHaveURL(/\?category=maternity$/);
      await expect(category(page)).toBeFocused();
    });

    await test.step('an option marks excluded benefits; it and the start date are in the address', async () => {
      await stepDown(option(page), 4);
      await expect(birth.getByText(excluded(4))).toBeVisible();
      await start(page).focus();
      await start(page).fill('2026-08-31');
      await expect(page).toHaveURL(/category=maternity&option=4&start=2026-08-31$/);
      const yours = page.getByRole('rowheader', {
        name: words.deductibles.yours.replace('{option}', ''),
      });
      await expect(yours).toContainText('4');
      const vital = coverage(page).getByRole('navigation').getByRole('link', { name: 'Vital' });
      await expect(vital).toHaveAttribute(
        'href',
        /\/vital\?category=maternity&option=4&start=2026-08-31#plan-comparison$/,
      );
    });

    await test.step('in print: the chosen category, without controls', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(tables(page)).toHaveCount(1);
      await expect(coverage(page).getByRole('combobox')).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });

    await test.step('all categories at 320 px', async () => {
      await stepDown(category(page), 2);
      await expect(tables(page)).toHaveCount(8);
      await expect(page).toHaveURL(/\?category=all/);
      await expectNoSidewaysScroll(page);
    });

    await page.getByRole('button', { name: words.controls.clear }).focus();
    await page.keyboard.press('Enter');
    await expect(birth.getByText(excluded(4))).toHaveCount(0);
    await expect(start(page)).toHaveValue('');
    await expect(option(page)).toBeFocused();
    await expect(page).toHaveURL(/\?category=all$/);
  });

  test('a link moves the focus to its row once; later choices and Back do not', async ({ page }) => {
    const row = (id: string): Locator => page.locator(`#${id}`);

    await page.setViewportSize(NARROW);
    await test.step('opens the category of the row, with option and date of the link, and the focus on the row', async () => {
      await open(page, `${prefix}/superior?option=4&start=2026-08-31#fertility-treatment`);
      await expect(row('fertility-treatment')).toBeFocused();
      await expect(row('fertility-treatment')).toBeInViewport();
      await expect(row('fertility-treatment')).toContainText(excluded(4));
      await expect(page).toHaveURL(/\?option=4&start=2026-08-31&category=maternity#fertility-treatment$/);
    });

    await test.step('a choice does not move the focus to the row of the address again', async () => {
      await option(page).selectOption('5');
      await expect(row('fertility-treatment')).toContainText(excluded(5));
      await expect(page).toHaveURL(/option=5.*#fertility-treatment$/);
      await option(page).focus();
      await settled(page);
      await expect(option(page)).toBeFocused();
      await expect(option(page)).toBeInViewport();
      await category(page).selectOption('inpatient');
      await expect(page).toHaveURL(/\?[^#]*category=inpatient[^#]*$/);
    });

    await test.step('every row has a link to itself', async () => {
      await row('bariatric-surgery').getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#bariatric-surgery$/);
      await expect(row('bariatric-surgery')).toBeFocused();
    });

    await test.step('a new fragment opens its category, with the row below the sticky column headers', async () => {
      await page.evaluate(() => location.assign('#hearing-aids'));
      await expect(row('hearing-aids')).toBeFocused();
      await expect(category(page)).toHaveValue('outpatient');
      const head = await tables(page).getByRole('columnheader').first().boundingBox();
      const box = await row('hearing-aids').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
    });

    await test.step('Back shows the row without focusing it', async () => {
      await coverage(page).getByRole('link', { name: discover.compare }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(/\/compare-plans/);
      await page.goBack();
      await expect(page).toHaveURL(/\/superior\?.*#hearing-aids$/);
      await expect(row('hearing-aids')).toBeVisible();
      await settled(page);
      await expect(row('hearing-aids')).not.toBeFocused();
    });

    await test.step('find in page reaches closed categories and opens them', async () => {
      const closed = page.locator('#additional');
      await expect(closed).toHaveAttribute('hidden', 'until-found');
      // Tests cannot control find in page; the browser fires this event before it shows a match.
      await closed.dispatchEvent('beforematch');
      await expect(category(page)).toHaveValue('additional');
      await expect(closed).not.toHaveAttribute('hidden');
    });
  });
});

test('from 1200 px every category is open, and a list links to each', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await open(page, '/superior?category=wellness#hearing-aids');
  await expect(page.locator('#hearing-aids')).toBeFocused();
  await expect(tables(page)).toHaveCount(8);
  await expect(page.getByRole('combobox', { name: 'Filter by category' })).toBeHidden();
  const categories = page.getByRole('navigation', { name: 'Filter by category' });
  for (const name of ['Maternity and delivery', 'Inpatient care']) {
    await categories.getByRole('link', { name, exact: true }).click();
    await expect(coverage(page).getByRole('heading', { name, exact: true })).toBeInViewport();
    await expect(categories.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(page.getByLabel('Policy start date')).toBeInViewport();
  }
  await coverage(page).getByRole('combobox', { name: 'Deductible option' }).selectOption('4');
  await expect(page.locator('#birth-both-parents')).toContainText('Not with option 4');
});
