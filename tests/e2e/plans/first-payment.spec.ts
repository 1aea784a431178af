import type { Locator, Page } from '@playwright/test';
import en from '#data/words/en/first-payment.json' with { type: 'json' };
import es from '#data/words/es/first-payment.json' with { type: 'json' };
import pt from '#data/words/pt/first-payment.json' with { type: 'json' };
import { formatMoney, formatNumber } from '#domain/format.ts';
import { LANGUAGES } from '#domain/language.ts';
import {
  awake,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const WORDS = [en, es, pt];

for (const [at, site] of SITES.entries()) {
  const inTurn = turnsOf(site.code);
  const words = WORDS[at] ?? en;
  const language = LANGUAGES[at] ?? 'ENG';
  const money = (dollars: number): string => formatMoney(language, dollars);

  const example = (page: Page): Locator => page.locator('#first-payment');
  const answer = (page: Page): Locator => example(page).getByRole('status');
  const steps = (page: Page): Locator => example(page).getByRole('listitem');
  const bill = (page: Page): Locator => example(page).getByRole('textbox', { name: words.bill });
  const select = (page: Page, name: string): Locator => example(page).getByRole('combobox', { name });

  const openExample = async (page: Page, address: string): Promise<void> => {
    await open(page, `${site.prefix}${address}#first-payment`);
    await expect(example(page).getByRole('heading', { name: words.heading })).toBeVisible();
    await awake(bill(page));
  };
  /** Types over what stands in the box. */
  const typeBill = async (page: Page, text: string): Promise<void> => {
    await bill(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  /** Goes to a line of a select by keys alone; it begins at the first. */
  const press = async (control: Locator, down: number): Promise<void> => {
    await control.focus();
    for (let presses = 0; presses < down; presses++) await control.press('ArrowDown');
  };

  test.describe(`what is paid first, in ${site.name}`, () => {
    test.use({ locale: site.browser });

    test('begins with an example in which one person pays the deductible of the first option', async ({
      page,
    }) => {
      await openExample(page, '/superior');
      await expect(bill(page)).toHaveValue(formatNumber(language, 12_000));
      await expect(answer(page)).toContainText(words.you);
      await expect(answer(page)).toContainText(money(3000));
      await expect(example(page).getByRole('definition')).toHaveText([money(3000), money(9000)]);
      await expect(example(page)).toContainText(words.note);
    });

    test('by keyboard: place, option, family and claim-free years change the answer, rule by rule', async ({
      page,
    }) => {
      await openExample(page, '/superior');
      await bill(page).focus();
      await page.keyboard.press('Tab');
      await expect(example(page).getByRole('radio', { name: words.inside })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(example(page).getByRole('radio', { name: words.outside })).toBeChecked();
      await expect(answer(page)).toContainText(money(1000));

      await press(select(page, words.option), 1);
      await expect(answer(page)).toContainText(money(2000));
      await press(select(page, words.people), 3);
      await expect(answer(page)).toContainText(words.family);
      await expect(answer(page)).toContainText(money(4000));
      await press(select(page, words.years), 3);
      await expect(answer(page)).toContainText(money(2000));

      await expect(steps(page)).toHaveCount(5);
      const [option, vanishing, family, maximum, rest] = await steps(page).allTextContents();
      expect(option).toContain(money(2000));
      expect(vanishing).toContain(money(1000));
      expect(vanishing).toContain('3');
      expect(family).toContain(money(4000));
      expect(family).toContain(money(2000));
      expect(rest).toContain(money(46_000));
      expect(maximum).toContain(money(15_000_000));
    });

    test('options 4 to 6 say that claim-free years do not lower them', async ({ page }) => {
      await openExample(page, '/superior');
      await press(select(page, words.option), 3);
      await press(select(page, words.years), 3);
      await expect(answer(page)).toContainText(money(7500));
      const [before = ''] = words.steps.otherOption.split('{');
      await expect(steps(page).nth(1)).toContainText(before);
      await expect(steps(page).nth(1)).toContainText(money(7500));
    });

    test('a bill as it is written in any of the languages counts once the reader pauses', async ({
      page,
    }) => {
      await openExample(page, '/superior');
      for (const written of ['20000', '21,000', '22.000', '23 000']) {
        await typeBill(page, written);
        await expect(answer(page)).toContainText(money(Number(written.replace(/\D/g, ''))));
      }
      await page.keyboard.press('Tab');
      await expect(bill(page)).toHaveValue(formatNumber(language, 23_000));
    });

    inTurn()(
      'a wrong bill is named beside its box, on leaving it, and nothing is worked out until it is right',
      async ({ page }) => {
        await openExample(page, '/superior');
        const hundredMillion = money(100_000_000);
        for (const [written, told] of [
          ['', words.wrong.empty.split('{')[0] ?? ''],
          ['12.50', words.wrong.digits.split('{')[0] ?? ''],
          ['100000001', hundredMillion],
          ['0', money(1)],
        ] as const) {
          await typeBill(page, written);
          if (written === '') await page.keyboard.press('Delete');
          await page.keyboard.press(written === '0' ? 'Enter' : 'Tab');
          await expect(bill(page)).toHaveAccessibleDescription(new RegExp(literal(told)));
          await expect(bill(page)).toHaveAttribute('aria-invalid', 'true');
          await expect(answer(page)).toHaveText(words.waiting);
          await expect(steps(page)).toHaveCount(0);
        }
        await expectAccessible(page);
        await typeBill(page, '800');
        await expect(answer(page)).toContainText(money(800));
        await expect(bill(page)).not.toHaveAttribute('aria-invalid');
        await expect(steps(page).last()).toHaveText(words.steps.nothing);
      },
    );

    inTurn()('while a bill is half typed nobody is scolded', async ({ page }) => {
      await openExample(page, '/superior');
      await typeBill(page, '12,');
      await page.waitForTimeout(900);
      await expect(bill(page)).not.toHaveAttribute('aria-invalid');
      await expect(answer(page)).toContainText(money(3000));
    });

    inTurn()('above the annual maximum the rest is said not to be paid by the plan', async ({ page }) => {
      await openExample(page, '/vital');
      await typeBill(page, '6000000');
      await expect(answer(page)).toContainText(money(6_000_000));
      await expect(example(page).getByRole('definition')).toHaveText([
        money(3000),
        money(5_000_000),
        money(997_000),
      ]);
      await expect(steps(page)).toHaveText([
        new RegExp(literal(money(3000))),
        new RegExp(literal(money(997_000))),
        new RegExp(literal(money(5_000_000))),
      ]);
    });

    inTurn()(
      'the share outside the network is said for care in the United States, not computed',
      async ({ page }) => {
        await openExample(page, '/optima');
        const paid = example(page).getByText(/60\s?%/);
        await expect(paid).toBeVisible();
        await example(page).getByRole('radio', { name: words.outside }).press('Space');
        await expect(paid).toBeHidden();
        await openExample(page, '/vital');
        await expect(
          example(page).getByText(words.outOfNetwork.none.replace('{plan}', 'Vital')),
        ).toBeVisible();
      },
    );

    test('in the comparison the plan is chosen here, and the option begins with that of the comparison', async ({
      page,
    }) => {
      await openExample(page, '/compare-plans?option=4');
      await expect(select(page, words.option)).toHaveValue('4');
      await expect(answer(page)).toContainText(money(7500));
      await example(page).getByRole('radio', { name: 'Superior' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(example(page).getByRole('radio', { name: 'Optima' })).toBeChecked();
      await expect(example(page)).toContainText(money(10_000_000));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });

  test.describe(`what is paid first, at 320 px in ${site.name}`, () => {
    test.use({ locale: site.browser, viewport: { width: 320, height: 700 } });

    test('nothing is lost or cut', async ({ page }) => {
      await openExample(page, '/vital');
      await typeBill(page, '100000000');
      await select(page, words.people).selectOption('10');
      await expect(answer(page)).toContainText(money(1_000_000_000));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}

/** As a pattern in which any blank stands for any other: descriptions are read with plain ones. */
const literal = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s/g, '\\s');
