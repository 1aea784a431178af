import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

type Words = (typeof SITES)[number]['words'];

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\d/ });
const rows = (page: Page) => page.getByRole('main').getByRole('rowheader');
/** City, state and zip of every row. */
const places = (page: Page) => page.getByRole('cell', { name: /\b\d{5}$/ }).allTextContents();
const filterButton = (page: Page, words: Words) => page.getByRole('button', { name: words.filters.apply });

for (const site of SITES) {
  const inTurn = turnsOf(site.code);
  const { words, prefix } = site;
  test.describe(`the finder in ${site.name}`, () => {
    test.use({ locale: site.browser });

    test('filters by state, city and network on the button, not before', async ({ page }) => {
      await open(page, `${prefix}/hospitals`);
      const before = await status(page).textContent();
      await page.getByRole('combobox', { name: words.filters.state }).selectOption('FL');
      await page.getByRole('radio', { name: 'Plus', exact: true }).check();
      await expect(page.getByText(words.filters.pending)).toBeVisible();
      expect(await status(page).textContent()).toBe(before);

      await filterButton(page, words).click();
      await expect(page).toHaveURL(/\?state=FL&network=plus$/);
      await expect(status(page)).toContainText(words.labels.network.replace('{network}', 'Plus'));
      await expect(page.getByText(words.filters.pending)).toBeHidden();
      for (const place of await places(page)) expect(place).toMatch(/FL \d{5}$/);

      const city = page.getByRole('combobox', { name: words.filters.city });
      await city.fill('miam');
      await page
        .getByRole('option', { name: /^Miami\b/ })
        .first()
        .click();
      await expect(city).toHaveValue('Miami');
      await filterButton(page, words).click();
      await expect(page).toHaveURL(/city=Miami/);
      await expect(status(page)).toContainText('Miami');
      for (const place of await places(page)) expect(place).toMatch(/^Miami FL \d{5}$/);
    });

    inTurn()('a state change empties the city', async ({ page }) => {
      await open(page, `${prefix}/hospitals?state=TX&city=Houston`);
      const city = page.getByRole('combobox', { name: words.filters.city });
      await expect(city).toHaveValue('Houston');
      await page.getByRole('combobox', { name: words.filters.state }).selectOption('NY');
      await expect(city).toHaveValue('');
    });

    inTurn()(
      'Enter in the name box applies the filters; the text is matched literally, without case or accents',
      async ({ page }) => {
        await open(page, `${prefix}/hospitals`);
        const name = page.getByRole('combobox', { name: words.filters.name });
        await name.fill('  BAPTÍST ');
        await name.press('Enter');
        await expect(page).toHaveURL(/q=BAPT/);
        await expect(rows(page).first()).toContainText(/baptist/i);
        for (const row of await rows(page).all()) await expect(row).toContainText(/baptist/i);
      },
    );

    test('the address holds what is applied: reload, Back and Forward show it again', async ({ page }) => {
      await open(page, `${prefix}/hospitals?state=TX`);
      await expect(status(page)).toContainText('Texas');
      const texas = await status(page).textContent();
      await page.getByRole('radio', { name: 'Core', exact: true }).check();
      await filterButton(page, words).click();
      await expect(page).toHaveURL(/network=core/);
      await expect(status(page)).toContainText('Core');
      const core = await status(page).textContent();
      await page.reload();
      await expect(status(page)).toHaveText(core ?? '');
      await page.goBack();
      await expect(status(page)).toHaveText(texas ?? '');
      await expect(page.getByRole('radio', { name: words.filters.noNetwork })).toBeChecked();
      await page.goForward();
      await expect(status(page)).toHaveText(core ?? '');
    });

    inTurn()('values that mean nothing are ignored and the address is put right', async ({ page }) => {
      await open(page, `${prefix}/hospitals?state=Atlantis&city=Gotham&network=gold&sort=price&q=%20&x=1`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/hospitals\\?x=1$`));
      await expect(status(page)).toContainText(words.labels.whole);
    });

    test('a column header sorts: first ascending, then it turns round', async ({ page }) => {
      await open(page, `${prefix}/hospitals?state=CA`);
      const header = page.getByRole('columnheader', { name: words.results.city });
      await header.getByRole('button').click();
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(page).toHaveURL(/sort=city$/);
      const ascending = await rows(page).first().textContent();
      await header.getByRole('button').click();
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(page).toHaveURL(/sort=city&dir=desc/);
      await expect(rows(page).first()).not.toHaveText(ascending ?? '');
      await expect(page.getByRole('columnheader', { name: words.results.hospital })).toHaveAttribute(
        'aria-sort',
        'none',
      );
    });

    inTurn()(
      'none found: each filter can be taken away, and the button says how many hospitals that gives back',
      async ({ page }) => {
        await open(page, `${prefix}/hospitals?state=AK&q=mayo+clinic`);
        await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
        await expectAccessible(page);
        const label = words.none.without.other.split('{filter}')[0] ?? '';
        const removal = page.getByRole('button', { name: new RegExp(`^${label}.*Alas[kc]a`) });
        const promised = (await removal.textContent())?.match(/\d+/g)?.at(-1);
        await removal.click();
        await expect(status(page)).toContainText(new RegExp(`^${promised}\\b`));
        await expect(page).toHaveURL(/hospitals\?q=mayo\+clinic$/);
      },
    );

    inTurn()('did you mean: a mistyped name leads to one that exists', async ({ page }) => {
      await open(page, `${prefix}/hospitals?q=memorail`);
      await page.getByRole('button', { name: words.none.didYouMean.replace('{text}', 'memorial') }).click();
      await expect(rows(page).first()).toContainText(/memorial/i);
    });

    test('suggestions by keyboard: prefix, any word order, with a typing error', async ({ page }) => {
      await open(page, `${prefix}/hospitals`);
      const name = page.getByRole('combobox', { name: words.filters.name });
      await name.focus();
      await name.pressSequentially('mout sinai');
      // Cities of that name are offered while it is being typed.
      const offers = page.getByRole('listbox', { name: words.filters.name }).getByRole('option');
      await expect(offers.first()).toHaveText(new RegExp(`Mount Sinai.*${words.filters.kindHospital}`));
      await name.press('ArrowDown');
      await name.press('Enter');
      await expect(name).toHaveValue(/Mount Sinai/);
      await expect(page).toHaveURL(`${prefix}/hospitals`);
      await name.press('Enter');
      await expect(rows(page).first()).toContainText(/Mount Sinai/);
    });

    inTurn()(
      'a city may be typed over another, in any case; Enter applies what the box says',
      async ({ page }) => {
        await open(page, `${prefix}/hospitals?city=Miami`);
        const city = page.getByRole('combobox', { name: words.filters.city });
        await expect(city).toHaveValue('Miami');
        for (const [typed, applied] of [
          ['houston', /city=Houston$/],
          ['Miami Beach', /city=Miami(\+|%20)Beach$/],
        ] as const) {
          await city.selectText();
          await city.pressSequentially(typed);
          await expect(city).toHaveValue(typed);
          await city.press('Enter');
          await expect(page).toHaveURL(applied);
        }
        await city.fill('Gotham');
        await page.getByRole('button', { name: words.filters.reset }).click();
        await expect(city).toHaveValue('');
        await expect(page).toHaveURL(`${prefix}/hospitals`);
      },
    );

    inTurn()('a city that is typed before the directory has come is read when it comes', async ({ page }) => {
      const letCome = await holdBack(page, /\.index$|manifest-.*\.json$/);
      await open(page, `${prefix}/hospitals?city=Miami`);
      const city = page.getByRole('combobox', { name: words.filters.city });
      await expect(city).toHaveValue('Miami');
      await city.fill('houston');
      await city.press('Enter');
      await expect(page).toHaveURL(/city=houston$/);
      letCome();
      await expect(page).toHaveURL(/city=Houston$/);
      await expect(rows(page).first()).toBeVisible();
      for (const place of await places(page)) expect(place).toMatch(/^Houston/);
    });

    inTurn()('a text that names no city is said to be wrong and is not applied', async ({ page }) => {
      await open(page, `${prefix}/hospitals`);
      const city = page.getByRole('combobox', { name: words.filters.city });
      await city.fill('Gotham');
      await city.press('Tab');
      await expect(page.getByText(words.filters.cityNone)).toBeVisible();
      await filterButton(page, words).click();
      await expect(city).toBeFocused();
      await expect(page).toHaveURL(`${prefix}/hospitals`);
      await expectAccessible(page);
    });

    test('the Open network is said to be a third party’s, with a link to its own search', async ({
      page,
    }) => {
      await open(page, `${prefix}/hospitals?network=open`);
      await expect(page.getByText(words.openNote.chosen)).toBeVisible();
      await expect(status(page)).toContainText('Open');
      await expect(
        page.getByRole('main').getByRole('link', { name: words.openNote.link }).first(),
      ).toHaveAttribute('target', '_blank');
    });

    test('rows say their networks and the ways that reach them, and that the network marks are samples', async ({
      page,
    }) => {
      await open(page, `${prefix}/hospitals?network=plus`);
      const first = page.getByRole('row').nth(1);
      await expect(first.getByRole('cell', { name: words.results.yes }).first()).toBeVisible();
      await expect(first.getByRole('listitem').first()).toContainText(
        `Superior Open ${words.results.or} Ultra`,
      );
      await expect(page.getByText(words.sample.tag).first()).toBeVisible();
      await expect(
        page.getByText(words.asOf.split('{date}')[1] ?? '', { exact: false }).first(),
      ).toBeVisible();
    });

    inTurn()('clear all takes every filter away', async ({ page }) => {
      await open(page, `${prefix}/hospitals?state=TX&city=Houston&network=plus&q=hospital`);
      await page.getByRole('button', { name: words.filters.reset }).click();
      await expect(page).toHaveURL(`${prefix}/hospitals`);
      await expect(page.getByRole('combobox', { name: words.filters.city })).toHaveValue('');
      await expect(status(page)).toContainText(words.labels.whole);
    });
  });
}

test('a long list keeps few rows in the page, tells its whole length, and shows its last rows', async ({
  page,
}) => {
  await open(page, '/hospitals?sort=state');
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', /^\d{4}$/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(60);
  const region = page.getByRole('region', { name: 'Table of hospitals, scrolls' });
  const last = page.locator(`[aria-rowindex="${await table.getAttribute('aria-rowcount')}"]`);
  await region.focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toContainText('WY 8', { timeout: 500 });
  }).toPass();
});

test('on paper the whole list stands, without controls', async ({ page }) => {
  await open(page, '/hospitals?network=core');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', /^\d+$/);
  const total = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
  expect(total).toBeGreaterThan(400);
  // The rest of the rows comes in the background.
  await page.waitForTimeout(1500);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(total);
  await expect(page.getByRole('search')).toBeHidden();
});

test.describe('layouts', () => {
  for (const width of [320, 390, 768, 1440]) {
    test(`at ${width} px nothing scrolls sideways and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of ['/es/hospitals?state=TX&network=plus', '/pt/hospitals?q=zzzz']) {
        await open(page, address);
        await expect(status(page)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  }

  test('at 400 % zoom of a 1280 px window everything is there and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, '/hospitals?state=FL');
    await expectNoSidewaysScroll(page);
    await filterButton(page, SITES[0].words).scrollIntoViewIfNeeded();
    await expect(filterButton(page, SITES[0].words)).toBeInViewport();
  });

  test('in forced colours and with reduced motion axe finds nothing', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page, '/hospitals?state=FL');
    await expect(status(page)).toBeVisible();
    // Contrast is the visitor's own palette here, which axe does not see: it judges the author's colours.
    await expectAccessible(page, ['color-contrast']);
  });
});

test('by keyboard alone: state, network, name, Filter, sort, a row', async ({ page }) => {
  await open(page, '/hospitals');
  const state = page.getByRole('combobox', { name: 'State' });
  await state.focus();
  await page.keyboard.type('Texas');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'City' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Hospital name' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Near' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Within' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Ultra' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filter hospitals' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/state=TX&network=ultra/);
  await expect(status(page)).toContainText('Texas, Ultra network');
});

test('rows out of sight cost nothing: they are skipped, and nothing that the page does has them drawn', async ({
  page,
}) => {
  const said: string[] = [];
  let isOpen = false;
  // By the document and keys alone: to ask for a role, or to press a locator, would measure all rows. What the test's own
  // script measures while the page opens has a line, but no address.
  page.on('console', (message) => {
    const { url, lineNumber } = message.location();
    if (isOpen || url !== '' || lineNumber === 0) said.push(message.text());
  });
  const focus = (selector: string) =>
    page.evaluate((which) => document.querySelector<HTMLElement>(which)?.focus(), selector);
  const isLastDrawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('tr[aria-rowindex]')]
        .at(-1)
        ?.checkVisibility({ contentVisibilityAuto: true }),
    );
  await open(page, '/hospitals?state=TX');
  await expect(page.locator('[data-phase="ready"]:has(table)')).toBeAttached();
  await expect.poll(isLastDrawn).toBe(false);
  isOpen = true;
  await focus('[aria-sort="none"] button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=city/);
  await focus('input[name="q"]');
  await page.keyboard.type('medical');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=medical/);
  await expect.poll(isLastDrawn).toBe(false);
  await focus('section[tabindex]:has(table)');
  await expect(async () => {
    // More rows may still be coming.
    await page.keyboard.press('End');
    await expect.poll(isLastDrawn, { timeout: 1000 }).toBe(true);
  }).toPass();
  expect(said.filter((text) => text.includes('content-visibility'))).toEqual([]);
});

test('the rows of what is counted are there before Filter is pressed: it asks for nothing more', async ({
  page,
}) => {
  await open(page, '/hospitals');
  await page.getByRole('combobox', { name: 'State' }).selectOption('MA');
  await expect(filterButton(page, SITES[0].words)).toContainText(/\d/);
  const count = (await filterButton(page, SITES[0].words).textContent())?.match(/\d+$/)?.[0] ?? '';
  // It looks ahead as soon as the hand rests.
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await filterButton(page, SITES[0].words).click();
  await expect(status(page)).toContainText(`${count} hospitals: Massachusetts`);
  for (const place of await places(page)) expect(place).toMatch(/MA \d{5}$/);
});
