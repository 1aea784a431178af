import type { Page } from '@playwright/test';
import { describeIn, ENGLISH, expect, open, test } from '../support/site.ts';

/** Texts of the cells of a column in table order, without the total. */
const column = (page: Page, at: number): Promise<readonly string[]> =>
  page
    .locator(`main tbody tr > :nth-child(${at + 1})`)
    .evaluateAll((cells) =>
      cells.map((cell) => (cell.querySelector('span') ?? cell).textContent?.trim() ?? ''),
    );

describeIn('ES', 'the table of states by network', (site) => {
  const { prefix, words, texts } = site;
  const own = texts.networks;
  test('sorts by column, shows counts or shares, and links to hospitals @engines', async ({ page }) => {
    await open(page, `${prefix}/hospitals/networks`);
    const plus = page.getByRole('columnheader', { name: 'Plus' });
    await plus.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(plus).toHaveAttribute('aria-sort', 'ascending');
    const ascending = (await column(page, 3)).map(Number);
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
    await page.keyboard.press('Enter');
    await expect(plus).toHaveAttribute('aria-sort', 'descending');
    const descending = [...ascending].sort((a, b) => b - a);
    expect((await column(page, 3)).map(Number)).toEqual(descending);
    await expect(page).toHaveURL(/\?sort=plus&dir=desc$/);
    await page.getByRole('main').getByRole('link', { name: 'Texas', exact: true }).click();
    await expect(page).toHaveURL(/\/texas$/);
    const { next } = texts.statePage.near;
    await page.getByRole('link', { name: `${next} Utah` }).click();
    await expect(page).toHaveURL(`${prefix}/hospitals/utah`);
    await expect(page.getByRole('heading', { level: 1, name: 'Utah' })).toBeFocused();
    await expect(page.locator('main li a[aria-current=page]')).toContainText('Utah');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Texas' })).toBeVisible();
    await page.goBack();
    await expect.poll(async () => (await column(page, 3)).map(Number)).toEqual(descending);
    const states = page.getByRole('columnheader', { name: own.table.state });
    await states.getByRole('button').click();
    await expect(states).toHaveAttribute('aria-sort', 'ascending');
    const names = await column(page, 0);
    expect(names).toEqual([...names].sort(new Intl.Collator(site.lang).compare));
    await expect(page.locator('tfoot').getByRole('rowheader')).toHaveText(own.table.total);

    const cell = page.getByRole('link', { name: /: Plus, Texas$/ });
    const [count, share] = [cell.locator('span').first(), cell.locator('span').nth(1)];
    await page.getByRole('radio', { name: own.view.shares }).check();
    await expect(count).toBeHidden();
    await expect(share).toHaveText(/^\d+\s?%$/);
    await page.getByRole('radio', { name: own.view.counts, exact: true }).check();
    await expect(share).toBeHidden();
    await cell.click();
    await expect(page).toHaveURL(`${prefix}/hospitals?state=TX&network=plus`);
  });

  test('keeps my plan, with its two networks, on states, hospitals and benefits', async ({ page }) => {
    const main = page.getByRole('main');
    const myPlan = main.getByRole('combobox', { name: words.filters.myPlan });
    const column = (name: string) => main.getByRole('columnheader', { name, exact: true });
    await open(page, `${prefix}/hospitals/networks?sort=core`);
    await myPlan.selectOption('optima');
    await expect(page).toHaveURL(/networks\?sort=core&plan=optima$/);
    await expect(main.getByRole('columnheader')).toHaveText([/./, /Ultra/, /Plus/]);
    await main.getByRole('link', { name: 'Texas', exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/hospitals/texas?plan=optima`);
    await expect(myPlan).toHaveValue('optima');
    await expect(main.getByRole('link', { name: /^(Open|Core)/ })).toHaveCount(0);
    await expect(main.getByRole('columnheader')).toHaveCount(3);
    await expect(column('Vital')).toHaveCount(0);
    const finder = main.locator('a[href*="state=TX"]').first();
    const opened = page.context().waitForEvent('page');
    await finder.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect.poll(() => tab.url()).toMatch(/hospitals\?state=TX&plan=optima$/);
    await tab.close();
    await finder.click();
    await expect(page).toHaveURL(`${prefix}/hospitals?state=TX&plan=optima`);
    await page.getByRole('tab', { name: words.results.map }).click();
    await expect(page.getByRole('option', { name: /^Texas, .*, Ultra \d+, Plus \d+$/ })).toBeVisible();
    await page.goBack();
    await myPlan.selectOption('');
    await expect(page).toHaveURL(`${prefix}/hospitals/texas`);
    await expect(main.getByRole('link', { name: /^Core/ })).toBeVisible();
    await myPlan.selectOption('vital');
    await page.getByRole('contentinfo').locator('a[href*="/compare-plans"]').click();
    await expect(page).toHaveURL(`${prefix}/compare-plans?plan=vital`);
    await expect(column(`${words.filters.myPlan} Vital`).first()).toBeVisible();
    await expect(column('Optima').first()).toBeVisible();
  });
});

test.describe('the table of states by network @full', () => {
  for (const width of [320, 390])
    test(`at ${width} px shows the last column together with the state name`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/pt/hospitals/networks');
      const core = page.getByRole('link', { name: /: Core, Texas$/ });
      await core.focus();
      await expect(core).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Texas', exact: true })).toBeInViewport();
    });

  test('prints on at most three pages, with the sample tag, without buttons', async ({ page }) => {
    const { words: finder, texts } = ENGLISH;
    const { take } = texts.networks;
    await open(page, '/hospitals/networks');
    const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm' } });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(finder.sample.tag)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Core' })).toBeVisible();
    await expect(page.getByRole('button', { name: take.print })).toBeHidden();
  });
});
