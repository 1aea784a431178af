import type { Locator, Page } from '@playwright/test';
import { faultsByTab, tabTo } from '../support/focus.ts';
import { settled } from '../support/page-walk.ts';
import {
  describeIn,
  ENGLISH,
  expect,
  expectNoSidewaysScroll,
  FULL,
  holdBack,
  open,
} from '../support/site.ts';
import { expectAccessibleNow, test } from './finder.ts';

describeIn('PT', 'the finder', (site) => {
  const { words, finderPath: path } = site;

  test('filters by state, network, city and name only when the button is pressed, and lists as many rows as the status counts', async ({
    page,
    finder,
  }) => {
    await open(page, path);
    const city = finder.city;

    await test.step('a choice is applied only with the button', async () => {
      const before = await finder.status.textContent();
      await finder.state.selectOption('FL');
      await finder.network('Plus').check();
      await expect(page.getByText(words.filters.pending)).toBeVisible();
      expect(await finder.status.textContent()).toBe(before);
      await finder.filter.click();
      await expect(page).toHaveURL(/\?state=FL&network=plus$/);
      await expect(finder.status).toContainText(words.labels.network.replace('{network}', 'Plus'));
      await expect(page.getByText(words.filters.pending)).toBeHidden();
      await finder.expectPlaces(/FL \d{5}$/);
    });

    await test.step('rows show networks, plans and the sample tag', async () => {
      await expect(finder.rows.first().getByRole('cell', { name: words.results.yes }).first()).toBeVisible();
      const ways = `Superior Open ${words.results.or} Ultra`;
      await expect(finder.rows.first().getByRole('listitem').first()).toContainText(ways);
      await expect(page.getByText(words.sample.tag).first()).toBeVisible();
      await expect(page.getByText(words.asOf.split('{date}')[1] ?? '?').first()).toBeVisible();
    });

    await test.step('a city from the suggestions, and a name in any case and with any accents', async () => {
      await city.fill('miam');
      const miami = page.getByRole('option', { name: /^Miami\b/ });
      await miami.first().click();
      await finder.name.fill('  MÉRCY ');
      await finder.name.press('Enter');
      await expect(page).toHaveURL(/city=Miami&.*q=M.*RCY/);
      await expect(finder.status).toContainText(/Miami.*RCY/);
      await finder.expectPlaces(/^Miami FL \d{5}$/);
      await expect(finder.names).toHaveCount(await finder.listed());
      await expect(finder.names.filter({ hasNotText: /mercy/i })).toHaveCount(0);
    });

    await test.step('another state clears the city, and Clear all removes every filter', async () => {
      await finder.state.selectOption('NY');
      await expect(city).toHaveValue('');
      await finder.reset.click();
      await expect(page).toHaveURL(path);
      await expect(finder.state).toHaveValue('');
      await expect(finder.name).toHaveValue('');
      await expect(finder.status).toContainText(words.labels.whole);
    });

    await test.step('the Open network shows a note with a link to its own search', async () => {
      await finder.network('Open').check();
      await finder.filter.click();
      await expect(page.getByText(words.openNote.chosen)).toBeVisible();
      await expect(finder.status).toContainText('Open');
      const link = finder.main.getByRole('link', { name: words.openNote.link }).first();
      await expect(link).toHaveAttribute('target', '_blank');
    });
  });

  test('column headers sort; reload, Back and Forward restore filters and order @engines', async ({
    page,
    finder,
  }) => {
    await open(page, `${path}?state=TX`);
    await expect(finder.status).toContainText('Texas');
    const city = finder.column(words.results.city);
    await city.getByRole('button').click();
    await expect(city).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=city$/);
    const ascending = await finder.names.first().textContent();
    await finder.network('Core').check();
    await city.getByRole('button').click();
    await expect(city).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=city&dir=desc/);
    await expect(finder.names.first()).not.toHaveText(ascending ?? '');
    await expect(finder.column(words.results.hospital)).toHaveAttribute('aria-sort', 'none');
    const texas = (await finder.status.textContent()) ?? '?';

    // Sorting keeps choices that are not applied yet.
    await expect(finder.network('Core')).toBeChecked();
    await finder.filter.click();
    await expect(page).toHaveURL(/network=core/);
    await expect(finder.status).toContainText('Core');
    const core = (await finder.status.textContent()) ?? '?';
    const first = (await finder.names.first().textContent()) ?? '?';
    await page.reload();
    await expect(finder.status).toHaveText(core);
    await expect(finder.names.first()).toHaveText(first);
    await expect(city).toHaveAttribute('aria-sort', 'descending');
    await page.goBack();
    await expect(finder.status).toHaveText(texas);
    await expect(page.getByRole('radio', { name: words.filters.noNetwork })).toBeChecked();
    await page.goForward();
    await expect(finder.status).toHaveText(core);
    await expect(finder.network('Core')).toBeChecked();
  });

  test('without results offers to remove filters, and suggests a name', async ({ page, finder }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, `${path}?state=AK&network=core&q=mayo+clinic`);
    await expect(finder.status).toContainText(words.results.count.zero);
    const ways = page.getByRole('region', { name: words.none.heading }).getByRole('listitem');
    await expect(ways.last()).toHaveText(
      words.none.without.zero.replace('{filter}', words.labels.network.replace('{network}', 'Core')),
    );
    await expect(ways.last().getByRole('button')).toHaveCount(0);
    await open(page, `${path}?state=AK&q=mayo+clinic`);
    await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
    await expect(finder.exports).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessibleNow(page);
    const label = words.none.without.other.split('{filter}')[0] ?? '';
    const removal = ways
      .getByRole('button')
      .filter({ hasText: label })
      .filter({ hasText: /Alas[kc]a/ });
    const promised = (await removal.textContent())?.match(/\d+/g)?.at(-1);
    await removal.click();
    await expect(finder.status).toContainText(new RegExp(`^${promised}\\b`));
    await expect(page).toHaveURL(/hospitals\?q=mayo\+clinic$/);

    await finder.openFields();
    expect((await finder.name.boundingBox())?.width).toBeGreaterThan(200);
    await finder.name.fill('memorail');
    await finder.name.press('Enter');
    await page.getByRole('button', { name: words.none.didYouMean.replace('{text}', 'memorial') }).click();
    await expect(finder.names.first()).toContainText(/memorial/i);
  });

  test('keeps input entered before the scripts load, and the button applies it', async ({ page, finder }) => {
    const letCome = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(path);
    await finder.state.selectOption('FL');
    await finder.city.fill('miami');
    await finder.network('Ultra').check();
    await finder.name.fill('baptist ');
    letCome();
    await expect(page.getByText(words.filters.pending)).toBeVisible();
    // More text can be typed after the first word.
    await finder.name.pressSequentially('hosp');
    await expect(finder.name).toHaveValue('baptist hosp');
    // The open suggestions cover the button.
    await expect(
      page.getByRole('listbox', { name: words.filters.name }).getByRole('option').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(finder.name).toHaveValue('baptist hosp');
    await finder.filter.click();
    await expect(page).toHaveURL(/\?state=FL&city=Miami&network=ultra&q=baptist\+hosp$/);
    await finder.expectPlaces(/^Miami FL/);
  });

  test('suggests names despite a typing error, outside the state too @engines', async ({ page, finder }) => {
    await open(page, `${path}?state=TX&city=Houston`);
    await finder.openFields();
    const name = finder.name;
    await name.focus();
    await name.pressSequentially('mout sinai');
    // The suggestions may contain cities while the name is incomplete.
    const offers = page.getByRole('listbox', { name: words.filters.name }).getByRole('option');
    await expect(offers.first()).toHaveText(new RegExp(`Mount Sinai.*${words.filters.kindHospital}`));
    await name.press('ArrowDown');
    await name.press('Enter');
    await expect(name).toHaveValue(/Mount Sinai/);
    await expect(finder.state).toHaveValue('');
    await expect(finder.city).toHaveValue('');
    await expect(page).toHaveURL(/\?state=TX&city=Houston$/);
    await name.press('Enter');
    await expect(finder.names.first()).toContainText(/Mount Sinai/);
  });

  test('completes a typed city, and does not apply an unknown one', async ({ page, finder }) => {
    const letCome = await holdBack(page, /\.index$/);
    await open(page, `${path}?city=Miami`);
    const { city } = finder;
    const expectCity = (name: string) =>
      expect.poll(() => new URL(page.url()).searchParams.get('city')).toBe(name);
    await expect(city).toHaveValue('Miami');
    await city.fill('houston');
    await city.press('Enter');
    await expectCity('houston');
    letCome();
    await expectCity('Houston');
    await finder.expectPlaces(/^Houston/);

    await city.selectText();
    await city.pressSequentially('miami beach');
    await city.press('Enter');
    await expectCity('Miami Beach');
    await city.fill('hous');
    await city.press('Enter');
    await expect(city).toHaveValue('Houston');
    await expectCity('Miami Beach');
    await city.press('Enter');
    await expectCity('Houston');
    await city.fill('miami b');
    await city.press('Tab');
    await expect(city).toHaveValue('Miami Beach');

    await city.fill('Gotham');
    await city.press('Enter');
    await expect(page.getByText(words.filters.cityNone)).toBeVisible();
    await expect(city).toBeFocused();
    await city.press('Tab');
    await finder.filter.click();
    await expect(city).toBeFocused();
    await expect(page.getByText(words.filters.cityNone)).toBeVisible();
    await expectCity('Houston');
    await finder.reset.click();
    await expect(city).toHaveValue('');
    await expect(page).toHaveURL(path);
  });

  test('results do not take the focus if the visitor has moved it @full', async ({ page, finder }) => {
    const letCome = await holdBack(page, /\.index$/);
    await open(page, path);
    const city = finder.city;
    await city.fill('Houston');
    await city.press('Enter');
    await expect(page).toHaveURL(/city=Houston$/);
    const name = finder.name;
    await name.click();
    letCome();
    await finder.expectPlaces(/^Houston/);
    await expect(name).toBeFocused();
  });

  test('on a phone shows three cards under one line of filters, and twenty more', async ({
    page,
    finder,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const short = page.getByRole('button', { name: words.filters.change });
    const heading = finder.heading;
    const expectThreeCards = async () => {
      await expect(heading).toBeFocused();
      await expect(short).toBeInViewport({ ratio: 1 });
      // The header does not cover the button.
      await short.click({ trial: true });
      expect((await short.boundingBox())?.y).toBeGreaterThanOrEqual(64);
      for (const at of [0, 1, 2]) await expect(finder.rows.nth(at)).toBeInViewport({ ratio: 1 });
    };
    await open(page, `${path}?state=TX&city=Houston&network=plus`);
    await expect(short).toHaveText(/^Texas · Houston · .*Plus.* — \d+ hospita/);
    await expect(finder.state).toBeHidden();
    await expectThreeCards();

    await finder.openFields();
    await finder.reset.click();
    await finder.openFields();
    await finder.state.selectOption('FL');
    await finder.place.fill('MIA');
    await page.getByRole('option', { name: /MIA/ }).first().click();
    await finder.filter.click();
    await expect(page).toHaveURL(/near=MIA&within=\w+$/);
    await expect(short).toContainText('Miami (MIA)');
    await expect(finder.rows.first()).toContainText(/\d\skm/);
    await expectThreeCards();

    await finder.openFields();
    await finder.reset.click();
    await expect(finder.status).toContainText(words.labels.whole);
    await expect(finder.rows).toHaveCount(20);
    const total = String(await finder.listed());
    await page.getByRole('button', { name: new RegExp(`20 .*${total.slice(-3)}`) }).click();
    await expect(finder.rows).toHaveCount(40);
    await expect(finder.rows.nth(20).getByRole('button').first()).toBeFocused();
    await page.getByRole('combobox', { name: words.results.sortBy }).selectOption('city');
    await expect(page).toHaveURL(/sort=city$/);
    await page.getByRole('button', { name: words.results.reverse }).click();
    await expect(page).toHaveURL(/sort=city&dir=desc$/);
  });

  test('my plan reduces networks and rows to that plan, but not the list', async ({ page, finder }) => {
    await open(page, `${path}?state=FL`);
    await finder.network('Core').check();
    const all = await finder.listed();
    await page.getByRole('combobox', { name: words.filters.myPlan }).selectOption('optima');
    await expect(page.getByRole('radio')).toHaveCount(3);
    await expect(page.getByRole('radio', { name: words.filters.noNetwork, exact: true })).toBeChecked();
    await finder.filter.click();
    await expect(page).toHaveURL(/\?state=FL&plan=optima$/);
    expect(await finder.listed()).toBe(all);
    // A plan alone does not filter.
    const answer = finder.heading.locator('xpath=..').getByRole('status');
    await expect(answer).toHaveText(/: Fl[oó]rida$/);
    const entries = await page.evaluate(() => history.length);
    await finder.filter.click();
    await expect(finder.heading).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(finder.rows.getByRole('listitem').filter({ hasText: /Superior|Vital/ })).toHaveCount(0);
    await finder.network('Plus').check();
    await finder.filter.click();
    await expect(page).toHaveURL(/plan=optima&network=plus$/);
    await expect.poll(() => finder.listed()).toBeLessThan(all);
  });
});

test('after Filter the first hospital is near, and every focus is visible', async ({ page, finder }) => {
  const sizes = [
    [1366, 657],
    [820, 700],
    [390, 844],
    [320, 256],
  ] as const;
  for (const [width, height] of FULL ? sizes : sizes.filter((_, at) => at % 3 === 0)) {
    await page.setViewportSize({ width, height });
    await open(page, '/hospitals?state=TX&network=plus');
    await expect(finder.heading).toBeFocused();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: ENGLISH.words.results.skip });
    await expect(skip).toBeFocused();
    await tabTo(page, finder.starAt(0), 7);
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect(await faultsByTab(page, 18, key), `${width} ${key}`).toEqual([]);
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

for (const { name, pressed, from, to } of [
  {
    name: 'Map keeps the filters of the address',
    pressed: '[role=tab][aria-selected=false]',
    from: '?state=TX&network=plus&sort=city',
    to: '?state=TX&network=plus&sort=city&view=map',
  },
  {
    name: 'Clear all clears the filters',
    pressed: 'search form button[type=submit] + button',
    from: '?state=TX&sort=city',
    to: '?sort=city',
  },
])
  test(`right after hydration, a press on ${name} @full`, async ({ page, finder }) => {
    await pressAtOnce(page, pressed);
    await open(page, `/hospitals${from}`);
    await expect(page).toHaveURL(`/hospitals${to}`);
    await expect(finder.status).toContainText(to.includes('TX') ? 'Texas' : ENGLISH.words.labels.whole);
    const map = page.getByRole('tab', { name: ENGLISH.words.results.map });
    await expect(map).toHaveAttribute('aria-selected', String(to.includes('map')));
  });

test('right after hydration, a press on Change opens the filters @full', async ({ page, finder }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pressAtOnce(page, 'search > button');
  await open(page, '/hospitals?state=TX');
  await expect(finder.filter).toBeVisible();
  await expect(page.getByRole('button', { name: /Texas.*Change/, expanded: true })).toBeVisible();
});

test('on a laptop form, first rows and suggestions fit one screen', async ({ page, finder }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await open(page, '/hospitals');
  await expect(finder.filter).toBeInViewport({ ratio: 1 });
  for (const at of [0, 1, 2]) await expect(finder.rows.nth(at)).toBeInViewport({ ratio: 1 });
  await finder.openFields();
  await finder.place.click();
  await expect(page.getByRole('option', { name: /MIA/ }).first()).toBeInViewport();
  const list = await page.getByRole('listbox', { name: ENGLISH.near.place }).boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 9999)).toBeLessThanOrEqual(657);
});

test('Back and reload restore the scroll position of a filtered list', async ({ page, finder }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolled = () => page.evaluate(() => scrollY);
  await open(page, '/hospitals?state=TX');
  await expect(finder.heading).toBeFocused();
  await page.getByRole('button', { name: /20 more/ }).click();
  await expect(finder.rows).toHaveCount(40);
  await finder.rows.nth(30).scrollIntoViewIfNeeded();
  await settled(page);
  const place = await scrolled();
  const expectSamePlace = async () => {
    await expect(finder.rows).toHaveCount(40);
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

test('a name entered on a tablet stays visible when the tablet is turned @full', async ({ page, finder }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, '/hospitals');
  await finder.name.fill('bay');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(finder.name).toHaveValue('bay');
  await expect(finder.name).toBeVisible();
});

test('on a phone 360 px wide every network name is on one line, and suggestions stay inside the viewport @full', async ({
  page,
  finder,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/hospitals');
  await finder.openFields();
  for (const network of ['Open', 'Ultra', 'Plus', 'Core']) {
    const lines = await finder.network(network).evaluate(({ nextElementSibling }) => {
      const name = document.createRange();
      name.selectNode(nextElementSibling?.firstChild ?? document.body);
      return name.getClientRects().length;
    });
    expect(lines, network).toBe(1);
  }
  await finder.city.fill('mia');
  const list = page.getByRole('listbox', { name: ENGLISH.words.filters.city });
  await expect(list).toBeInViewport({ ratio: 1 });
});

test('the form works by keyboard alone, in its order @engines', async ({ page, finder }) => {
  await open(page, '/hospitals');
  const press = (key: string) => page.keyboard.press(key);
  const tabOnceTo = async (stop: Locator): Promise<void> => {
    await press('Tab');
    await expect(stop).toBeFocused();
  };
  await finder.state.focus();
  await page.keyboard.type('Florida');
  await tabOnceTo(finder.city);
  await tabOnceTo(finder.name);
  await tabOnceTo(page.getByRole('combobox', { name: ENGLISH.words.filters.myPlan }));
  await press('Tab');
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(finder.network('Ultra')).toBeChecked();
  await press('Tab');
  await press('Enter');
  await tabOnceTo(finder.place);
  await page.keyboard.type('hialeah');
  await expect(page.getByRole('option', { name: /Hialeah, FL/ })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect(finder.place).toHaveValue('Hialeah, FL');
  await tabOnceTo(page.getByRole('button', { name: ENGLISH.near.clear }));
  await tabOnceTo(finder.within);
  await page.keyboard.type('25');
  await tabOnceTo(page.getByRole('button', { name: ENGLISH.near.here.use }));
  await tabOnceTo(finder.filter);
  await press('Enter');
  await expect(page).toHaveURL(/state=FL&network=ultra&near=Hialeah%2C\+FL&within=25mi/);
  await expect(finder.status).toContainText('near Hialeah, FL, within 25\u00a0mi (40\u00a0km)');
});
