import type { Locator, Page } from '@playwright/test';
import { shadeOf, shadeSteps } from '#features/map/map-data.ts';
import { describeIn, ENGLISH, expect, FAILED_LOAD, FULL, open, type Site } from '../support/site.ts';
import { engine, expectAccessibleNow, figureIn, test } from './finder.ts';

/** Thresholds of the shades, computed from the whole directory. */
const STEPS = shadeSteps(engine.options().states);

const part = (page: Page): Locator => page.locator('#state-map');
const mapOf = (page: Page, { map }: Site): Locator => page.getByRole('listbox', { name: map.states });
/** The option of a state, named like "Texas, 104 hospitals". */
const option = (map: Locator, state: string): Locator =>
  map.getByRole('option', { name: new RegExp(`^${state.replaceAll(/\s/g, '\\s')}, `) });
const countOf = async (state: Locator): Promise<number> => figureIn(await state.getAttribute('aria-label'));
const linkOf = (page: Page, state: string): Locator =>
  page.locator('#by-state').getByRole('link', { name: new RegExp(`^${state}`) });

const mapTab = (page: Page, { words }: Site): Locator =>
  page.getByRole('tab', { name: words.results.map, exact: true });

/** Selects the map tab and waits until the outlines of the map are drawn. */
const drawn = async (page: Page, site: Site): Promise<Locator> => {
  await mapTab(page, site).click();
  const map = mapOf(page, site);
  await expect(map.locator('path[role=option]')).toHaveCount(42);
  return map;
};

const openMap = async (page: Page, address: string, site: Site): Promise<Locator> => {
  await open(page, address);
  return drawn(page, site);
};

describeIn('ES', 'the map', (site) => {
  const {
    map: words,
    states,
    words: { sample, asOf },
    finderPath: path,
  } = site;

  test('names states with counts, filters by a state, and follows the filters', async ({ page, finder }) => {
    const map = await openMap(page, path, site);
    const texas = option(map, states.TX);
    const dots = () =>
      map.locator('path[d$=h0]').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    const legend = part(page).getByText(words.legend, { exact: true }).locator('..').getByRole('listitem');

    await expect(part(page).getByText(sample.tag)).toBeVisible();
    await expect(part(page).getByText(asOf.split('{date}')[1] ?? '?')).toBeVisible();

    await test.step('a click filters by the state and leads to its results; a button shows all states again', async () => {
      const count = await countOf(texas);
      await texas.click();
      await expect(page).toHaveURL(`${path}?state=TX`);
      await expect(finder.status).toContainText(states.TX);
      expect(await finder.listed()).toBe(count);
      await expect(finder.heading).toBeFocused();
      await expect(finder.status).toBeInViewport();
      await drawn(page, site);
      await expect(texas).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: words.showAll }).click();
      await expect(page).toHaveURL(`${path}?view=map`);
      await expect(texas).toHaveAttribute('aria-selected', 'false');
    });

    await test.step('a hovered state is named inside the map', async () => {
      await page.setViewportSize({ width: 1366, height: 657 });
      await finder.heading.evaluate((heading) => heading.scrollIntoView());
      await option(map, states.NM).hover();
      const said = part(page).getByText(states.NM, { exact: true }).first();
      await expect(said).toBeInViewport({ ratio: 1 });
      const edges = (of: Locator) =>
        of.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { top, bottom };
        });
      const [name, picture] = [await edges(said), await edges(map.locator('svg').first())];
      expect(name.top).toBeGreaterThan(picture.top);
      expect(name.bottom).toBeLessThanOrEqual(picture.bottom);
    });

    await test.step('a filter changes shades, dots and names; the legend stays', async () => {
      const all = await countOf(texas);
      const dotsBefore = await dots();
      const entries = await legend.allTextContents();
      expect(entries.length).toBeGreaterThan(2);
      await finder.network('Core').check();
      await finder.filter.click();
      await expect(page).toHaveURL(/network=core/);
      await drawn(page, site);
      await expect.poll(dots).not.toEqual(dotsBefore);
      expect(await legend.allTextContents()).toEqual(entries);
      const core = await countOf(texas);
      expect(core).toBeLessThan(all);
      await expect(texas).toHaveAttribute('data-shade', String(shadeOf(STEPS, core)));
      expect(shadeOf(STEPS, core)).toBeLessThan(shadeOf(STEPS, all));
      await expect(finder.status).toContainText('Core');
    });
  });

  test('is one tab stop: arrows move to neighbors, Enter chooses a state', async ({ page, finder }) => {
    const map = await openMap(page, `${path}?state=TX`, site);
    await expect(map.locator('[role=option][tabindex="0"]')).toHaveCount(1);
    await option(map, states.TX).focus();
    await page.keyboard.press('ArrowUp');
    await expect(option(map, states.OK)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(option(map, states.KS)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(map.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(option(map, states.KS)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}?state=KS`);
    await expect(finder.status).toContainText(states.KS);
    await drawn(page, site);
    await option(map, states.KS).focus();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${path}?view=map`);
    await expect(option(map, states.KS)).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('a tap highlights a state, and a button chooses it @full', async ({ page, finder }) => {
      const map = await openMap(page, path, site);
      for (const code of ['CT', 'DE', 'DC', 'MD', 'MA', 'NH', 'NJ', 'RI', 'VT', 'PR'] as const) {
        const box = await option(map, states[code]).boundingBox();
        expect(box?.height, code).toBeGreaterThanOrEqual(44);
        expect(box?.width, code).toBeGreaterThanOrEqual(44);
      }
      const colorado = option(map, states.CO);
      const count = await countOf(colorado);
      await colorado.tap();
      await expect(page).toHaveURL(`${path}?view=map`);
      await page.getByRole('button', { name: words.show.other.replace('{count}', `${count}`) }).tap();
      await expect(page).toHaveURL(`${path}?state=CO`);
      await expect(finder.heading).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(`${path}?view=map`);
      await expect(colorado).toBeVisible();
      await option(map, states.NY).focus();
      await page.keyboard.press('ArrowRight');
      const small = map.getByRole('group').getByRole('option');
      await expect(small.and(page.locator(':focus'))).toHaveCount(1);
      await option(map, states.DE).click();
      await expect(page).toHaveURL(`${path}?state=DE`);
    });
  });

  test.describe('when its code fails to load', () => {
    test.use({ tolerated: [[FAILED_LOAD], { scope: 'test' }] });

    test('shows an error, the list and links work, and reloading helps @full', async ({ page, finder }) => {
      await page.route(/StateMapPart-.*\.js$/, (route) => route.abort());
      await open(page, path);
      await mapTab(page, site).click();
      const alert = page.getByRole('alert').filter({ hasText: words.failed });
      await expect(alert).toBeVisible();
      await expect(mapOf(page, site)).toBeHidden();
      await expect(linkOf(page, states.TX)).toBeVisible();
      if (FULL) await expectAccessibleNow(page);
      await finder.state.selectOption('TX');
      await finder.filter.click();
      await expect(finder.status).toContainText(states.TX);
      await mapTab(page, site).click();
      await expect(alert).toBeVisible();
      await page.unroute(/StateMapPart-.*\.js$/);
      await alert.getByRole('button').click();
      await expect(page).toHaveURL(`${path}?state=TX&view=map`);
      const map = await drawn(page, site);
      await expect(option(map, states.TX)).toHaveAttribute('aria-selected', 'true');
    });
  });
});

test('a map filtered by city names the city and draws only its dot @full', async ({ page }) => {
  const map = await openMap(page, '/hospitals?state=TX&city=Houston&network=plus', ENGLISH);
  await expect(page.getByRole('tabpanel')).toContainText(/Houston, Texas\s*4 hospitals/);
  // One dot with its halo.
  await expect(map.locator('path[d$=h0]')).toHaveCount(2);
});

test('choosing a state on the map replaces the city and keeps the place @full', async ({ page, finder }) => {
  const map = await openMap(page, '/hospitals?city=Miami&near=MIA&within=100', ENGLISH);
  await expect(option(map, 'California')).toHaveAccessibleName(/, No hospitals$/);
  await option(map, 'Florida').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hospitals?near=MIA&within=100&state=FL');
  await mapTab(page, ENGLISH).click();
  await expect.poll(async () => (await countOf(option(map, 'Florida'))) - (await finder.listed())).toBe(0);
});

test.describe('when the outlines fail to load', () => {
  test.use({ tolerated: [[FAILED_LOAD], { scope: 'test' }] });

  test('the map shows an error; small states and state pages work @full', async ({ page }) => {
    await page.route(/us-map-.*\.json/, (route) => route.abort());
    await open(page, '/hospitals');
    await mapTab(page, ENGLISH).click();
    await expect(page.getByText(ENGLISH.map.failed)).toBeVisible();
    await expect(linkOf(page, 'Texas')).toBeVisible();
    await option(mapOf(page, ENGLISH), 'Maryland').click();
    await expect(page).toHaveURL('/hospitals?state=MD');
  });
});
