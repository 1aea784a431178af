import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import enMap from '#data/words/en/map.json' with { type: 'json' };
import enStates from '#data/words/en/states.json' with { type: 'json' };
import esMap from '#data/words/es/map.json' with { type: 'json' };
import esStates from '#data/words/es/states.json' with { type: 'json' };
import ptMap from '#data/words/pt/map.json' with { type: 'json' };
import ptStates from '#data/words/pt/states.json' with { type: 'json' };
import { shadeOf, shadeSteps } from '#features/map/shading.ts';
import { createReferenceEngine } from '#workers/reference.ts';
import {
  awake,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
  widthsIn,
} from '../support/site.ts';

/** The shades go by the whole directory. */
const STEPS = shadeSteps(
  createReferenceEngine(readFileSync('data/generated/hospitals.index')).options().states,
);
const WORDS = { English: enMap, Spanish: esMap, Portuguese: ptMap };
const STATES = { English: enStates, Spanish: esStates, Portuguese: ptStates };

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\d/ });
const mapOf = (page: Page, words: typeof enMap) => page.getByRole('listbox', { name: words.states });
/** By its name, such as "Texas, 104 hospitals". */
const option = (map: Locator, state: string) => map.getByRole('option', { name: new RegExp(`^${state}, `) });
const figureIn = (text: string | null): number =>
  Number(/\d[\d.,\u202f]*/.exec(text ?? '')?.[0].replace(/\D/g, ''));

/** Opens the finder and goes down to the map, which is drawn once its code and outlines are here. */
const openMap = async (page: Page, address: string, words: typeof enMap): Promise<Locator> => {
  await open(page, address);
  await awake(page.locator('#state-map > *').first());
  const map = mapOf(page, words);
  await expect(map.locator('path[role=option]')).toHaveCount(42);
  return map;
};

/** How many hospitals each state has, as its name on the map says. */
const countsOn = (map: Locator): Promise<readonly number[]> =>
  map.getByRole('option').evaluateAll((options) =>
    options.map((each) => {
      const name = each.getAttribute('aria-label') ?? each.firstElementChild?.textContent ?? '';
      return Number(/, (\d+)/.exec(name)?.[1]);
    }),
  );

const dotsOn = (map: Locator): Promise<readonly (string | null)[]> =>
  map.locator('path[d$=h0]').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));

for (const { name, code, prefix, browser, words: finder } of SITES) {
  const inTurn = turnsOf(code);
  const words = WORDS[name];
  const states = STATES[name];
  test.describe(`the map in ${name}`, () => {
    test.use({ locale: browser });

    test('names each state with its hospitals; they add up to the list’s count', async ({ page }) => {
      for (const query of ['', '?network=core', '?q=memorial&network=plus']) {
        const map = await openMap(page, `${prefix}/hospitals${query}`, words);
        const total = figureIn(await status(page).textContent());
        await expect
          .poll(async () => (await countsOn(map)).reduce((sum, count) => sum + count, 0), query)
          .toBe(total);
      }
    });

    test('a click on a state filters by it and leads to the count; all states come back with one button', async ({
      page,
    }) => {
      const map = await openMap(page, `${prefix}/hospitals?network=plus`, words);
      const texas = option(map, states.TX);
      const count = figureIn(await texas.getAttribute('aria-label'));
      await texas.click();
      await expect(page).toHaveURL(`${prefix}/hospitals?network=plus&state=TX`);
      await expect(status(page)).toContainText(states.TX);
      expect(figureIn(await status(page).textContent())).toBe(count);
      await expect(page.getByRole('heading', { name: finder.results.heading, exact: true })).toBeFocused();
      await expect(status(page)).toBeInViewport();
      await expect(texas).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: words.showAll }).click();
      await expect(page).toHaveURL(`${prefix}/hospitals?network=plus`);
      await expect(texas).toHaveAttribute('aria-selected', 'false');
    });

    test('by keyboard: one stop of Tab, arrows to the neighbours, Enter chooses, Escape shows all', async ({
      page,
    }) => {
      const map = await openMap(page, `${prefix}/hospitals?state=TX`, words);
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
      await expect(page).toHaveURL(`${prefix}/hospitals?state=KS`);
      await expect(status(page)).toContainText(states.KS);
      await option(map, states.KS).focus();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`${prefix}/hospitals`);
      await expect(option(map, states.KS)).toBeFocused();
    });

    inTurn()(
      'small states and territories stand beside it, large enough to hit, in the same set of arrows',
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        const map = await openMap(page, `${prefix}/hospitals`, words);
        for (const code of ['CT', 'DE', 'DC', 'MD', 'MA', 'NH', 'NJ', 'RI', 'VT', 'PR'] as const) {
          const box = await option(map, states[code]).boundingBox();
          expect(box?.height, code).toBeGreaterThanOrEqual(44);
          expect(box?.width, code).toBeGreaterThanOrEqual(44);
        }
        await option(map, states.NY).focus();
        await page.keyboard.press('ArrowRight');
        await expect(map.getByRole('group').getByRole('option').and(page.locator(':focus'))).toHaveCount(1);
        await option(map, states.DE).click();
        await expect(page).toHaveURL(`${prefix}/hospitals?state=DE`);
      },
    );

    test('at every width axe finds nothing and nothing scrolls sideways', async ({ page }) => {
      test.setTimeout(150_000);
      for (const width of widthsIn(code, 390, [320, 390, 768, 1440])) {
        await page.setViewportSize({ width, height: 900 });
        await openMap(page, `${prefix}/hospitals?network=ultra&state=FL`, words);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  });
}

test('what is filtered recolours the map, and its legend stays', async ({ page }) => {
  const map = await openMap(page, '/hospitals', enMap);
  const texas = option(map, 'Texas');
  await expect(page.locator('#state-map [data-phase=ready]')).toBeAttached();
  const before = await texas.evaluate((path) => getComputedStyle(path).fill);
  const named = await texas.getAttribute('aria-label');
  const dots = await dotsOn(map);
  const legend = await page.locator('#state-map').getByText('or more').allTextContents();
  await page.getByRole('radio', { name: 'Core', exact: true }).check();
  await page.getByRole('button', { name: SITES[0].words.filters.apply }).click();
  await expect(page).toHaveURL(/network=core/);
  // What is off the screen does not change its colours until it is looked at.
  await texas.scrollIntoViewIfNeeded();
  await expect.poll(() => texas.evaluate((path) => getComputedStyle(path).fill)).not.toBe(before);
  await expect.poll(() => dotsOn(map)).not.toEqual(dots);
  expect(await page.locator('#state-map').getByText('or more').allTextContents()).toEqual(legend);
  // What is heard changes with what is seen, and is what the list then counts.
  await expect(texas).not.toHaveAttribute('aria-label', named ?? '?');
  const core = figureIn(await texas.getAttribute('aria-label'));
  expect(core).toBeLessThan(figureIn(named));
  await expect(texas).toHaveAttribute('data-shade', String(shadeOf(STEPS, core)));
  expect(shadeOf(STEPS, core)).toBeLessThan(shadeOf(STEPS, figureIn(named)));
  await expect(page.locator('#state-map').getByText('Core network')).toBeVisible();
});

test('a state without a hospital that matches keeps its name with 0 and can be chosen', async ({ page }) => {
  const map = await openMap(page, '/hospitals?network=core&q=memorial', enMap);
  const none = map.getByRole('option', { name: /, 0 hospitals$/ }).first();
  await expect(none).toBeAttached();
  await none.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: SITES[0].words.none.heading })).toBeVisible();
});

test('a chosen state takes the place of the city', async ({ page }) => {
  const map = await openMap(page, '/hospitals?state=TX&city=Houston&network=plus', enMap);
  await option(map, 'Georgia').click();
  await expect(page).toHaveURL('/hospitals?state=GA&network=plus');
});

test('a place to measure from stays in use, and the map counts round it', async ({ page }) => {
  const map = await openMap(page, '/hospitals?near=MIA&within=100', enMap);
  await expect(option(map, 'California')).toHaveAccessibleName(/, 0 hospitals$/);
  const florida = figureIn(await option(map, 'Florida').getAttribute('aria-label'));
  expect(florida).toBeGreaterThan(0);
  await option(map, 'Florida').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=MIA/);
  await expect(page).toHaveURL(/state=FL/);
  expect(figureIn(await status(page).textContent())).toBe(florida);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a state is first held up, and chosen by a button that says how many hospitals it shows', async ({
    page,
  }) => {
    const map = await openMap(page, '/hospitals', enMap);
    const colorado = option(map, 'Colorado');
    const count = figureIn(await colorado.getAttribute('aria-label'));
    await colorado.tap();
    await expect(page).toHaveURL('/hospitals');
    await page.getByRole('button', { name: `Show ${count} hospitals` }).tap();
    await expect(page).toHaveURL('/hospitals?state=CO');
    await expect(status(page)).toBeInViewport();
  });
});

test('on paper each state has its number', async ({ page }) => {
  const map = await openMap(page, '/hospitals?network=plus', enMap);
  const count = figureIn(await option(map, 'Texas').getAttribute('aria-label'));
  await page.emulateMedia({ media: 'print' });
  await expect(
    map
      .locator('text')
      .filter({ hasText: new RegExp(`^${count}$`) })
      .first(),
  ).toBeVisible();
  await expect(map.locator('text')).toHaveCount(42);
  await expect(page.getByRole('heading', { name: enMap.heading })).toBeVisible();
});

test('in forced colours the numbers stand on the map, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const map = await openMap(page, '/hospitals?state=FL', enMap);
  await expect(map.locator('text').first()).toBeVisible();
  await expectAccessible(page, ['color-contrast']);
});

test('the map says that network marks are samples, and the date of the directory', async ({ page }) => {
  await openMap(page, '/hospitals', enMap);
  const part = page.locator('#state-map');
  await expect(part.getByText(SITES[0].words.sample.tag)).toBeVisible();
  await expect(part.getByText(SITES[0].words.asOf.split('{date}')[1] ?? '?')).toBeVisible();
});

test.describe('when the outlines do not come', () => {
  test.use({ tolerated: [[/Failed to load resource|net::ERR_FAILED/], { scope: 'test' }] });

  test('the map says so; the small states and the pages of the states work', async ({ page }) => {
    await page.route(/us-map-.*\.json/, (route) => route.abort());
    await open(page, '/hospitals');
    await awake(page.locator('#state-map > *').first());
    await expect(page.getByText(enMap.failed)).toBeVisible();
    await option(mapOf(page, enMap), 'Maryland').click();
    await expect(page).toHaveURL('/hospitals?state=MD');
  });
});

for (const { name, code, prefix, browser, words: finder } of SITES) {
  const inTurn = turnsOf(code);

  test.describe(`when the code of the map does not come, in ${name}`, () => {
    test.use({
      locale: browser,
      tolerated: [[/Failed to load resource|net::ERR_FAILED/], { scope: 'test' }],
    });

    inTurn()(
      'it is said, nothing dead is offered, the table and the states’ pages work, and loading anew brings it',
      async ({ page }) => {
        await page.route(/StateMapPart-.*\.js$/, (route) => route.abort());
        await open(page, `${prefix}/hospitals`);
        await page.locator('#state-map').scrollIntoViewIfNeeded();
        const alert = page.getByRole('alert').filter({ hasText: WORDS[name].failed });
        await expect(alert).toBeVisible();
        await expect(mapOf(page, WORDS[name])).toBeHidden();
        await expect(
          page.locator('#state-map').getByRole('link', { name: new RegExp(`^${STATES[name].TX}`) }),
        ).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('combobox', { name: finder.filters.state }).selectOption('TX');
        await page.getByRole('button', { name: finder.filters.apply }).click();
        await expect(status(page)).toContainText(STATES[name].TX);
        await page.unroute(/StateMapPart-.*\.js$/);
        await alert.getByRole('button').click();
        await expect(page).toHaveURL(`${prefix}/hospitals?state=TX`);
        await awake(page.locator('#state-map > *').first());
        await expect(option(mapOf(page, WORDS[name]), STATES[name].TX)).toHaveAttribute(
          'aria-selected',
          'true',
        );
      },
    );
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, prefix } of SITES)
    test(`the ${name} list of states leads to their pages, and the map is not shown`, async ({ page }) => {
      await page.goto(`${prefix}/hospitals`);
      await expect(mapOf(page, WORDS[name])).toBeHidden();
      await expect(
        page.locator('#state-map').getByRole('link', { name: new RegExp(`^${STATES[name].TX}`) }),
      ).toHaveAttribute('href', `${prefix}/hospitals/texas`);
    });
});
