import type { Page } from '@playwright/test';
import { countInWords, fill, formatList, plural } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import { myHospitalOf } from '#stores/my-hospitals-list.ts';
import type { Hospital } from '#workers/contract.ts';
import {
  describeIn,
  expect,
  expectNoSidewaysScroll,
  FULL,
  holdBack,
  open,
  paramOf,
  type Site,
} from '../support/site.ts';
import { expectAccessibleNow, finderOn, openElsewhere, test } from './finder.ts';
import { FLORIDA, FOUR, keep, keepHospitals, keptIn, keysOf, planName, waysOf } from './mine.ts';

const GONE = { key: 'gone-hospital-miami-fl-33176', name: 'GONE HOSPITAL', city: 'Miami', state: 'FL' };
const [FIRST, ...REST] = FOUR as readonly [Hospital, ...Hospital[]];

/** The region of a list shared by link. */
const shared = (page: Page, { mine }: Site) => page.getByRole('region', { name: mine.shared.heading });

describeIn('PT', 'my hospitals', (site) => {
  const { mine, words, language, finderPath: path, prefix, browser: locale } = site;
  const count = (figure: number): string => fill(mine.count, { count: String(figure) });
  const namesOf = (hospitals: readonly Hospital[]): string =>
    formatList(
      language,
      hospitals.map(({ name }) => name),
    );

  test('are starred by keyboard, show the reach of plans, and are saved', async ({ page, finder }) => {
    await finder.openFlorida();
    await expect(page.getByText(fill(mine.hint, { most: '10' }))).toBeVisible();
    for (const hospital of FOUR) {
      const star = finder.star(hospital);
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await star.press('Space');
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect(star).toBeFocused();
    }
    const list = finder.tray;
    await expect(list).toContainText(count(4));
    await list.getByRole('button', { name: mine.show }).press('Enter');
    await expect(list.getByRole('listitem')).toContainText(waysOf(site, FOUR));
    await expect(list).toContainText(words.sample.tag);
    await expect(list).toContainText(words.asOf.split('{date}')[1] ?? '?');
    await expect(list).toContainText(mine.answers.open);
    const table = list.getByRole('table', { name: mine.table.caption });
    for (const { name, ultra, plus, core } of FOUR) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      const yes = row.getByRole('cell').filter({ hasText: new RegExp(`^${mine.table.yes}$`) });
      await expect(yes).toHaveCount(1 + 2 * Number(ultra) + 2 * Number(plus) + Number(core));
    }
    await expectAccessibleNow(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    // A wide viewport again: on narrow ones only twenty cards are shown.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(finder.tray).toContainText(count(4));
    await expect(finder.star(FIRST)).toHaveAttribute('aria-pressed', 'true');
  });

  test('are ten at most; removing moves the focus and can be undone', async ({ page, finder }) => {
    const ten = FLORIDA.slice(0, 10);
    const [first, second, third] = FLORIDA;
    const eleventh = FLORIDA[10] as Hospital;
    await keepHospitals(page, ten);
    await page.setViewportSize({ width: 1366, height: 657 });
    await finder.openFlorida();
    const said = finder.tray.getByRole('status').first();
    await finder.star(eleventh).click();
    await expect(said).toHaveText(fill(mine.full.one, { most: '10', hospitals: eleventh.name }));
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(finder.star(eleventh)).toHaveAttribute('aria-pressed', 'false');
    expect(await keptIn(page)).toEqual(keysOf(ten));

    const list = await finder.openTray();
    const remove = ({ name }: Hospital) =>
      list.getByRole('button', { name: fill(mine.star.remove, { hospital: name }) });
    const undo = list.getByRole('button', { name: mine.undo });
    await remove(first).click();
    await expect(remove(second)).toBeFocused();
    await expect(said).toHaveText(plural(language, mine.taken, 1));
    await page.keyboard.press('Enter');
    await expect(remove(third)).toBeFocused();
    expect(await keptIn(page)).toEqual(keysOf(ten.slice(2)));
    await undo.press('Enter');
    expect((await keptIn(page)).toSorted()).toEqual(keysOf(ten.slice(1)).toSorted());
    await list.getByRole('button', { name: mine.clear }).click();
    await expect(said).toHaveText(plural(language, mine.taken, 9));
    expect(await keptIn(page)).toEqual([]);
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(finder.tray).toContainText(count(9));
    expect((await keptIn(page)).toSorted()).toEqual(keysOf(ten.slice(1)).toSorted());
  });

  test('are shared by link; a browser saves them on request', async ({ page, finder, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepHospitals(page, FOUR);
    await finder.openFlorida();
    const list = await finder.openTray();
    await list.getByRole('button', { name: mine.share.copy }).click();
    await expect(list.getByText(mine.share.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('mine')).toBe(keysOf(FOUR).join(','));
    expect(new URL(link).searchParams.get('lang')).toBe(prefix === '' ? 'en' : null);
    const message = await paramOf(list.getByRole('link', { name: mine.share.whatsapp }), 'text');
    expect(message).toBe(fill(mine.share.message, { hospitals: namesOf(FOUR), address: link }));

    const other = await openElsewhere(browser, locale, link);
    await expect(shared(other, site).getByRole('listitem')).toContainText(waysOf(site, FOUR));
    await expect(shared(other, site)).toContainText(words.sample.tag);
    if (FULL) await expectAccessibleNow(other);
    expect(await keptIn(other)).toEqual([]);
    await shared(other, site).getByRole('button', { name: mine.shared.keep }).click();
    await expect(shared(other, site)).toHaveCount(0);
    await expect(other).not.toHaveURL(/mine=/);
    expect(await keptIn(other)).toEqual(keysOf(FOUR));
    const own = finderOn(other, site).tray;
    await expect(own.getByRole('listitem')).toContainText(waysOf(site, FOUR));
    await expect(own.getByRole('button', { name: mine.hide })).toBeFocused();
    await other.context().close();
  });

  test('when shared, are added or dismissed, and never replace one’s own', async ({ page, finder }) => {
    await keepHospitals(page, [FIRST]);
    const address = `${path}?mine=${keysOf(REST).join(',')}`;
    const list = shared(page, site);
    const letCome = await holdBack(page, /\.index$/);
    await open(page, address);
    await expect(list.getByRole('listitem')).toHaveText(REST.map(({ name }) => new RegExp(`^${name}`, 'i')));
    letCome();
    await list.getByRole('button', { name: mine.shared.dismiss }).click();
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await keptIn(page)).toEqual(keysOf([FIRST]));
    await open(page, address);
    await list.getByRole('button', { name: mine.shared.add }).click();
    await expect(finder.tray.getByRole('listitem')).toHaveCount(6);
    expect(await keptIn(page)).toEqual(keysOf(FOUR));
    await open(page, address);
    await expect(list).toContainText(mine.shared.mine);
    await expect(list.getByRole('button', { name: mine.shared.dismiss })).toBeVisible();
    await expect(list.getByRole('button', { name: mine.shared.add })).toHaveCount(0);
  });

  test('are added as long as they fit, and the others are named @full', async ({ page, finder }) => {
    await keepHospitals(page, FLORIDA.slice(0, 9));
    const list = FLORIDA.slice(9, 12);
    await open(page, `${path}?mine=${keysOf(list).join(',')}`);
    await shared(page, site).getByRole('button', { name: mine.shared.add }).click();
    expect(await keptIn(page)).toEqual(keysOf(FLORIDA.slice(0, 10)));
    await expect(finder.tray.getByRole('status').first()).toHaveText(
      fill(countInWords(language, mine.full, 2), { most: '10', hospitals: namesOf(list.slice(1)) }),
    );
  });

  test('are listed although they have left the directory @full', async ({ page, finder }) => {
    await keep(page, [myHospitalOf(FIRST), GONE]);
    await finder.openFlorida(`&mine=${GONE.key},${keysOf([FIRST])},<img src=x>,a--b`);
    await expect(shared(page, site)).toContainText('Gone Hospital Miami, FL 33176');
    const list = await finder.openTray();
    await expect(list).toContainText(plural(language, mine.left, 1));
    await expect(list.getByText('Gone Hospital')).toBeVisible();
    const remove = fill(mine.star.remove, { hospital: 'Gone Hospital' });
    await list.getByRole('button', { name: remove }).click();
    await expect(list.getByRole('button', { name: mine.hide })).toBeFocused();
    expect(await keptIn(page)).toEqual(keysOf([FIRST]));
    await expect(list.getByRole('listitem').first()).toContainText(waysOf(site, [FIRST])[0] ?? '?');
  });
});

describeIn('EN', 'my hospitals beside the plans', (site) => {
  const { mine, words, prefix } = site;

  test('plan pages and the comparison show the reach of the list', async ({ page }) => {
    await keepHospitals(page, FOUR);
    for (const plan of FULL ? PLANS : (['optima'] as const)) {
      await open(page, `${prefix}/${plan}`);
      const heading = page.getByRole('heading', { name: fill(mine.plan.heading, { plan: planName(plan) }) });
      const part = page.locator('section').filter({ has: heading });
      await part.scrollIntoViewIfNeeded();
      await expect(part.getByRole('listitem')).toContainText(waysOf(site, FOUR, [plan]));
      await expect(part).toContainText(words.sample.tag);
    }
    if (FULL) await expectAccessibleNow(page);
    await open(page, `${prefix}/compare-plans`);
    const label = page.getByRole('rowheader', { name: mine.row.label });
    const row = page.getByRole('row').filter({ has: label });
    await row.scrollIntoViewIfNeeded();
    const of = (count: number): string => fill(mine.row.count, { count: String(count), total: '4' });
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
