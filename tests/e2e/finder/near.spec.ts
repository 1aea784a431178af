import type { Page } from '@playwright/test';
import enNear from '#data/words/en/near.json' with { type: 'json' };
import enTake from '#data/words/en/take-along.json' with { type: 'json' };
import esNear from '#data/words/es/near.json' with { type: 'json' };
import esTake from '#data/words/es/take-along.json' with { type: 'json' };
import ptNear from '#data/words/pt/near.json' with { type: 'json' };
import ptTake from '#data/words/pt/take-along.json' with { type: 'json' };
import { plural } from '#domain/format.ts';
import { inBoston, serveDirectory } from '../support/other-directory.ts';
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

const NEAR = { EN: enNear, ES: esNear, PT: ptNear } as const;
const LANGUAGE = { EN: 'ENG', ES: 'ESP', PT: 'POR' } as const;
/** The distances as each language writes them, miles or kilometres first. */
const ROW = {
  EN: /^(under 1\smi|[\d.,]+\smi · [\d.,]+\skm)$/,
  ES: /^(menos de 1\skm|[\d,\s]+\skm · [\d,\s]+\smi)$/,
  PT: /^(menos de 1\skm|[\d.,]+\skm · [\d.,]+\smi)$/,
} as const;
const RADIUS = {
  EN: '31\u00a0mi (50\u00a0km)',
  ES: '50\u00a0km (31\u00a0mi)',
  PT: '50\u00a0km (31\u00a0mi)',
} as const;

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^\d.*:/ });
const chips = (page: Page, label: string) => page.getByRole('list', { name: label }).getByRole('button');
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const placeBox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Kilometres in the first rows, as they are read. */
const kilometres = async (page: Page, row: RegExp): Promise<readonly number[]> => {
  const texts = await rows(page).getByRole('cell').filter({ hasText: row }).allTextContents();
  return texts.map((text) => Number(/([\d.,\u202f]+)\u00a0km/.exec(text)?.[1]?.replace(',', '.') ?? 0));
};

for (const { name: language, code, prefix, browser, words } of SITES) {
  const inTurn = turnsOf(code);
  const near = NEAR[code];
  test.describe(`near a place, in ${language}`, () => {
    test.use({ locale: browser });

    test('an airport, a radius and the button: the nearest first, each with its distance in both units', async ({
      page,
    }) => {
      await open(page, `${prefix}/hospitals`);
      await placeBox(page, near.place).click();
      await page.getByRole('option', { name: /Miami \(MIA\)/ }).click();
      await expect(placeBox(page, near.place)).toHaveValue('Miami (MIA)');
      await page.getByRole('combobox', { name: near.within }).selectOption('50');
      await expect(page).toHaveURL(`${prefix}/hospitals`);
      await page.getByRole('button', { name: words.filters.apply }).click();
      await expect(page).toHaveURL(/hospitals\?near=MIA&within=50$/);

      const place = near.labels.place.replace('{place}', 'Miami (MIA)');
      const within = near.labels.within.replace('{distance}', RADIUS[code]);
      await expect(status(page)).toContainText(`${place}, ${within}`);
      await expect(page.getByText(near.straight)).toBeVisible();
      const header = page.getByRole('columnheader', { name: near.distance });
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(rows(page).first().getByRole('cell').filter({ hasText: ROW[code] })).toBeVisible();
      const shown = await kilometres(page, ROW[code]);
      expect(shown.length).toBe(await rows(page).count());
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(Math.max(...shown)).toBeLessThanOrEqual(50);
      await expectAccessible(page);
    });

    inTurn()(
      'the column turns round, other columns keep the distances, and a reload shows the same',
      async ({ page }) => {
        await open(page, `${prefix}/hospitals?near=jfk&within=250`);
        await expect(page).toHaveURL(/\?near=JFK&within=250$/);
        const header = page.getByRole('columnheader', { name: near.distance });
        await header.getByRole('button').click();
        await expect(page).toHaveURL(/sort=distance&dir=desc$/);
        await expect(header).toHaveAttribute('aria-sort', 'descending');
        await page.getByRole('columnheader', { name: words.results.hospital }).getByRole('button').click();
        await expect(page).toHaveURL(/sort=name$/);
        await page.reload();
        await expect(rows(page).first().getByRole('cell').filter({ hasText: ROW[code] })).toBeVisible();
        await expect(placeBox(page, near.place)).toHaveValue('New York (JFK)');
        await expect(page.getByRole('columnheader', { name: words.results.hospital })).toHaveAttribute(
          'aria-sort',
          'ascending',
        );
      },
    );

    inTurn()(
      'the radius and the place are taken away one by one; without a place the order is by name again',
      async ({ page }) => {
        await open(page, `${prefix}/hospitals?state=FL&near=MIA&within=25`);
        const removals = chips(page, words.results.applied);
        await expect(removals).toHaveCount(3);
        await removals.nth(2).click();
        await expect(page).toHaveURL(/state=FL&near=MIA$/);
        await expect(removals).toHaveCount(2);
        await removals.nth(1).click();
        await expect(page).toHaveURL(/hospitals\?state=FL$/);
        await expect(page.getByRole('columnheader', { name: near.distance })).toBeHidden();
        await expect(page.getByRole('columnheader', { name: words.results.hospital })).toHaveAttribute(
          'aria-sort',
          'ascending',
        );
        await page.goBack();
        await expect(page.getByRole('columnheader', { name: near.distance })).toHaveAttribute(
          'aria-sort',
          'ascending',
        );
      },
    );

    inTurn()(
      'none found: the distance can be taken away, and the button says how many hospitals that gives back',
      async ({ page }) => {
        await open(page, `${prefix}/hospitals?state=TX&near=MIA&within=50`);
        await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
        const start = near.farther.other.split('{count}')[0] ?? '';
        const removal = page.getByRole('button', { name: new RegExp(`^${start}`) });
        const promised = (await removal.textContent())?.match(/\d+/g)?.at(-1);
        await removal.click();
        await expect(status(page)).toContainText(new RegExp(`^${promised}\\b`));
        await expect(page).toHaveURL(/state=TX&near=MIA$/);
      },
    );

    test('a zip and Enter are enough; a text that names no place is said to be wrong and is not applied', async ({
      page,
    }) => {
      await open(page, `${prefix}/hospitals`);
      const box = placeBox(page, near.place);
      await box.fill('33176');
      await box.press('Enter');
      await expect(page).toHaveURL(/\?near=33176&within=100$/);
      await expect(status(page)).toContainText('33176');
      await box.fill('Atlantis');
      // The button promises nothing of a place that nobody knows.
      await expect(page.getByRole('button', { name: words.filters.apply })).not.toContainText(/\d/);
      await page.getByRole('button', { name: words.filters.apply }).click();
      await expect(page.getByText(near.notFound)).toBeVisible();
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toHaveAccessibleDescription(near.notFound);
      await expect(page).toHaveURL(/\?near=33176&within=100$/);
      await expectAccessible(page);
    });

    inTurn()(
      'a hospital whose place nobody knows is listed last, says so, and is counted above the list',
      async ({ page }) => {
        const unknown = inBoston('Nowhere Clinic', { zip: '99999' });
        await serveDirectory(page, [inBoston('Alpha Clinic'), unknown, inBoston('Zeta Clinic')]);
        await open(page, `${prefix}/hospitals?near=02114&within=50`);
        await expect(page.getByText(plural(LANGUAGE[code], near.unplaced, 1))).toBeVisible();
        await expect(rows(page)).toHaveCount(3);
        await expect(rows(page).last()).toContainText('Nowhere Clinic');
        await expect(rows(page).last()).toContainText(near.unknown);
        await expect(rows(page).filter({ hasText: near.unknown })).toHaveCount(1);
        // The order turned round leaves it last.
        await page.getByRole('columnheader', { name: near.distance }).getByRole('button').click();
        await expect(page).toHaveURL(/dir=desc$/);
        await expect(rows(page).last()).toContainText('Nowhere Clinic');
        await expectAccessible(page);
      },
    );

    inTurn()('values that mean nothing are ignored and the address is put right', async ({ page }) => {
      await open(page, `${prefix}/hospitals?near=Atlantis&within=50&sort=distance`);
      await expect(page).toHaveURL(`${prefix}/hospitals`);
      await expect(status(page)).toContainText(words.labels.whole);
      await open(page, `${prefix}/hospitals?near=mia&within=73`);
      await expect(page).toHaveURL(/\?near=MIA$/);
    });

    test('on a phone the fields are folded away, and everything works', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${prefix}/hospitals`);
      await expect(placeBox(page, near.place)).toBeHidden();
      await page.getByRole('button', { name: near.legend }).click();
      await placeBox(page, near.place).fill('MIA');
      await page.getByRole('option', { name: /MIA/ }).first().click();
      await page.getByRole('button', { name: words.filters.apply }).click();
      await expect(page).toHaveURL(/near=MIA&within=100$/);
      await expect(rows(page).first().getByRole('cell').filter({ hasText: ROW[code] })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}

test('by keyboard alone: a city, a radius, Enter', async ({ page }) => {
  await open(page, '/hospitals?lang=en');
  const box = placeBox(page, 'Near');
  await box.focus();
  await page.keyboard.type('hialeah');
  await expect(page.getByRole('option', { name: /Hialeah, FL/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Hialeah, FL');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: enNear.clear })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Within' })).toBeFocused();
  await page.keyboard.type('155');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
  await page.getByRole('button', { name: /^Filter hospitals/ }).press('Enter');
  await expect(page).toHaveURL(/near=Hialeah%2C\+FL&within=250/);
  await expect(status(page)).toContainText('near Hialeah, FL, within 155\u00a0mi (250\u00a0km)');
});

test('what is offered alone for a text need not be chosen, however it is written', async ({ page }) => {
  for (const [typed, id] of [
    ['St. Louis', 'Saint+Louis%2C+MO'],
    ['Nueva York', 'New+York%2C+NY'],
    ['Nova York', 'New+York%2C+NY'],
    ['Ft. Lauderdale', 'Fort+Lauderdale%2C+FL'],
  ]) {
    await open(page, '/hospitals?lang=en');
    await placeBox(page, 'Near').fill(typed ?? '');
    await placeBox(page, 'Near').press('Enter');
    await expect(page).toHaveURL(new RegExp(`near=${id?.replaceAll('+', '\\+')}&within=100$`));
    await expect(page.getByText(enNear.notFound)).toHaveCount(0);
  }
});

test('of several that are offered one is chosen with the mouse; the text that was typed is not called wrong', async ({
  page,
}) => {
  await open(page, '/hospitals?lang=en');
  const box = placeBox(page, 'Near');
  await box.pressSequentially('springfield');
  await page.getByRole('option', { name: /Springfield, IL/ }).click();
  await expect(box).toHaveValue('Springfield, IL');
  await page.getByRole('combobox', { name: 'Within' }).selectOption('50');
  await expect(box).toHaveValue('Springfield, IL');
  await expect(page.getByText(enNear.notFound)).toHaveCount(0);
  await page.getByRole('button', { name: /^Filter hospitals/ }).click();
  await expect(page).toHaveURL(/near=Springfield%2C\+IL&within=50$/);
});

test('a place that is typed before the places have come is read when they come', async ({ page }) => {
  const letCome = await holdBack(page, /centroids.*\.bin$/);
  await open(page, '/hospitals?lang=en');
  const box = placeBox(page, 'Near');
  const [coming] = await Promise.all([page.waitForRequest(/centroids/), box.fill('hialeah')]);
  await page.getByRole('combobox', { name: 'Within' }).focus();
  await expect(box).toHaveValue('hialeah');
  letCome();
  await coming.response();
  await expect(box).toHaveValue('Hialeah, FL');
  await page.getByRole('button', { name: /^Filter hospitals/ }).click();
  await expect(page).toHaveURL(/near=Hialeah%2C\+FL/);
});

const MIAMI = { latitude: 25.7617, longitude: -80.1918 };

test.describe('the visitor’s own position', () => {
  test.use({ geolocation: MIAMI, permissions: ['geolocation'] });

  test('is asked for on a press alone, works like a place, is neither sent nor kept, and is forgotten', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const asked = geolocation.getCurrentPosition.bind(geolocation);
      Object.assign(globalThis, { asked: 0 });
      geolocation.getCurrentPosition = (...given) => {
        Object.assign(globalThis, { asked: (globalThis as unknown as { asked: number }).asked + 1 });
        asked(...given);
      };
    });
    await open(page, '/hospitals?lang=en');
    await placeBox(page, 'Near').click();
    await page.keyboard.press('Escape');
    expect(await page.evaluate('asked')).toBe(0);

    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(placeBox(page, 'Near')).toHaveValue('My location');
    await expect(page.getByText(enNear.here.found)).toBeVisible();
    await page.getByRole('button', { name: /^Filter hospitals/ }).click();
    await expect(status(page)).toContainText('near my location, within 62\u00a0mi (100\u00a0km)');
    await expect(rows(page).first()).toContainText('Miami');
    await expect(page).toHaveURL('/hospitals?lang=en');
    const message = await main(page).getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
    expect(decodeURIComponent(message ?? '')).not.toContain('my location');

    // Back and Forward know that it was used, for as long as the page lives.
    await page.goBack();
    await expect(status(page)).toContainText('the whole directory');
    await page.goForward();
    await expect(status(page)).toContainText('near my location');

    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        document.cookie,
        location.href,
      ]),
    );
    for (const text of [...sent, kept]) expect(text).not.toMatch(/25\.76|80\.19/);
    expect(await page.evaluate('asked')).toBe(1);

    await page.reload();
    await expect(status(page)).toContainText('the whole directory');
    await expect(placeBox(page, 'Near')).toHaveValue('');
    expect(await page.evaluate('asked')).toBe(0);
  });
});

for (const { name: language, code, prefix, browser, words } of SITES) {
  const inTurn = turnsOf(code);
  test.describe(`taking along a list near the visitor’s own position, in ${language}`, () => {
    test.use({ locale: browser, geolocation: MIAMI, permissions: ['geolocation'] });
    const take = { EN: enTake, ES: esTake, PT: ptTake }[code];

    test('screen, paper and mail say that no link holds it, and none does', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { print: () => undefined });
      });
      await open(page, `${prefix}/hospitals`);
      await page.getByRole('button', { name: NEAR[code].here.use }).click();
      await expect(page.getByText(NEAR[code].here.found)).toBeVisible();
      await page.getByRole('button', { name: words.filters.apply }).click();
      await expect(status(page)).toContainText(NEAR[code].labels.here);
      const bar = page.getByRole('region', { name: take.heading });
      await expect(bar.getByText(take.withoutHere)).toBeVisible();

      await page.locator('tbody [aria-haspopup=menu]').first().click();
      const report = page.getByRole('menuitem', { name: take.row.report });
      const body = new URL((await report.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
      expect(body).toContain(take.report.withoutHere);
      await page.keyboard.press('Escape');

      await bar.getByRole('button', { name: take.print }).click();
      await expect(page.locator('html[data-sheet]')).toBeAttached();
      const sheet = page.locator('body > :last-child');
      await expect(sheet).toContainText(take.withoutHere);
      await expect(sheet).toContainText(/\d\skm/);
      for (const text of [body, await sheet.innerHTML(), await bar.innerHTML()])
        expect(text).not.toMatch(/25\.7|80\.1|near(=|%3D)/);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.getByRole('button', { name: words.filters.reset }).click();
      await expect(status(page)).toContainText(words.labels.whole);
      await expect(bar.getByText(take.withoutHere)).toHaveCount(0);
    });
  });

  test.describe(`when the position does not come, in ${language}`, () => {
    test.use({ locale: browser });
    const { here, place } = NEAR[code];
    for (const [error, said] of [
      [1, here.denied],
      [2, here.unavailable],
      [3, here.timeout],
    ] as const) {
      inTurn()(`it is said plainly, and a place can still be typed: error ${error}`, async ({ page }) => {
        await page.addInitScript((failure) => {
          navigator.geolocation.getCurrentPosition = (_, fail) =>
            fail?.({ code: failure, message: '' } as GeolocationPositionError);
        }, error);
        await open(page, `${prefix}/hospitals`);
        await page.getByRole('button', { name: here.use }).click();
        await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
        await expect(placeBox(page, place)).toHaveValue('');
        await expectAccessible(page);
      });
    }
  });
}

test('the site’s own answers allow the position to the site itself and to nobody else', async ({
  request,
}) => {
  const answer = await request.get('/hospitals');
  expect(answer.headers()['permissions-policy']).toContain('geolocation=(self)');
});

test.describe('when the centroids come only at the second attempt', () => {
  test.use({ tolerated: [/Failed to load resource/] });
  test('the box says the place, and the button counts near it', async ({ page }) => {
    await page.route(/centroids/, (route) => route.abort());
    await open(page, '/hospitals?near=MIA&within=50');
    await page.getByRole('alert').getByRole('button').waitFor();
    await page.unroute(/centroids/);
    await page.getByRole('alert').getByRole('button').click();
    await expect(placeBox(page, 'Near')).toHaveValue('Miami (MIA)');
    const listed = (await status(page).textContent())?.match(/^\d+/)?.[0] ?? '';
    await expect(page.getByRole('button', { name: /^Filter hospitals/ })).toContainText(listed);
  });
});

test('a question in the address is not for search engines, the page itself is', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  await open(page, '/hospitals?lang=en');
  await expect(robots).toHaveCount(0);
  await open(page, '/hospitals?near=MIA');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(robots).toHaveCount(0);
});

test('a long list near a place keeps its columns while it scrolls', async ({ page }) => {
  await open(page, '/hospitals?near=ATL');
  await expect(rows(page).first().getByRole('cell').filter({ hasText: ROW.EN })).toBeVisible();
  // Fewer than the fifty that the page comes with: those are gone then.
  await expect.poll(() => rows(page).count()).toBeLessThan(50);
  const region = page.getByRole('region', { name: 'Table of hospitals, scrolls' });
  await region.evaluate((element) => {
    element.scrollTop = 40_000;
  });
  await expect(rows(page).last().getByRole('cell').filter({ hasText: ROW.EN })).toBeVisible();
  // In one go: a row that is found first and measured later may have made room for another.
  const widths = await region.evaluate((element) =>
    [...element.querySelectorAll('[role=row]')]
      .filter((row) => row.checkVisibility())
      .map((row) => row.children[2]?.getBoundingClientRect().width),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(new Set(widths.filter((width) => width !== undefined)).size).toBe(1);
});
