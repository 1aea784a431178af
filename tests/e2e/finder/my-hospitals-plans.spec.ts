import type { Page } from '@playwright/test';
import { fill } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import { skim } from '../support/page-walk.ts';
import { shiftsOf, sumOf, watchShifts } from '../support/shifts.ts';
import { expect, expectNoSidewaysScroll, FULL, holdBack, open, test, turnsOf } from '../support/site.ts';
import {
  afterPrint,
  countPrints,
  ENGLISH,
  expectAccessibleNow,
  expectPrints,
  FINDERS,
  type Finder,
  onPaper,
  squeezed,
} from './finder.ts';
import {
  FLORIDA,
  FOUR,
  keepHospitals,
  keysOf,
  openFlorida,
  openTray,
  planName,
  sentencesOf,
  starOf,
  tray,
} from './mine.ts';

/** On the page of a plan: what it reaches of the list. */
const reachOn = (page: Page, { mine }: Finder, plan: (typeof PLANS)[number]) => {
  const heading = page.getByRole('heading', { name: fill(mine.plan.heading, { plan: planName(plan) }) });
  return page.locator('section').filter({ has: heading });
};

/** In the comparison: the row of the list. */
const rowOf = (page: Page, { mine }: Finder) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: mine.row.label }) });

/** At the foot of a phone's window the folded list and the button for emergencies share one line. */
const expectOneLine = async (page: Page, site: Finder): Promise<void> => {
  await page.locator('#results-heading').evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  const list = await tray(page, site).getByRole('button', { name: site.mine.show }).boundingBox();
  const call = await page.getByRole('button', { name: site.shell.emergency.open }).boundingBox();
  if (list === null || call === null) throw new Error('both are there');
  expect(list.height).toBeGreaterThanOrEqual(44);
  expect(844 - Math.min(list.y, call.y)).toBeLessThanOrEqual(60);
  expect(list.x + list.width).toBeLessThanOrEqual(call.x);
};

/** Neither of them lies on what has the focus. */
const expectNothingCovered = async (page: Page): Promise<void> => {
  await page.locator('tbody a, tbody button').first().focus();
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return focused.contains(hit) || hit?.contains(focused) ? '' : focused.outerHTML;
    });
    expect(covered).toBe('');
  }
};

for (const site of FINDERS) {
  const inTurn = turnsOf(site.code);
  const { mine, words, prefix } = site;
  const of = (count: number): string => fill(mine.row.count, { count: String(count), total: '4' });

  test.describe(`my hospitals beside the plans, in ${site.name}`, () => {
    test.use({ locale: site.browser });

    inTurn()('the list goes along to the pages of the plans and to the comparison', async ({ page }) => {
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
      await expectAccessibleNow(page);
    });

    test('at 390 px: targets are large enough, nothing scrolls sideways, nothing covers what has the focus', {
      tag: '@full',
    }, async ({ page }) => {
      await keepHospitals(page, FLORIDA.slice(2, 11));
      await page.setViewportSize({ width: 390, height: 844 });
      await openFlorida(page, site);
      const star = starOf(page, site, FLORIDA[1] as Hospital);
      await star.click();
      const box = await star.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await expectNothingCovered(page);
      for (const width of [375, 480, 768, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectOneLine(page, site);
      }
      const list = await openTray(page, site);
      for (const button of await list.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
    });

    test('paper that is printed before the directory has answered says so, and then the answer', {
      tag: '@full',
    }, async ({ page }) => {
      const paper = async () => (await onPaper(page)).join('');
      const letCome = await holdBack(page, /\.index$/);
      await keepHospitals(page, FOUR);
      for (const address of ['/compare-plans', '/optima']) {
        await open(page, prefix + address);
        await expect(page.getByText(mine.notYet).first()).toBeAttached();
        const before = await paper();
        expect(before).toContain(squeezed(mine.notYet));
        expect(before).not.toMatch(/(Open|Ultra|Plus|Core):?…/);
      }
      letCome();
      await expect(page.getByText(mine.notYet)).toHaveCount(0);
      expect(await paper()).toContain(squeezed(sentencesOf(site, FOUR, ['optima'])[0] ?? '?'));
      await open(page, `${prefix}/compare-plans`);
      // It may have been answered before: then paper has nothing to ask.
      await expect(
        page
          .getByText(mine.notYet)
          .or(page.getByText(of(4)))
          .first(),
      ).toBeAttached();
      // Printing asks, wherever the reader is.
      await paper();
      await expect(page.getByText(mine.notYet)).toHaveCount(0);
      expect(await paper()).toContain(squeezed(of(4)));
    });
  });
}

test('on paper the list is alone with its answer, its day and its address', async ({ page }) => {
  await keepHospitals(page, FOUR);
  await countPrints(page);
  await openFlorida(page, ENGLISH);
  const list = await openTray(page, ENGLISH);
  await list.getByRole('button', { name: ENGLISH.mine.print }).click();
  await expectPrints(page, 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENGLISH.mine.heading);
  await expect(page.getByRole('listitem')).toHaveText(sentencesOf(ENGLISH, FOUR));
  await expect(page.getByText(/hospitals\?mine=/)).toBeVisible();
  await expect(page.getByText(ENGLISH.words.sample.tag).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: null });
  await afterPrint(page);
});

test('where storage is denied or spoilt, the pages of the plans are what they are without a list', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    if (location.search.includes('spoilt')) localStorage.setItem('my-hospitals', '[{"key":"<b>"},7,{');
    else
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  for (const query of ['?denied', '?spoilt']) {
    await open(page, `/compare-plans${query}`);
    await expect(rowOf(page, ENGLISH)).toHaveCount(0);
    await open(page, `/vital${query}`);
    await expect(reachOn(page, ENGLISH, 'vital')).toHaveCount(0);
  }
});

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px when a list is kept or shared`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await keepHospitals(page, FOUR);
    await watchShifts(page);
    const shared = `/hospitals?mine=${keysOf(FLORIDA.slice(0, 3)).join(',')}`;
    const answer = page.getByText('Superior with Open: all');
    for (const [address, part, answered] of [
      ['/hospitals', tray(page, ENGLISH), answer],
      [shared, page.getByRole('region', { name: /^A list was shared/ }), answer],
      ['/superior', reachOn(page, ENGLISH, 'superior'), answer],
      ['/compare-plans', rowOf(page, ENGLISH), page.getByText('4 of 4')],
    ] as const) {
      await open(page, address);
      // What is kept is not in the page's HTML: it comes before the reader does.
      await expect(part).toBeAttached();
      await skim(page);
      await expect(answered.first()).toBeAttached();
      const shifts = await shiftsOf(page);
      expect.soft(sumOf(shifts), `${address} ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
    }
  });
}
