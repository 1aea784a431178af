import type { Page } from '@playwright/test';
import { formatDate } from '#domain/format.ts';
import {
  chooseLanguage,
  describeIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectPrinted,
  holdBack,
  markPrint,
  open,
  PORTUGUESE,
  paramOf,
  SPANISH,
  test,
} from '../support/site.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Plan' });
const columns = (page: Page) => page.getByRole('main').getByRole('table').first().getByRole('columnheader');
const groups = (page: Page) => page.locator('[data-group]:visible');
/** Ids of the visible benefits, in order. */
const rows = async (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('[data-group] tr[id]:visible')
    .evaluateAll((all) => all.map(({ id }) => id));
/** Query string without `lang`, sorted by key. */
const query = (page: Page): string => {
  const params = new URL(page.url()).searchParams;
  params.delete('lang');
  params.sort();
  return decodeURIComponent(params.toString());
};

describeIn('PT', 'the comparison', (site) => {
  const path = `${site.prefix}/compare-plans`;
  const words = site.texts.comparePlans;
  const coverage = site.texts.coverage;
  const { maternity } = site.texts.benefits.groups;

  const planBox = (page: Page, name: string) => page.getByRole('checkbox', { name });
  const box = (page: Page) => page.getByRole('searchbox', { name: words.controls.search });
  const category = (page: Page) => page.getByRole('combobox', { name: words.controls.category, exact: true });
  const option = (page: Page) => page.getByRole('combobox', { name: coverage.controls.option });
  const differences = (page: Page) => page.getByRole('checkbox', { name: words.controls.differences });
  const reset = (page: Page) => page.getByRole('button', { name: words.controls.reset });

  test('has plans, category and only differences by keyboard, and a reset @engines', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);

    await test.step('starts with all three plans and the first category, on the first screen', async () => {
      await expect(columns(page)).toHaveText([coverage.benefit, 'Superior', 'Optima', 'Vital']);
      await expect(groups(page)).toHaveCount(1);
      await expect(category(page)).toHaveValue('general');
      for (const plan of ['Superior', 'Optima', 'Vital']) await expect(planBox(page, plan)).toBeChecked();
      for (const row of ['#annual-maximum', '#networks'])
        await expect(page.locator(row)).toBeInViewport({ ratio: 1 });
      await expect(reset(page)).toBeHidden();
      expect(query(page)).toBe('');
    });

    await test.step('an unchecked plan loses its column; with none checked all three are shown', async () => {
      await planBox(page, 'Superior').focus();
      await page.keyboard.press('Space');
      await expect(columns(page)).toHaveText([coverage.benefit, 'Optima', 'Vital']);
      await expect(page).toHaveURL(/plans=optima(,|%2C)vital/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(columns(page)).toHaveText([coverage.benefit, 'Vital']);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(columns(page)).toHaveText([coverage.benefit, 'Superior', 'Optima', 'Vital']);
      await expect(status(page)).toContainText(words.status.noneTicked);
      await expect(planBox(page, 'Vital')).toBeFocused();
      await expect.poll(() => query(page)).toBe('plans=none');
    });

    await test.step('one category or all categories', async () => {
      await category(page).selectOption(maternity);
      await expect(groups(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { name: maternity })).toBeVisible();
      await expect(status(page)).toContainText(maternity);
      await category(page).selectOption(words.controls.allCategories);
      await expect(groups(page)).toHaveCount(8);
      await expect.poll(() => query(page)).toBe('category=all&plans=none');
    });

    await test.step('only differences hides equal benefits and counts them', async () => {
      const all = (await rows(page)).length;
      await expect(status(page)).toContainText(String(all));
      await differences(page).press('Space');
      await expect.poll(() => rows(page)).not.toContain('telehealth');
      const left = await rows(page);
      expect(left).toContain('eye-exam');
      await expect(status(page)).toContainText(new RegExp(`\\b${all - left.length} `));
      await planBox(page, 'Vital').check();
      await expect(status(page)).toContainText(words.status.onePlan);
      await expect.poll(() => query(page)).toBe('category=all&only=differences&plans=vital');
    });

    await reset(page).press('Enter');
    await expect(planBox(page, 'Superior')).toBeChecked();
    await expect(page.getByRole('form', { name: words.controls.label })).toBeFocused();
    await expect.poll(() => query(page)).toBe('');
  });

  test('finds benefits by words of any language, and suggests similar words', async ({ page }) => {
    await open(page, path);

    await test.step('keeps the focus and the scroll position', async () => {
      await box(page).pressSequentially('parto', { delay: 30 });
      await expect(page).toHaveURL(/q=parto/);
      await expect(page.getByRole('heading', { name: maternity })).toBeVisible();
      expect(await rows(page)).toContain('birth-both-parents');
      await expect(status(page)).toContainText('parto');
      await expect(box(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await box(page).fill('glasses');
      await expect.poll(() => rows(page)).toEqual(['eye-exam']);
    });

    await test.step('with only differences and none left, offers to show all', async () => {
      await differences(page).check();
      await box(page).fill('opinion');
      await expect(page.getByRole('heading', { name: words.none.allAlike })).toBeVisible();
      await page.getByRole('button', { name: words.none.showAll }).click();
      await expect.poll(() => rows(page)).toEqual(['second-medical-opinion']);
    });

    await test.step('without a match', async () => {
      await box(page).fill('transplnat');
      await expect(status(page)).toContainText(words.status.noMatch.split('{')[0] ?? '');
      await expectAccessible(page);
      await page
        .getByRole('button', { name: /^transplant/ })
        .first()
        .press('Enter');
      await expect.poll(() => rows(page)).toContain('organ-transplant');
      await expect(box(page)).toHaveValue(/^transplant/);
    });

    await test.step('text without a match offers examples', async () => {
      await box(page).fill('zzz');
      await expect(status(page)).toContainText('zzz');
      for (const example of words.controls.example.split(', '))
        await expect(page.getByRole('button', { name: example, exact: true })).toBeVisible();
    });

    const clear = page.getByRole('main').getByRole('button', { name: words.controls.clear });
    await clear.first().press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(groups(page)).toHaveCount(1);
    await expect.poll(() => query(page)).toBe('');
  });

  test('is kept by print, copied link, reload, Back and other language', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await markPrint(page);
    await open(page, `${path}?plans=superior,vital&category=all`);
    await expect(columns(page)).toHaveText([coverage.benefit, 'Superior', 'Vital']);
    await expect(groups(page)).toHaveCount(8);

    await test.step('option 4 and the start date', async () => {
      await option(page).selectOption('4');
      await expect(page.locator('#preventive-exams')).toContainText(
        coverage.tags.excluded.replace('{option}', '4'),
      );
      await expect(status(page)).toContainText(words.status.option.replace('{option}', '4'));
      await page.getByLabel(coverage.controls.start).fill('2026-08-31');
      await expect(page.locator('#vasectomy')).toContainText(formatDate(site.language, '2027-06-30'));
    });

    await test.step('in print: the choice, tables, legend, notes and the address; no controls', async () => {
      await page.getByRole('button', { name: words.share.print }).press('Enter');
      await expectPrinted(page);
      await page.emulateMedia({ media: 'print' });
      const address = page.getByText(/\/compare-plans\?plans=superior/);
      const legend = page.getByRole('heading', { name: coverage.legend });
      const notes = page.getByText(coverage.notes.definitions);
      for (const printed of [address, status(page), legend, notes]) await expect(printed).toBeVisible();
      await expect(groups(page)).toHaveCount(8);
      await expect(page.getByRole('form', { name: words.controls.label })).toBeHidden();
      await expect(page.getByRole('button', { name: words.share.print })).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await differences(page).check();
    await box(page).fill('exam');
    await expect(status(page)).toContainText('exam');
    const chosen = 'category=all&only=differences&option=4&plans=superior,vital&q=exam&start=2026-08-31';
    await expect.poll(() => query(page)).toBe(chosen);
    const found = await rows(page);
    expect(found).toContain('eye-exam');
    const check = async (where: Page): Promise<void> => {
      await expect.poll(() => rows(where)).toEqual(found);
      expect(query(where)).toBe(chosen);
      await expect(where.locator('input[type=search]')).toHaveValue('exam');
      await expect(planBox(where, 'Optima')).not.toBeChecked();
    };

    await test.step('a copied link in the same language; the print button does not move', async () => {
      const print = page.getByRole('button', { name: words.share.print });
      const before = await print.boundingBox();
      await page.getByRole('button', { name: words.share.copy }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: words.share.copied })).toBeAttached();
      expect(await print.boundingBox()).toEqual(before);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).searchParams.get('lang')).toBe(site.code === 'EN' ? 'en' : null);
      const said = await status(page).textContent();
      const whatsapp = page.getByRole('link', { name: words.share.whatsapp });
      expect(await paramOf(whatsapp, 'text')).toContain(`${said} ${link}`);
      const another = await context.newPage();
      await another.setViewportSize({ width: 390, height: 844 });
      await open(another, link);
      await check(another);
      await expect(status(another)).toBeFocused();
      expect((await status(another).boundingBox())?.y).toBeLessThan(140);
      await expect(status(another)).toHaveText(said ?? '');
      await expect(another.locator('html')).toHaveAttribute('lang', site.lang);
      await another.close();
    });

    await test.step('reload, Back and another language', async () => {
      await page.reload();
      await check(page);
      await page.getByRole('columnheader').getByRole('link', { name: 'Vital' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Vital' })).toBeVisible();
      await page.goBack();
      await check(page);
      const other = site.code === 'PT' ? SPANISH : PORTUGUESE;
      await chooseLanguage(page, other);
      await expect(page).toHaveURL(new RegExp(`${other.prefix}/compare`));
      await check(page);
    });
  });

  test('on a small screen has a select for one plan or a pair @full', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, path);
    const plan = page.getByRole('combobox', { name: words.controls.planShown });
    await plan.selectOption('Optima');
    await expect(columns(page).filter({ visible: true }).last()).toHaveText('Optima');
    await expect(planBox(page, 'Vital')).not.toBeChecked();
    await planBox(page, 'Vital').check();
    await expect(plan.locator('option:checked')).toHaveText(/Optima .+ Vital/);
    await plan.selectOption(words.controls.allPlans);
    await expect.poll(() => query(page)).toBe('');
    await expect(box(page)).toBeHidden();
    await page.getByRole('button', { name: words.controls.more }).press('Enter');
    await differences(page).check();
    await option(page).selectOption('4');
    await page.getByLabel(coverage.controls.start).fill('2026-08-31');
    await category(page).selectOption(words.controls.allCategories);
    await expect(groups(page)).toHaveCount(8);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect(differences(page)).toBeVisible();
    await box(page).fill('parto');
    await box(page).press('Enter');
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    const found = groups(page).filter({ has: page.locator('#birth-both-parents') });
    await expect(found.getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
});

test('an address with another category does not show the first category while loading @engines', async ({
  page,
}) => {
  const letCome = await holdBack(page, /\.js$/);
  await page.goto('/compare-plans?lang=en&category=maternity', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#annual-maximum')).toBeHidden();
  letCome();
  await expect(page.locator('#birth-both-parents')).toBeVisible();
  await expect(page.locator('#annual-maximum')).toBeHidden();
});
