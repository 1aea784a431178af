import type { Locator, Page } from '@playwright/test';
import enBenefits from '#data/words/en/benefits.json' with { type: 'json' };
import en from '#data/words/en/coverage.json' with { type: 'json' };
import esBenefits from '#data/words/es/benefits.json' with { type: 'json' };
import es from '#data/words/es/coverage.json' with { type: 'json' };
import ptBenefits from '#data/words/pt/benefits.json' with { type: 'json' };
import pt from '#data/words/pt/coverage.json' with { type: 'json' };
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

const TEXTS = {
  EN: {
    words: en,
    groups: enBenefits.groups,
    rows: enBenefits.rows,
    excluded: 'Not with option 4',
    until: 'until June 30, 2027',
    untilLater: 'until August 31, 2028',
  },
  ES: {
    words: es,
    groups: esBenefits.groups,
    rows: esBenefits.rows,
    excluded: 'No incluido con la opción 4',
    until: 'hasta el 30 de junio de 2027',
    untilLater: 'hasta el 31 de agosto de 2028',
  },
  PT: {
    words: pt,
    groups: ptBenefits.groups,
    rows: ptBenefits.rows,
    excluded: 'Não incluído com a opção 4',
    until: 'até 30 de junho de 2027',
    untilLater: 'até 31 de agosto de 2028',
  },
} as const;

const coverage = (page: Page): Locator => page.locator('#plan-comparison');
const tables = (page: Page): Locator => coverage(page).getByRole('table');

/** Opens a page and goes down to its tables, whose code then comes. */
const openAt = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await coverage(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#additional')).toHaveAttribute('hidden', 'until-found');
};

/** Arrow keys choose in a closed select, as a keyboard does. */
const step = async (select: Locator, key: string, times: number): Promise<void> => {
  await select.focus();
  for (let done = 0; done < times; done++) await select.press(key);
};

for (const { name, code, prefix, browser } of SITES) {
  const inTurn = turnsOf(code);
  const { words, groups, rows, excluded, until, untilLater } = TEXTS[code];

  test.describe(`the coverage of a plan in ${name}`, () => {
    test.use({ locale: browser });

    test('begins with the first category, and a category chosen by keyboard takes its place', async ({
      page,
    }) => {
      await openAt(page, `${prefix}/superior`);
      await expect(tables(page)).toHaveCount(1);
      await expect(coverage(page).getByRole('heading', { name: groups.general })).toBeVisible();
      const category = page.getByRole('combobox', { name: words.controls.category });
      await step(category, 'ArrowDown', 6);
      await expect(coverage(page).getByRole('heading', { name: groups.maternity })).toBeVisible();
      await expect(tables(page)).toHaveCount(1);
      await expect(page).toHaveURL(/\?category=maternity$/);
      await expect(category).toBeFocused();
      await step(category, 'ArrowDown', 2);
      await expect(tables(page)).toHaveCount(8);
      await expect(page).toHaveURL(/\?category=all$/);
    });

    test('marks what an option excludes and dates the waiting periods, by keyboard', async ({ page }) => {
      await openAt(page, `${prefix}/superior?category=maternity`);
      const birth = page.getByRole('row', { name: rows['birth-both-parents'].label });
      await step(page.getByRole('combobox', { name: words.controls.option }), 'ArrowDown', 4);
      await expect(birth.getByText(excluded)).toBeVisible();
      await page.getByLabel(words.controls.start).focus();
      await page.getByLabel(words.controls.start).fill('2026-08-31');
      await expect(birth).toContainText(until);
      await expect(page).toHaveURL(/category=maternity&option=4&start=2026-08-31$/);
      await page.getByRole('button', { name: words.controls.clear }).focus();
      await page.keyboard.press('Enter');
      await expect(birth.getByText(excluded)).toHaveCount(0);
      await expect(page.getByLabel(words.controls.start)).toHaveValue('');
      await expect(page.getByRole('combobox', { name: words.controls.option })).toBeFocused();
      await expect(page).toHaveURL(/\?category=maternity$/);
    });

    inTurn()('opens as a link asks: option, date, category, and the focus on the row', async ({ page }) => {
      await open(page, `${prefix}/superior?option=4&start=2026-08-31&category=maternity#fertility-treatment`);
      const row = page.locator('#fertility-treatment');
      await expect(row).toBeFocused();
      await expect(row).toBeInViewport();
      await expect(row).toContainText(excluded);
      await expect(row).toContainText(untilLater);
      await expect(page).toHaveURL(/#fertility-treatment$/);
    });

    for (const width of widthsIn(code, 320, [320, 390, 1440])) {
      test(`at ${width} px all categories have no defect that axe finds and do not scroll sideways`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `${prefix}/vital?category=all&option=4&start=2026-08-31`);
        await expect(tables(page)).toHaveCount(8);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  });
}

test('a fragment alone opens the category of its row, under the sticky heads', async ({ page }) => {
  await open(page, '/optima#organ-transplant');
  const row = page.getByRole('row', { name: enBenefits.rows['organ-transplant'].label });
  await expect(row).toBeFocused();
  await expect(page).toHaveURL('/optima?category=inpatient#organ-transplant');
  const head = await tables(page).getByRole('columnheader').first().boundingBox();
  const box = await row.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
});

test('a fragment that changes later opens its category too, and Back leaves it', async ({ page }) => {
  await open(page, '/optima');
  await page.evaluate(() => location.assign('#hearing-aids'));
  await expect(page.locator('#hearing-aids')).toBeFocused();
  await expect(page.getByRole('combobox', { name: en.controls.category })).toHaveValue('outpatient');
});

test('every row has a link to itself', async ({ page }) => {
  await open(page, '/optima?category=inpatient');
  const link = page.getByRole('link', { name: 'Link to Bariatric surgery' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/optima?category=inpatient#bariatric-surgery');
  await expect(page.locator('#bariatric-surgery')).toBeFocused();
  await page.getByRole('link', { name: 'Link to Living donor' }).click();
  await expect(page.locator('#living-donor')).toBeFocused();
});

test('Back restores the place in the page: the row of the address is not sought again', async ({ page }) => {
  await open(page, '/optima?category=outpatient#hearing-aids');
  await expect(page.locator('#hearing-aids')).toBeFocused();
  await coverage(page).getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Compare/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/optima?category=outpatient#hearing-aids');
  await expect(page.locator('#hearing-aids')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.locator('#hearing-aids')).not.toBeFocused();
});

test('a choice leaves the reader in peace: the row of the address is not sought again', async ({ page }) => {
  await open(page, '/optima?category=wellness#preventive-exams');
  await expect(page.locator('#preventive-exams')).toBeFocused();
  const option = page.getByRole('combobox', { name: en.controls.option });
  await option.selectOption('5');
  await expect(page.locator('#preventive-exams')).toContainText('Not with option 5');
  await option.focus();
  await page.waitForTimeout(400);
  await expect(option).toBeFocused();
  await expect(option).toBeInViewport();
  await expect(page).toHaveURL('/optima?category=wellness&option=5#preventive-exams');
  await page.getByRole('combobox', { name: en.controls.category }).selectOption('outpatient');
  await expect(page).toHaveURL('/optima?category=outpatient&option=5');
});

test('find in page reaches closed categories and opens them', async ({ page }) => {
  await openAt(page, '/superior');
  const closed = page.locator('#outpatient');
  await expect(closed).toHaveAttribute('hidden', 'until-found');
  // The browser's own search cannot be driven from here: it sends this event before it shows what it found.
  await closed.dispatchEvent('beforematch');
  await expect(page.getByRole('combobox', { name: en.controls.category })).toHaveValue('outpatient');
  await expect(closed).not.toHaveAttribute('hidden');
});

test('the other plans are one link away, with what was chosen', async ({ page }) => {
  await open(page, '/superior?category=outpatient&option=2');
  const vital = coverage(page).getByRole('navigation').getByRole('link', { name: 'Vital' });
  // The page as it was prerendered knows no query: the link follows when the script has read it.
  await expect(vital).toHaveAttribute('href', /option=2/);
  await vital.click();
  await expect(page).toHaveURL('/vital?category=outpatient&option=2#plan-comparison');
  await expect(page.getByRole('row', { name: enBenefits.rows['hearing-aids'].label })).toContainText('N/A');
});

test('the chosen option is named in the table of the options', async ({ page }) => {
  await open(page, '/superior?option=4');
  await expect(page.getByRole('rowheader', { name: 'Option 4 (your option)' })).toBeVisible();
});

test('on paper stands the open category alone, without controls', async ({ page }) => {
  await open(page, '/superior?category=wellness&option=4');
  await page.emulateMedia({ media: 'print' });
  await expect(tables(page)).toHaveCount(1);
  await expect(coverage(page).getByRole('combobox')).toHaveCount(0);
  await expect(page.locator('#preventive-exams')).toContainText('Not with option 4');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name, code, prefix } of SITES) {
    test(`every ${name} category can be read, and every mark is explained`, async ({ page }) => {
      await page.goto(`${prefix}/vital`);
      await expect(tables(page)).toHaveCount(8);
      await expect(page.locator('#waiver-of-premium')).toBeVisible();
      await expect(coverage(page).getByRole('term')).toHaveCount(5);
      await expect(coverage(page)).toContainText(TEXTS[code].words.meanings.missing);
    });
  }
});
