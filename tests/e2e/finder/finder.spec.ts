import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, holdBack, open, test, turnsOf } from '../support/site.ts';
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
  placeBox,
  resetButton,
  rows,
  stateBox,
  status,
} from './finder.ts';

const names = (page: Page) => main(page).getByRole('rowheader');

for (const site of FINDERS) {
  const inTurn = turnsOf(site.code);
  const { words, near, path } = site;
  test.describe(`the finder in ${site.name}`, () => {
    test.use({ locale: site.browser });

    inTurn()(
      'filters by state, network, city and name on the button, not before; the rows are as many as it says',
      async ({ page }) => {
        await open(page, path);
        const city = cityBox(page, site);

        await test.step('what is chosen is not applied before the button', async () => {
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

        await test.step('rows say their networks and the ways that reach them, and that the marks are samples', async () => {
          await expect(
            rows(page).first().getByRole('cell', { name: words.results.yes }).first(),
          ).toBeVisible();
          const ways = `Superior Open ${words.results.or} Ultra`;
          await expect(rows(page).first().getByRole('listitem').first()).toContainText(ways);
          await expect(page.getByText(words.sample.tag).first()).toBeVisible();
          await expect(page.getByText(words.asOf.split('{date}')[1] ?? '?').first()).toBeVisible();
        });

        await test.step('a city of the list', async () => {
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

        await test.step('a name is matched literally, without case or accents; Enter applies it', async () => {
          await nameBox(page, site).fill('  BAPTÍST ');
          await nameBox(page, site).press('Enter');
          await expect(page).toHaveURL(/q=BAPT/);
          await expect(status(page)).toContainText('BAPT');
          await expect(names(page)).toHaveCount(await listed(page));
          for (const row of await names(page).all()) await expect(row).toContainText(/baptist/i);
        });

        await test.step('another state empties the city, and Clear all takes every filter away', async () => {
          await stateBox(page, site).selectOption('NY');
          await expect(city).toHaveValue('');
          await resetButton(page, site).click();
          await expect(page).toHaveURL(path);
          await expect(stateBox(page, site)).toHaveValue('');
          await expect(nameBox(page, site)).toHaveValue('');
          await expect(status(page)).toContainText(words.labels.whole);
        });

        await test.step('the Open network is said to be a third party’s, with a link to its own search', async () => {
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
      'a column header sorts, and turns round; the address holds filters and order: reload, Back and Forward show them again',
      async ({ page }) => {
        await open(page, `${path}?state=TX`);
        await expect(status(page)).toContainText('Texas');
        const city = columnHead(page, words.results.city);
        await city.getByRole('button').click();
        await expect(city).toHaveAttribute('aria-sort', 'ascending');
        await expect(page).toHaveURL(/sort=city$/);
        const ascending = await names(page).first().textContent();
        await city.getByRole('button').click();
        await expect(city).toHaveAttribute('aria-sort', 'descending');
        await expect(page).toHaveURL(/sort=city&dir=desc/);
        await expect(names(page).first()).not.toHaveText(ascending ?? '');
        await expect(columnHead(page, words.results.hospital)).toHaveAttribute('aria-sort', 'none');
        const texas = (await status(page).textContent()) ?? '?';

        await networkBox(page, 'Core').check();
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
      'none found: each filter can be taken away, and the button says how many hospitals that gives back; a mistyped name leads to one that exists',
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await open(page, `${path}?state=AK&q=mayo+clinic`);
        await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessibleNow(page);
        const label = words.none.without.other.split('{filter}')[0] ?? '';
        const removal = page.getByRole('button', { name: new RegExp(`^${label}.*Alas[kc]a`) });
        const promised = (await removal.textContent())?.match(/\d+/g)?.at(-1);
        await removal.click();
        await expect(status(page)).toContainText(new RegExp(`^${promised}\\b`));
        await expect(page).toHaveURL(/hospitals\?q=mayo\+clinic$/);

        await nameBox(page, site).fill('memorail');
        await nameBox(page, site).press('Enter');
        await page.getByRole('button', { name: words.none.didYouMean.replace('{text}', 'memorial') }).click();
        await expect(names(page).first()).toContainText(/memorial/i);
      },
    );

    inTurn()('suggestions by keyboard: prefix, any word order, with a typing error', async ({ page }) => {
      await open(page, path);
      const name = nameBox(page, site);
      await name.focus();
      await name.pressSequentially('mout sinai');
      // Cities of that name are offered while it is being typed.
      const offers = page.getByRole('listbox', { name: words.filters.name }).getByRole('option');
      await expect(offers.first()).toHaveText(new RegExp(`Mount Sinai.*${words.filters.kindHospital}`));
      await name.press('ArrowDown');
      await name.press('Enter');
      await expect(name).toHaveValue(/Mount Sinai/);
      await expect(page).toHaveURL(path);
      await name.press('Enter');
      await expect(names(page).first()).toContainText(/Mount Sinai/);
    });

    inTurn()(
      'a city may be typed, before the directory has come too; a text that names none is said to be wrong and is not applied',
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

        await city.fill('Gotham');
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
      'on a phone the fields of a place are folded away and work; at every width the answer and the map scroll nothing sideways, and axe finds nothing',
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, `${path}?state=FL&network=plus`);
        await expect(placeBox(page, site)).toBeHidden();
        await page.getByRole('button', { name: near.legend }).click();
        await placeBox(page, site).fill('MIA');
        await page.getByRole('option', { name: /MIA/ }).first().click();
        await filterButton(page, site).click();
        await expect(page).toHaveURL(/near=MIA&within=100$/);
        await expect(status(page)).toContainText('MIA');
        await expect(rows(page).first()).toContainText(/\d\skm/);
        await page.locator('#state-map').scrollIntoViewIfNeeded();
        await expect(page.locator('#state-map path[role=option]')).toHaveCount(42);
        await expectAccessibleNow(page);
        // 320 × 256 is a window of 1280 px at 400 % zoom.
        for (const [width, height] of [
          [320, 256],
          [768, 1024],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectNoSidewaysScroll(page);
          await filterButton(page, site).scrollIntoViewIfNeeded();
          await expect(filterButton(page, site)).toBeInViewport();
        }
      },
    );

    test('values that mean nothing are ignored and the address is put right', { tag: '@full' }, async ({
      page,
    }) => {
      await open(page, `${path}?state=Atlantis&city=Gotham&network=gold&sort=price&q=%20&x=1`);
      await expect(page).toHaveURL(`${path}?x=1`);
      await expect(status(page)).toContainText(words.labels.whole);
      await open(page, `${path}?near=Atlantis&within=50&sort=distance`);
      await expect(page).toHaveURL(path);
      await expect(status(page)).toContainText(words.labels.whole);
      await open(page, `${path}?near=mia&within=73`);
      await expect(page).toHaveURL(/\?near=MIA$/);
    });
  });
}

test('by keyboard alone: state, place, distance, network and Filter, in the order of the form', async ({
  page,
}) => {
  await open(page, '/hospitals');
  const press = (key: string) => page.keyboard.press(key);
  await stateBox(page, ENGLISH).focus();
  await page.keyboard.type('Florida');
  for (const box of [cityBox, nameBox, placeBox]) {
    await press('Tab');
    await expect(box(page, ENGLISH)).toBeFocused();
  }
  await page.keyboard.type('hialeah');
  await expect(page.getByRole('option', { name: /Hialeah, FL/ })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect(placeBox(page, ENGLISH)).toHaveValue('Hialeah, FL');
  await press('Tab');
  await expect(page.getByRole('button', { name: ENGLISH.near.clear })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('combobox', { name: 'Within' })).toBeFocused();
  await page.keyboard.type('155');
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
  await press('Tab');
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(networkBox(page, 'Ultra')).toBeChecked();
  await press('Tab');
  await expect(filterButton(page, ENGLISH)).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(/state=FL/);
  await expect(page).toHaveURL(/network=ultra/);
  await expect(page).toHaveURL(/near=Hialeah%2C\+FL&within=250/);
  await expect(status(page)).toContainText('near Hialeah, FL, within 155\u00a0mi (250\u00a0km)');
});
