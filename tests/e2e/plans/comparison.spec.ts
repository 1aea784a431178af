import type { Page } from '@playwright/test';
import enCompare from '#data/words/en/compare-plans.json' with { type: 'json' };
import enCoverage from '#data/words/en/coverage.json' with { type: 'json' };
import esCompare from '#data/words/es/compare-plans.json' with { type: 'json' };
import esCoverage from '#data/words/es/coverage.json' with { type: 'json' };
import ptCompare from '#data/words/pt/compare-plans.json' with { type: 'json' };
import ptCoverage from '#data/words/pt/coverage.json' with { type: 'json' };
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
  widthsIn,
} from '../support/site.ts';

const WORDS = {
  EN: { words: enCompare, coverage: enCoverage, end: 'June 30, 2027', maternity: 'Maternity and delivery' },
  ES: { words: esCompare, coverage: esCoverage, end: '30 de junio de 2027', maternity: 'Maternidad y parto' },
  PT: {
    words: ptCompare,
    coverage: ptCoverage,
    end: '30 de junho de 2027',
    maternity: 'Maternidade e parto',
  },
} as const;

type Words = (typeof WORDS)['EN']['words'];

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Plan' });
const columns = (page: Page) => page.getByRole('main').getByRole('table').first().getByRole('columnheader');
/** Ids of the benefits in sight, in order. */
const rows = async (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('[data-group] tr[id]:visible')
    .evaluateAll((all) => all.map(({ id }) => id));
const groups = (page: Page) => page.locator('[data-group]:visible');
const box = (page: Page, words: Words) => page.getByRole('searchbox', { name: words.controls.search });
const category = (page: Page, words: Words) =>
  page.getByRole('combobox', { name: words.controls.category, exact: true });
const differences = (page: Page, words: Words) =>
  page.getByRole('checkbox', { name: words.controls.differences });
/** The query of the address, but for the language. */
const query = (page: Page): string => {
  const params = new URL(page.url()).searchParams;
  params.delete('lang');
  return decodeURIComponent(params.toString());
};
const beginning = (text: string): string => text.split('{')[0] ?? '';

for (const site of SITES) {
  const inTurn = turnsOf(site.code);
  const { prefix } = site;
  const { words, coverage, end, maternity } = WORDS[site.code];
  const path = `${prefix}/compare-plans`;

  test.describe(`the comparison in ${site.name}`, () => {
    test.use({ locale: site.browser });

    test('begins with all three plans and the first category, and nothing in the address', async ({
      page,
    }) => {
      await open(page, path);
      await expect(columns(page)).toHaveText([coverage.benefit, 'Superior', 'Optima', 'Vital']);
      await expect(groups(page)).toHaveCount(1);
      await expect(category(page, words)).toHaveValue('general');
      for (const plan of ['Superior', 'Optima', 'Vital'])
        await expect(page.getByRole('checkbox', { name: plan })).toBeChecked();
      expect(query(page)).toBe('');
      await expect(page.getByRole('button', { name: words.controls.reset })).toBeHidden();
    });

    inTurn()(
      'by keyboard: a plan that is unticked loses its column; with none ticked all three are shown, and it is said',
      async ({ page }) => {
        await open(page, path);
        await page.getByRole('checkbox', { name: 'Superior' }).focus();
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
        await expect(page.getByRole('checkbox', { name: 'Vital' })).toBeFocused();
        expect(query(page)).toBe('plans=none');
        await page.getByRole('button', { name: words.controls.reset }).press('Enter');
        await expect(page.getByRole('checkbox', { name: 'Superior' })).toBeChecked();
        await expect(page.getByRole('form', { name: words.controls.label })).toBeFocused();
        expect(query(page)).toBe('');
      },
    );

    test('shows one category, or all of them', async ({ page }) => {
      await open(page, path);
      await category(page, words).selectOption(maternity);
      await expect(groups(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { name: maternity })).toBeVisible();
      await expect(status(page)).toContainText(maternity);
      expect(query(page)).toBe('category=maternity');
      await category(page, words).selectOption(words.controls.allCategories);
      await expect(groups(page)).toHaveCount(8);
      await expect(status(page)).toContainText(String((await rows(page)).length));
      expect(query(page)).toBe('category=all');
    });

    inTurn()('only differences: what is alike is left out and counted', async ({ page }) => {
      await open(page, `${path}?category=all`);
      await expect(groups(page)).toHaveCount(8);
      const all = (await rows(page)).length;
      await differences(page, words).press('Space');
      await expect(page).toHaveURL(/only=differences/);
      const left = await rows(page);
      expect(left.length).toBeLessThan(all);
      expect(left).not.toContain('telehealth');
      expect(left).toContain('eye-exam');
      await expect(status(page)).toContainText(new RegExp(`\\b${all - left.length} `));
      await open(page, `${path}?plans=vital&only=differences`);
      await expect(status(page)).toContainText(words.status.onePlan);
      await open(page, `${path}?q=opinion&only=differences`);
      await expect(page.getByRole('heading', { name: words.none.allAlike })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.none.showAll }).click();
      await expect.poll(() => rows(page)).toEqual(['second-medical-opinion']);
    });

    test('a search finds benefits of all categories by words of any language, and keeps the focus', async ({
      page,
    }) => {
      await open(page, path);
      await box(page, words).pressSequentially('parto', { delay: 30 });
      await expect(page).toHaveURL(/q=parto/);
      await expect(page.getByRole('heading', { name: maternity })).toBeVisible();
      expect(await rows(page)).toContain('birth-both-parents');
      await expect(status(page)).toContainText('parto');
      await expect(box(page, words)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      for (const typed of ['lentes', 'glasses', 'ÓCULOS']) {
        await box(page, words).fill(typed);
        await expect.poll(() => rows(page)).toEqual(['eye-exam']);
      }
      await page.getByRole('button', { name: words.controls.clear }).press('Enter');
      await expect(box(page, words)).toBeFocused();
      await expect(groups(page)).toHaveCount(1);
      expect(query(page)).toBe('');
    });

    inTurn()('no match: it is said, near words lead on, and what is typed stays text', async ({ page }) => {
      await open(page, path);
      await box(page, words).fill('transplnat');
      await expect(status(page)).toContainText(beginning(words.status.noMatch));
      await expectAccessible(page);
      await page
        .getByRole('button', { name: /^transplant/ })
        .first()
        .press('Enter');
      await expect.poll(() => rows(page)).toContain('organ-transplant');
      await expect(box(page, words)).toHaveValue(/^transplant/);
      await box(page, words).fill('<img src=x onerror=alert(1)>"%5C');
      await expect(status(page)).toContainText('<img src=x onerror=alert(1)>"%5C');
      await page.reload();
      await expect(box(page, words)).toHaveValue('<img src=x onerror=alert(1)>"%5C');
      await box(page, words).fill('z'.repeat(300));
      await expect(box(page, words)).toHaveValue('z'.repeat(100));
      await expect(status(page)).toContainText('z'.repeat(100));
      await page.getByRole('main').getByRole('button', { name: words.controls.clear }).last().click();
      await expect(groups(page)).toHaveCount(1);
    });

    inTurn()('option 4 marks the maternity and preventive rows', async ({ page }) => {
      await open(page, `${path}?category=all`);
      await page.getByRole('combobox', { name: coverage.controls.option }).selectOption('4');
      const excluded = page.getByText(coverage.tags.excluded.replace('{option}', '4'), { exact: true });
      await expect(page.locator('#birth-both-parents').filter({ has: excluded })).toBeVisible();
      await expect(page.locator('#preventive-exams').filter({ has: excluded })).toBeVisible();
      await expect(page.locator('#organ-transplant').filter({ has: excluded })).toHaveCount(0);
      await expect(status(page)).toContainText(words.status.option.replace('{option}', '4'));
      expect(query(page)).toBe('category=all&option=4');
    });

    test('a policy that starts on August 31, 2026 waits 10 months until June 30, 2027', async ({ page }) => {
      await open(page, `${path}?category=maternity`);
      await page.getByLabel(coverage.controls.start).fill('2026-08-31');
      await expect(page.locator('#birth-both-parents')).toContainText(end);
      expect(query(page)).toBe('category=maternity&start=2026-08-31');
    });

    test('a link that is copied opens the same comparison in the same language', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${path}?plans=superior,vital&category=maternity&option=4&start=2026-12-01`);
      const said = await status(page).textContent();
      await page.getByRole('button', { name: words.share.copy }).press('Enter');
      await expect(page.getByText(words.share.copied, { exact: true })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).searchParams.get('lang')).toBe(site.code === 'EN' ? 'en' : null);
      const another = await context.newPage();
      await open(another, link);
      await expect(status(another)).toHaveText(said ?? '');
      await expect(another.locator('html')).toHaveAttribute('lang', site.lang);
    });

    inTurn()('where the clipboard is denied the link stands in a field, selected', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('denied')) },
        }),
      );
      await open(page, `${path}?category=all`);
      await page.getByRole('button', { name: words.share.copy }).click();
      const field = page.getByRole('textbox', { name: words.share.byHand });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/compare-plans\?category=all/);
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBeGreaterThan(20);
      await expectAccessible(page);
    });

    inTurn()('a row’s link opens its category and puts the focus on it', async ({ page }) => {
      await open(page, `${path}#organ-transplant`);
      await expect(page.locator('#organ-transplant')).toBeFocused();
      await expect(page.locator('#organ-transplant')).toBeInViewport();
      await expect(category(page, words)).toHaveValue('inpatient');
    });

    test('reload, Back and another language keep everything that is chosen', async ({ page }) => {
      await open(page, path);
      await page.getByRole('checkbox', { name: 'Optima' }).uncheck();
      await category(page, words).selectOption(words.controls.allCategories);
      await differences(page, words).check();
      await box(page, words).fill('exam');
      await expect(page).toHaveURL(/q=exam/);
      // The words by which rows are found come with the first search.
      await expect(page.getByRole('status').filter({ hasText: 'exam' })).toBeVisible();
      const chosen = query(page);
      const found = await rows(page);
      const check = async (): Promise<void> => {
        await expect.poll(() => rows(page)).toEqual(found);
        expect(query(page)).toBe(chosen);
        await expect(page.locator('input[type=search]')).toHaveValue('exam');
        await expect(page.getByRole('checkbox', { name: 'Optima' })).not.toBeChecked();
      };
      await page.reload();
      await check();
      await page.getByRole('columnheader').getByRole('link', { name: 'Vital' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Vital' })).toBeVisible();
      await page.goBack();
      await check();
      const other = site.code === 'PT' ? 'Español' : 'Português';
      await page.locator('header details summary').first().click();
      await page.getByRole('link', { name: other, exact: true }).first().click();
      await expect(page).toHaveURL(site.code === 'PT' ? /\/es\/compare/ : /\/pt\/compare/);
      await check();
    });

    inTurn()(
      'on a small screen one plan is chosen from a list, which also names a pair',
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, path);
        const plan = page.getByRole('combobox', { name: words.controls.planShown });
        await plan.selectOption('Optima');
        await expect(columns(page).filter({ visible: true }).last()).toHaveText('Optima');
        await expect(page.getByRole('checkbox', { name: 'Vital' })).not.toBeChecked();
        await page.getByRole('checkbox', { name: 'Vital' }).check();
        await expect(plan.locator('option:checked')).toHaveText(/Optima .+ Vital/);
        await plan.selectOption(words.controls.allPlans);
        expect(query(page)).toBe('');
        await expect(box(page, words)).toBeHidden();
        await page.getByRole('button', { name: words.controls.more }).press('Enter');
        await differences(page, words).check();
        await page.reload();
        await expect(differences(page, words)).toBeVisible();
      },
    );

    inTurn()(
      'on paper: the choice as a sentence, the tables, legend and notes, and where it came from; no controls',
      async ({ page }) => {
        await open(page, `${path}?plans=superior,vital&category=all&start=2026-08-31`);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText(/\/compare-plans\?plans=superior/)).toBeVisible();
        await expect(status(page)).toBeVisible();
        await expect(groups(page)).toHaveCount(8);
        await expect(page.getByRole('heading', { name: coverage.legend })).toBeVisible();
        await expect(page.getByText(coverage.notes.definitions)).toBeVisible();
        await expect(page.getByRole('form', { name: words.controls.label })).toBeHidden();
        await expect(page.getByRole('button', { name: words.share.print })).toBeHidden();
      },
    );

    test('without script every category stands in the page, without dead controls', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: site.browser });
      const page = await context.newPage();
      await page.goto(path);
      await expect(groups(page)).toHaveCount(8);
      await expect(page.locator('#birth-both-parents')).toBeVisible();
      await expect(page.getByRole('form', { name: words.controls.label })).toBeHidden();
      await expect(page.getByRole('button', { name: words.share.print })).toBeHidden();
      await context.close();
    });

    for (const width of widthsIn(site.code, 390, [320, 390, 768, 1440])) {
      test(`at ${width} px nothing scrolls sideways and axe finds nothing`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const asked of ['?plans=none&option=4&start=2026-08-31&category=all', '?q=zzzzzz']) {
          await open(page, path + asked);
          await expect(status(page)).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      });
    }
  });
}

test('an address that asks for something else does not show the first category on the way', async ({
  page,
}) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((wait) => setTimeout(wait, 400));
    await route.continue();
  });
  await page.goto('/compare-plans?lang=en&category=maternity', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#annual-maximum')).toBeHidden();
  await expect(page.locator('#birth-both-parents')).toBeVisible();
});

test('at 1440 × 900 the table begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/compare-plans');
  await expect(page.locator('#annual-maximum')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#networks')).toBeInViewport({ ratio: 1 });
});
