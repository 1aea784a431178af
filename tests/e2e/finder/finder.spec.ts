import type { Page } from '@playwright/test';
import { settled } from '../support/page-walk.ts';
import {
  expect,
  expectNoSidewaysScroll,
  FULL,
  holdBack,
  languageRotation,
  open,
  test,
} from '../support/site.ts';
import {
  cityBox,
  columnHead,
  ENGLISH,
  expectAccessibleNow,
  expectPlaces,
  FINDERS,
  filterButton,
  listed,
  main,
  nameBox,
  networkBox,
  openFields,
  placeBox,
  resetButton,
  resultsHeading,
  rows,
  stateBox,
  status,
} from './finder.ts';

const names = (page: Page) => main(page).getByRole('rowheader');

for (const site of FINDERS) {
  const inTurn = languageRotation(site.code);
  const { words, path } = site;
  test.describe(`the finder in ${site.name}`, () => {
    test.use({ locale: site.browser });

    inTurn()(
      'filters by state, network, city and name only when the button is pressed, and lists as many rows as the status counts',
      async ({ page }) => {
        await open(page, path);
        const city = cityBox(page, site);

        await test.step('a choice is applied only with the button', async () => {
          const before = await status(page).textContent();
          await stateBox(page, site).selectOption('FL');
          await networkBox(page, 'Plus').check();
          await expect(page.getByText(words.filters.pending)).toBeVisible();
          expect(await status(page).textContent()).toBe(before);
          await filterButton(page, site).click();
          await expect(page).toHaveURL(/\?state=FL&network=plus$/);
          await expect(status(page)).toContainText(words.labels.network.replace('{network}', 'Plus'));
          await expect(page.getByText(words.filters.pending)).toBeHidden();
          await expectPlaces(page, /FL \d{5}$/);
        });

        await test.step('rows show networks, plans and the sample tag', async () => {
          await expect(
            rows(page).first().getByRole('cell', { name: words.results.yes }).first(),
          ).toBeVisible();
          const ways = `Superior Open ${words.results.or} Ultra`;
          await expect(rows(page).first().getByRole('listitem').first()).toContainText(ways);
          await expect(page.getByText(words.sample.tag).first()).toBeVisible();
          await expect(page.getByText(words.asOf.split('{date}')[1] ?? '?').first()).toBeVisible();
        });

        await test.step('a city from the suggestions', async () => {
          await city.fill('miam');
          await page
            .getByRole('option', { name: /^Miami\b/ })
            .first()
            .click();
          await expect(city).toHaveValue('Miami');
          await filterButton(page, site).click();
          await expect(page).toHaveURL(/city=Miami/);
          await expect(status(page)).toContainText('Miami');
          await expectPlaces(page, /^Miami FL \d{5}$/);
          await expect(names(page)).toHaveCount(await listed(page));
        });

        await test.step('a name is matched ignoring case and accents; Enter applies it', async () => {
          await nameBox(page, site).fill('  MÉRCY ');
          await nameBox(page, site).press('Enter');
          await expect(page).toHaveURL(/q=M.*RCY/);
          await expect(status(page)).toContainText('RCY');
          await expect(names(page)).toHaveCount(await listed(page));
          for (const row of await names(page).all()) await expect(row).toContainText(/mercy/i);
        });

        await test.step('another state clears the city, and Clear all removes every filter', async () => {
          await stateBox(page, site).selectOption('NY');
          await expect(city).toHaveValue('');
          await resetButton(page, site).click();
          await expect(page).toHaveURL(path);
          await expect(stateBox(page, site)).toHaveValue('');
          await expect(nameBox(page, site)).toHaveValue('');
          await expect(status(page)).toContainText(words.labels.whole);
        });

        await test.step('the Open network shows a note with a link to its own search', async () => {
          await networkBox(page, 'Open').check();
          await filterButton(page, site).click();
          await expect(page.getByText(words.openNote.chosen)).toBeVisible();
          await expect(status(page)).toContainText('Open');
          const link = main(page).getByRole('link', { name: words.openNote.link }).first();
          await expect(link).toHaveAttribute('target', '_blank');
        });
      },
    );

    inTurn()(
      'column headers sort and reverse the order; reload, Back and Forward restore filters and order from the address',
      async ({ page }) => {
        await open(page, `${path}?state=TX`);
        await expect(status(page)).toContainText('Texas');
        const city = columnHead(page, words.results.city);
        await city.getByRole('button').click();
        await expect(city).toHaveAttribute('aria-sort', 'ascending');
        await expect(page).toHaveURL(/sort=city$/);
        const ascending = await names(page).first().textContent();
        await networkBox(page, 'Core').check();
        await city.getByRole('button').click();
        await expect(city).toHaveAttribute('aria-sort', 'descending');
        await expect(page).toHaveURL(/sort=city&dir=desc/);
        await expect(names(page).first()).not.toHaveText(ascending ?? '');
        await expect(columnHead(page, words.results.hospital)).toHaveAttribute('aria-sort', 'none');
        const texas = (await status(page).textContent()) ?? '?';

        // Sorting keeps choices that are not applied yet.
        await expect(networkBox(page, 'Core')).toBeChecked();
        await filterButton(page, site).click();
        await expect(page).toHaveURL(/network=core/);
        await expect(status(page)).toContainText('Core');
        const core = (await status(page).textContent()) ?? '?';
        const first = (await names(page).first().textContent()) ?? '?';
        await page.reload();
        await expect(status(page)).toHaveText(core);
        await expect(names(page).first()).toHaveText(first);
        await expect(city).toHaveAttribute('aria-sort', 'descending');
        await page.goBack();
        await expect(status(page)).toHaveText(texas);
        await expect(page.getByRole('radio', { name: words.filters.noNetwork })).toBeChecked();
        await page.goForward();
        await expect(status(page)).toHaveText(core);
        await expect(networkBox(page, 'Core')).toBeChecked();
      },
    );

    inTurn()(
      'without results offers to remove each filter that helps, lists a filter that does not as text, and suggests a name for a mistyped one',
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await open(page, `${path}?state=AK&network=core&q=mayo+clinic`);
        await expect(status(page)).toContainText(words.results.count.zero);
        const ways = page.getByRole('region', { name: words.none.heading }).getByRole('listitem');
        await expect(ways.last()).toHaveText(
          words.none.without.zero.replace('{filter}', words.labels.network.replace('{network}', 'Core')),
        );
        await expect(ways.last().getByRole('button')).toHaveCount(0);
        await open(page, `${path}?state=AK&q=mayo+clinic`);
        await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessibleNow(page);
        const label = words.none.without.other.split('{filter}')[0] ?? '';
        const removal = ways
          .getByRole('button')
          .filter({ hasText: label })
          .filter({ hasText: /Alas[kc]a/ });
        const promised = (await removal.textContent())?.match(/\d+/g)?.at(-1);
        await removal.click();
        await expect(status(page)).toContainText(new RegExp(`^${promised}\\b`));
        await expect(page).toHaveURL(/hospitals\?q=mayo\+clinic$/);

        await openFields(page, site);
        expect((await nameBox(page, site).boundingBox())?.width).toBeGreaterThan(200);
        await nameBox(page, site).fill('memorail');
        await nameBox(page, site).press('Enter');
        await page.getByRole('button', { name: words.none.didYouMean.replace('{text}', 'memorial') }).click();
        await expect(names(page).first()).toContainText(/memorial/i);
      },
    );

    inTurn()('keeps input entered before the scripts load, and the button applies it', async ({ page }) => {
      const letCome = await holdBack(page, /\/assets\/.*\.js$/);
      await page.goto(path);
      await stateBox(page, site).selectOption('FL');
      await cityBox(page, site).fill('miami');
      await networkBox(page, 'Ultra').check();
      await nameBox(page, site).fill('baptist ');
      letCome();
      await expect(page.getByText(words.filters.pending)).toBeVisible();
      // More text can be typed after the first word.
      await nameBox(page, site).pressSequentially('hosp');
      await expect(nameBox(page, site)).toHaveValue('baptist hosp');
      // The open suggestions cover the button.
      await expect(
        page.getByRole('listbox', { name: words.filters.name }).getByRole('option').first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(nameBox(page, site)).toHaveValue('baptist hosp');
      await filterButton(page, site).click();
      await expect(page).toHaveURL(/\?state=FL&city=Miami&network=ultra&q=baptist\+hosp$/);
      await expectPlaces(page, /^Miami FL/);
    });

    inTurn()(
      'suggests names by keyboard despite a typing error, outside the chosen state too',
      async ({ page }) => {
        await open(page, `${path}?state=TX&city=Houston`);
        await openFields(page, site);
        const name = nameBox(page, site);
        await name.focus();
        await name.pressSequentially('mout sinai');
        // The suggestions may contain cities while the name is incomplete.
        const offers = page.getByRole('listbox', { name: words.filters.name }).getByRole('option');
        await expect(offers.first()).toHaveText(new RegExp(`Mount Sinai.*${words.filters.kindHospital}`));
        await name.press('ArrowDown');
        await name.press('Enter');
        await expect(name).toHaveValue(/Mount Sinai/);
        await expect(stateBox(page, site)).toHaveValue('');
        await expect(cityBox(page, site)).toHaveValue('');
        await expect(page).toHaveURL(/\?state=TX&city=Houston$/);
        await name.press('Enter');
        await expect(names(page).first()).toContainText(/Mount Sinai/);
      },
    );

    inTurn()(
      'a city can be typed, even before the directory loads; Enter completes a prefix; an unknown city shows an error and is not applied',
      async ({ page }) => {
        const letCome = await holdBack(page, /\.index$/);
        await open(page, `${path}?city=Miami`);
        const city = cityBox(page, site);
        await expect(city).toHaveValue('Miami');
        await city.fill('houston');
        await city.press('Enter');
        await expect(page).toHaveURL(/city=houston$/);
        letCome();
        await expect(page).toHaveURL(/city=Houston$/);
        await expectPlaces(page, /^Houston/);

        await city.selectText();
        await city.pressSequentially('miami beach');
        await city.press('Enter');
        await expect(page).toHaveURL(/city=Miami(\+|%20)Beach$/);

        await city.fill('hous');
        await city.press('Enter');
        await expect(city).toHaveValue('Houston');
        await expect(page).toHaveURL(/city=Miami(\+|%20)Beach$/);
        await city.press('Enter');
        await expect(page).toHaveURL(/city=Houston$/);
        await city.fill('miami b');
        await city.press('Tab');
        await expect(city).toHaveValue('Miami Beach');
        await city.press('Enter');
        await expect(page).toHaveURL(/city=Miami(\+|%20)Beach$/);

        await city.fill('Gotham');
        await city.press('Enter');
        await expect(page.getByText(words.filters.cityNone)).toBeVisible();
        await expect(city).toBeFocused();
        await city.press('Tab');
        await expect(page.getByText(words.filters.cityNone)).toBeVisible();
        await filterButton(page, site).click();
        await expect(city).toBeFocused();
        await expect(page).toHaveURL(/city=Miami(\+|%20)Beach$/);
        await resetButton(page, site).click();
        await expect(city).toHaveValue('');
        await expect(page).toHaveURL(path);
      },
    );

    inTurn()(
      'results do not take the focus when the visitor has moved it before they arrive',
      async ({ page }) => {
        const letCome = await holdBack(page, /\.index$/);
        await open(page, path);
        const city = cityBox(page, site);
        await city.fill('Houston');
        await city.press('Enter');
        await expect(page).toHaveURL(/city=Houston$/);
        const name = nameBox(page, site);
        await name.click();
        letCome();
        await expectPlaces(page, /^Houston/);
        await expect(name).toBeFocused();
      },
    );

    inTurn()(
      'on a phone a link and Filter lead to at least three cards under one line of filters; the list grows by twenty cards',
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        const short = page.getByRole('button', { name: words.filters.change });
        const heading = resultsHeading(page, site);
        const expectThreeCards = async () => {
          await expect(heading).toBeFocused();
          await expect(short).toBeInViewport({ ratio: 1 });
          // The header does not cover the button.
          await short.click({ trial: true });
          expect((await short.boundingBox())?.y).toBeGreaterThanOrEqual(64);
          for (const at of [0, 1, 2]) await expect(rows(page).nth(at)).toBeInViewport({ ratio: 1 });
        };
        await open(page, `${path}?near=MIA`);
        await expect(short).toContainText('Miami (MIA)');
        await open(page, `${path}?state=TX&city=Houston&network=plus`);
        await expect(short).toHaveText(/^Texas · Houston · .*Plus.* — \d+ hospita/);
        await expect(stateBox(page, site)).toBeHidden();
        await expectThreeCards();

        await openFields(page, site);
        await resetButton(page, site).click();
        await openFields(page, site);
        await stateBox(page, site).selectOption('FL');
        await placeBox(page, site).fill('MIA');
        await page.getByRole('option', { name: /MIA/ }).first().click();
        await filterButton(page, site).click();
        await expect(page).toHaveURL(/near=MIA&within=\w+$/);
        await expect(rows(page).first()).toContainText(/\d\skm/);
        await expectThreeCards();
        await expectAccessibleNow(page);

        await openFields(page, site);
        await resetButton(page, site).click();
        await expect(status(page)).toContainText(words.labels.whole);
        await expect(rows(page)).toHaveCount(20);
        const total = String(await listed(page));
        await page.getByRole('button', { name: new RegExp(`20 .*${total.slice(-3)}`) }).click();
        await expect(rows(page)).toHaveCount(40);
        await expect(rows(page).nth(20).getByRole('button').first()).toBeFocused();
        await page.getByRole('combobox', { name: words.results.sortBy }).selectOption('city');
        await expect(page).toHaveURL(/sort=city$/);
        await page.getByRole('button', { name: words.results.reverse }).click();
        await expect(page).toHaveURL(/sort=city&dir=desc$/);
      },
    );

    inTurn()(
      'my plan reduces networks to its two and rows to that plan; the list stays complete until a network is chosen',
      async ({ page }) => {
        await open(page, `${path}?state=FL`);
        await networkBox(page, 'Core').check();
        const all = await listed(page);
        await page.getByRole('combobox', { name: words.filters.myPlan }).selectOption('optima');
        await expect(page.getByRole('radio')).toHaveCount(3);
        await expect(page.getByRole('radio', { name: words.filters.noNetwork, exact: true })).toBeChecked();
        await filterButton(page, site).click();
        await expect(page).toHaveURL(/\?state=FL&plan=optima$/);
        expect(await listed(page)).toBe(all);
        // A plan alone does not filter.
        const answer = resultsHeading(page, site).locator('xpath=..').getByRole('status');
        await expect(answer).toHaveText(/: Fl[oó]rida$/);
        const entries = await page.evaluate(() => history.length);
        await filterButton(page, site).click();
        await expect(resultsHeading(page, site)).toBeFocused();
        expect(await page.evaluate(() => history.length)).toBe(entries);
        await expect(
          rows(page)
            .getByRole('listitem')
            .filter({ hasText: /Superior|Vital/ }),
        ).toHaveCount(0);
        await networkBox(page, 'Plus').check();
        await filterButton(page, site).click();
        await expect(page).toHaveURL(/plan=optima&network=plus$/);
        await expect.poll(() => listed(page)).toBeLessThan(all);
        // A network that the plan does not have is removed from the address.
        await open(page, `${path}?state=FL&plan=optima&network=core`);
        await expect(page).toHaveURL(/\?state=FL&plan=optima$/);
      },
    );
  });
}

/** Whether the focused element is in the viewport and not covered by another element. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    if (!focused || !box) return false;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12));
    return top !== null && (focused.contains(top) || top.contains(focused));
  });

test('after Filter the first hospital is at most eight tab stops away, the skip link one; focus is visible forward and backward', async ({
  page,
}) => {
  const star = (at: number) => rows(page).nth(at).getByRole('button').first();
  const sizes = [
    [1366, 657],
    [820, 700],
    [390, 844],
    [320, 256],
  ] as const;
  for (const [width, height] of FULL ? sizes : sizes.filter((_, at) => at % 3 === 0)) {
    await page.setViewportSize({ width, height });
    await open(page, '/hospitals?state=TX&network=plus');
    await expect(resultsHeading(page, ENGLISH)).toBeFocused();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: ENGLISH.words.results.skip });
    await expect(skip).toBeFocused();
    let stops = 1;
    for (; stops <= 8 && !(await star(0).evaluate((button) => button === document.activeElement)); stops++)
      await page.keyboard.press('Tab');
    expect(stops, `${width}`).toBeLessThanOrEqual(8);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let at = 0; at < 18; at++) {
        await page.keyboard.press(key);
        expect(await isFocusSeen(page), `${width} ${key} ${at}`).toBe(true);
      }
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: ENGLISH.take.csv })).toBeFocused();
  }
});

/** Clicks the element that matches the selector as soon as the page is hydrated. */
const pressAtOnce = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((pressed) => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.alive === undefined) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(pressed)?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-alive'] });
  }, selector);

test('a press on Map right after hydration keeps the filters of the address', async ({ page }) => {
  await pressAtOnce(page, '[role=tab][aria-selected=false]');
  await open(page, '/hospitals?state=TX&network=plus&sort=city');
  await expect(page.getByRole('tab', { name: ENGLISH.words.results.map, selected: true })).toBeVisible();
  await expect(status(page)).toContainText('Texas');
  await expect(page).toHaveURL('/hospitals?state=TX&network=plus&sort=city&view=map');
});

test('a press on Clear all right after hydration clears the filters of the address', {
  tag: '@full',
}, async ({ page }) => {
  await pressAtOnce(page, 'search form button[type=submit] + button');
  await open(page, '/hospitals?state=TX&sort=city');
  await expect(page).toHaveURL('/hospitals?sort=city');
  await expect(status(page)).not.toContainText('Texas');
});

test('a press on Change right after hydration opens the filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pressAtOnce(page, 'search > button');
  await open(page, '/hospitals?state=TX');
  await expect(status(page)).toContainText('Texas');
  await expect(filterButton(page, ENGLISH)).toBeVisible();
  await expect(page.getByRole('button', { name: /Texas.*Change/, expanded: true })).toBeVisible();
});

test('on a laptop form, button and first rows fit one screen, and so does the list of suggestions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await open(page, '/hospitals');
  await expect(filterButton(page, ENGLISH)).toBeInViewport({ ratio: 1 });
  for (const at of [0, 1, 2]) await expect(rows(page).nth(at)).toBeInViewport({ ratio: 1 });
  await openFields(page, ENGLISH);
  await placeBox(page, ENGLISH).click();
  await expect(page.getByRole('option', { name: /MIA/ }).first()).toBeInViewport();
  const list = await page.getByRole('listbox', { name: ENGLISH.near.place }).boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 9999)).toBeLessThanOrEqual(657);
});

test('Back and reload restore the scroll position of a filtered list; a link with filters leads to the results once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolled = () => page.evaluate(() => scrollY);
  await open(page, '/hospitals?state=TX');
  await expect(resultsHeading(page, ENGLISH)).toBeFocused();
  await page.getByRole('button', { name: /20 more/ }).click();
  await expect(rows(page)).toHaveCount(40);
  await rows(page).nth(30).scrollIntoViewIfNeeded();
  await settled(page);
  const place = await scrolled();
  const expectSamePlace = async () => {
    await expect(rows(page)).toHaveCount(40);
    await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(40);
  };
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expectSamePlace();
  await page.reload();
  await expectSamePlace();
});

test('a name entered on a tablet stays visible when the tablet is turned', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, '/hospitals');
  await nameBox(page, ENGLISH).fill('bay');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(nameBox(page, ENGLISH)).toHaveValue('bay');
  await expect(nameBox(page, ENGLISH)).toBeVisible();
});

test('on a phone a list of suggestions wider than its field stays inside the viewport', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/hospitals');
  await openFields(page, ENGLISH);
  await cityBox(page, ENGLISH).fill('mia');
  const list = page.getByRole('listbox', { name: ENGLISH.words.filters.city });
  await expect(list).toBeInViewport({ ratio: 1 });
});

test('on a phone 360 px wide every network name is on one line', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/hospitals');
  await openFields(page, ENGLISH);
  for (const network of ['Open', 'Ultra', 'Plus', 'Core']) {
    const lines = await networkBox(page, network).evaluate(({ nextElementSibling }) => {
      const name = document.createRange();
      name.selectNode(nextElementSibling?.firstChild ?? document.body);
      return name.getClientRects().length;
    });
    expect(lines, network).toBe(1);
  }
});

test('state, network, place, distance and Filter work by keyboard alone, in the order of the form', async ({
  page,
}) => {
  await open(page, '/hospitals');
  const press = (key: string) => page.keyboard.press(key);
  await stateBox(page, ENGLISH).focus();
  await page.keyboard.type('Florida');
  for (const box of [cityBox, nameBox]) {
    await press('Tab');
    await expect(box(page, ENGLISH)).toBeFocused();
  }
  await press('Tab');
  await expect(page.getByRole('combobox', { name: ENGLISH.words.filters.myPlan })).toBeFocused();
  await press('Tab');
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(networkBox(page, 'Ultra')).toBeChecked();
  await press('Tab');
  await press('Enter');
  await press('Tab');
  await expect(placeBox(page, ENGLISH)).toBeFocused();
  await page.keyboard.type('hialeah');
  await expect(page.getByRole('option', { name: /Hialeah, FL/ })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect(placeBox(page, ENGLISH)).toHaveValue('Hialeah, FL');
  await press('Tab');
  await expect(page.getByRole('button', { name: ENGLISH.near.clear })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('combobox', { name: 'Within' })).toBeFocused();
  await page.keyboard.type('25');
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
  await press('Tab');
  await expect(filterButton(page, ENGLISH)).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(/state=FL/);
  await expect(page).toHaveURL(/network=ultra/);
  await expect(page).toHaveURL(/near=Hialeah%2C\+FL&within=25mi/);
  await expect(status(page)).toContainText('near Hialeah, FL, within 25\u00a0mi (40\u00a0km)');
});
