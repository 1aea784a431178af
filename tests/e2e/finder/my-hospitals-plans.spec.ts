import type { Page } from '@playwright/test';
import { fill } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import { describeIn, expect, FULL, open, type Site } from '../support/site.ts';
import { expectAccessibleNow, test } from './finder.ts';
import { FOUR, keepHospitals, planName, sentencesOf } from './mine.ts';

/** The section of a plan page on the hospitals in the list that the plan includes. */
const reachOn = (page: Page, { mine }: Site, plan: (typeof PLANS)[number]) => {
  const heading = page.getByRole('heading', { name: fill(mine.plan.heading, { plan: planName(plan) }) });
  return page.locator('section').filter({ has: heading });
};

/** The row of my hospitals in the comparison. */
const rowOf = (page: Page, { mine }: Site) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: mine.row.label }) });

describeIn('EN', 'my hospitals beside the plans', (site) => {
  const { mine, words, prefix } = site;
  const of = (count: number): string => fill(mine.row.count, { count: String(count), total: '4' });

  test('plan pages and the comparison show the reach of the list', async ({ page }) => {
    await keepHospitals(page, FOUR);
    for (const plan of FULL ? PLANS : (['optima'] as const)) {
      await open(page, `${prefix}/${plan}`);
      const part = reachOn(page, site, plan);
      await part.scrollIntoViewIfNeeded();
      await expect(part.getByRole('listitem')).toHaveText(sentencesOf(site, FOUR, [plan]));
      await expect(part).toContainText(words.sample.tag);
    }
    if (FULL) await expectAccessibleNow(page);
    await open(page, `${prefix}/compare-plans`);
    const row = rowOf(page, site);
    await row.scrollIntoViewIfNeeded();
    const count = (flag: 'ultra' | 'plus' | 'core'): string => of(FOUR.filter((one) => one[flag]).length);
    await expect(row.getByRole('cell')).toHaveText([
      `Open: ${of(4)}Ultra: ${count('ultra')}`,
      `Ultra: ${count('ultra')}Plus: ${count('plus')}`,
      `Plus: ${count('plus')}Core: ${count('core')}`,
    ]);
    await expect(row).toContainText(words.sample.tag);
    await page.getByRole('combobox').first().selectOption('maternity');
    await expect(row).toBeVisible();
    if (FULL) await expectAccessibleNow(page);
  });
});
