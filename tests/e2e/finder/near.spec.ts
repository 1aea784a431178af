import type { Page } from '@playwright/test';
import { plural } from '#domain/format.ts';
import { inBoston, serveDirectory } from '../support/other-directory.ts';
import { expect, FULL, holdBack, languageRotation, open, test } from '../support/site.ts';
import {
  afterPrint,
  columnHead,
  countPrints,
  ENGLISH,
  expectAccessibleNow,
  expectPrints,
  FINDERS,
  filterButton,
  firstName,
  listed,
  openFields,
  placeBox,
  resetButton,
  rows,
  stateBox,
  status,
  takeBar,
  withinBox,
} from './finder.ts';

/** Format of a distance in each language: miles or kilometers first. */
const DISTANCE = {
  EN: /^(under 1\smi|[\d.,]+\smi · [\d.,]+\skm)$/,
  ES: /^(menos de 1\skm|[\d,\s]+\skm · [\d,\s]+\smi)$/,
  PT: /^(menos de 1\skm|[\d.,]+\skm · [\d.,]+\smi)$/,
} as const;
const NEAR = {
  EN: '25\u00a0mi (40\u00a0km)',
  ES: '50\u00a0km (31\u00a0mi)',
  PT: '50\u00a0km (31\u00a0mi)',
} as const;

const MIAMI = { latitude: 25.7617, longitude: -80.1918 };

/** Counts the page's requests for the visitor's position. To be called before the page is opened. */
const countQuestions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    let asked = 0;
    Object.defineProperty(globalThis, 'asked', { get: () => asked });
    geolocation.getCurrentPosition = (...given) => {
      asked++;
      ask(...given);
    };
  });

/** Everything that the page keeps in the browser: storage, history state, cookies and URL. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      document.cookie,
      location.href,
    ]),
  );

for (const site of FINDERS) {
  const inTurn = languageRotation(site.code);
  const { near, panel, take, words, path, code } = site;
  const distances = (page: Page) => rows(page).getByRole('cell').filter({ hasText: DISTANCE[code] });

  test.describe(`near a place, in ${site.name}`, () => {
    test.use({ locale: site.browser });

    inTurn()(
      'an airport and a radius list the nearest hospitals first with distances in both units; order, radius and place can be changed',
      async ({ page }) => {
        const robots = page.locator('meta[name="robots"]');
        const head = columnHead(page, near.distance);
        const byName = columnHead(page, words.results.hospital);
        const within = code === 'EN' ? '25mi' : '50';

        await test.step('a suggestion chosen with the mouse is applied with the button', async () => {
          await open(page, path);
          await expect(robots).toHaveCount(0);
          await openFields(page, site);
          await placeBox(page, site).pressSequentially('miami');
          await page.getByRole('option', { name: /Miami \(MIA\)/ }).click();
          await withinBox(page, site).selectOption(within);
          await expect(placeBox(page, site)).toHaveValue('Miami (MIA)');
          await expect(page.getByText(near.notFound)).toHaveCount(0);
          await expect(page).toHaveURL(path);
          await filterButton(page, site).click();
          await expect(page).toHaveURL(`${path}?near=MIA&within=${within}`);
          const place = near.labels.place.replace('{place}', 'Miami (MIA)');
          const said = near.labels.within.replace('{distance}', NEAR[code]);
          await expect(status(page)).toContainText(`${place}, ${said}`);
          await expect(page.getByText(near.straight)).toBeVisible();
          await expect(head).toHaveAttribute('aria-sort', 'ascending');
          await expect(rows(page)).toHaveCount(await listed(page));
          const texts = await distances(page).allTextContents();
          const kilometers = texts.map((text) =>
            Number(/([\d.,\u202f]+)\u00a0km/.exec(text)?.[1]?.replace(',', '.') ?? 0),
          );
          expect(kilometers.length).toBe(await rows(page).count());
          expect(kilometers).toEqual(kilometers.toSorted((a, b) => a - b));
          expect(Math.max(...kilometers)).toBeLessThanOrEqual(50);
        });

        await test.step('an address with a query has noindex', async () => {
          await expect(robots).toHaveAttribute('content', 'noindex');
        });

        await test.step('the column reverses the order, other columns keep the distances, and a reload restores them', async () => {
          await head.getByRole('button').click();
          await expect(page).toHaveURL(/sort=distance&dir=desc$/);
          await expect(head).toHaveAttribute('aria-sort', 'descending');
          await byName.getByRole('button').click();
          await expect(page).toHaveURL(/sort=name$/);
          await page.reload();
          await expect(distances(page).first()).toBeVisible();
          await openFields(page, site);
          await expect(placeBox(page, site)).toHaveValue('Miami (MIA)');
          await expect(byName).toHaveAttribute('aria-sort', 'ascending');
        });

        await test.step('radius and place can be removed, and Back restores them', async () => {
          await withinBox(page, site).selectOption('');
          await filterButton(page, site).click();
          await expect(page).toHaveURL(/\?near=MIA&sort=name$/);
          await page.getByRole('button', { name: near.clear }).click();
          await expect(placeBox(page, site)).toBeFocused();
          await filterButton(page, site).click();
          await expect(page).toHaveURL(path);
          await expect(head).toBeHidden();
          await expect(byName).toHaveAttribute('aria-sort', 'ascending');
          await expect(robots).toHaveCount(0);
          await page.goBack();
          await expect(distances(page).first()).toBeVisible();
        });
      },
    );

    inTurn()(
      'a ZIP code is applied with Enter; an unknown place is not applied; without results the distance can be removed',
      async ({ page }) => {
        await open(page, path);
        await openFields(page, site);
        const box = placeBox(page, site);
        const usual = `${path}?near=33176&within=${code === 'EN' ? '50mi' : '100'}`;
        await box.fill('33176');
        await box.press('Enter');
        await expect(page).toHaveURL(usual);
        await expect(status(page)).toContainText('33176');

        await box.fill('Atlantis');
        // The button shows no count for an unknown place.
        await expect(filterButton(page, site)).not.toContainText(/\d/);
        await filterButton(page, site).click();
        await expect(page.getByText(near.notFound)).toBeInViewport({ ratio: 1 });
        await expect(box).toHaveAttribute('aria-invalid', 'true');
        await expect(box).toHaveAccessibleDescription(near.notFound);
        await expect(page).toHaveURL(usual);

        await box.fill('33176');
        await stateBox(page, site).selectOption('TX');
        await filterButton(page, site).click();
        await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
        const start = near.farther.other.split('{count}')[0] ?? '';
        const removal = page.getByRole('button', { name: new RegExp(`^${start}`) });
        const promised = (await removal.textContent())?.match(/\d+/g)?.at(-1);
        await removal.click();
        await expect(status(page)).toContainText(new RegExp(`^${promised}\\b`));
        await expect(page).toHaveURL(/\?near=33176&state=TX$/);

        // State and city are removed together: removing only one of them finds no hospitals either.
        await open(page, `${path}?state=TX&city=Houston&near=33176&within=50`);
        await page.getByRole('button', { name: /Texas · Houston/ }).click();
        await expect(page).toHaveURL(/\?near=33176&within=50$/);
        await expect(rows(page).first()).toContainText('FL');
      },
    );

    test('an unavailable position shows the reason', { tag: '@full' }, async ({ page }) => {
      await page.addInitScript(() => {
        let code = 0;
        navigator.geolocation.getCurrentPosition = (_, fail) =>
          fail?.({ code: ++code, message: '' } as GeolocationPositionError);
      });
      await open(page, path);
      await openFields(page, site);
      for (const said of [near.here.denied, near.here.unavailable, near.here.timeout]) {
        await page.getByRole('button', { name: near.here.use }).click();
        await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
        await expect(placeBox(page, site)).toHaveValue('');
      }
      if (FULL) await expectAccessibleNow(page);
    });

    test.describe('the visitor’s own position', () => {
      test.use({ geolocation: MIAMI, permissions: ['geolocation'] });

      inTurn()(
        'is requested only on a press, works like a place, is never sent, stored or put into a link, and is lost on reload',
        async ({ page }) => {
          const sent: string[] = [];
          page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
          await countPrints(page);
          await countQuestions(page);
          await open(page, path);
          await openFields(page, site);
          await placeBox(page, site).click();
          await page.keyboard.press('Escape');
          expect(await page.evaluate('asked')).toBe(0);

          await page.getByRole('button', { name: near.here.use }).click();
          await expect(placeBox(page, site)).toHaveValue(near.here.name);
          await expect(page.getByText(near.here.found)).toBeVisible();
          await filterButton(page, site).click();
          await expect(status(page)).toContainText(near.labels.here);
          await expect(rows(page).first()).toContainText('Miami');
          await expect(page).toHaveURL(path);

          await test.step('Back and Forward restore its use', async () => {
            await page.goBack();
            await expect(status(page)).toContainText(words.labels.whole);
            await page.goForward();
            await expect(status(page)).toContainText(near.labels.here);
          });

          await test.step('page, email and print say that links do not contain it, and no link does', async () => {
            const bar = takeBar(page, site);
            await expect(bar.getByText(take.withoutHere)).toBeVisible();
            const message = await bar.getByRole('link', { name: take.share.whatsapp }).getAttribute('href');
            expect(decodeURIComponent(message ?? '')).not.toContain(near.labels.here);
            await firstName(page).click();
            const report = page.getByRole('dialog').getByRole('link', { name: panel.report.link });
            const body = new URL((await report.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
            expect(body).toContain(panel.report.withoutHere);
            await page.keyboard.press('Escape');
            await bar.getByRole('button', { name: take.print }).click();
            await expectPrints(page, 1);
            const sheet = page.locator('body > :last-child');
            await expect(sheet).toContainText(take.withoutHere);
            await expect(sheet).toContainText(/\d\skm/);
            for (const text of [body, await sheet.innerHTML(), await bar.innerHTML()])
              expect(text).not.toMatch(/25\.7|80\.1|near(=|%3D)/);
            await afterPrint(page);
          });

          for (const text of [...sent, await kept(page)]) expect(text).not.toMatch(/25\.76|80\.19/);
          expect(await page.evaluate('asked')).toBe(1);
          await resetButton(page, site).click();
          await expect(status(page)).toContainText(words.labels.whole);
          await expect(takeBar(page, site).getByText(take.withoutHere)).toHaveCount(0);
          await page.goBack();
          await expect(status(page)).toContainText(near.labels.here);
          await page.reload();
          await expect(status(page)).toContainText(words.labels.whole);
          await openFields(page, site);
          await expect(placeBox(page, site)).toHaveValue('');
          expect(await page.evaluate('asked')).toBe(0);
        },
      );
    });

    test('a hospital without coordinates is listed last with a note and counted above the list', {
      tag: '@full',
    }, async ({ page }) => {
      const unknown = inBoston('Nowhere Clinic', { zip: '99999' });
      await serveDirectory(page, [inBoston('Alpha Clinic'), unknown, inBoston('Zeta Clinic')]);
      await open(page, `${path}?near=02114&within=50`);
      await expect(page.getByText(plural(site.language, near.unplaced, 1))).toBeVisible();
      await expect(rows(page)).toHaveCount(3);
      await expect(rows(page).last()).toContainText('Nowhere Clinic');
      await expect(rows(page).last()).toContainText(near.unknown);
      await expect(rows(page).filter({ hasText: near.unknown })).toHaveCount(1);
      // The reversed order keeps this hospital last.
      await columnHead(page, near.distance).getByRole('button').click();
      await expect(page).toHaveURL(/dir=desc$/);
      await expect(rows(page).last()).toContainText('Nowhere Clinic');
      if (FULL) await expectAccessibleNow(page);
    });
  });
}

test('a place typed before the list of places loads is recognized once it loads', { tag: '@full' }, async ({
  page,
}) => {
  const letCome = await holdBack(page, /centroids.*\.bin$/);
  await open(page, '/hospitals');
  await openFields(page, ENGLISH);
  const box = placeBox(page, ENGLISH);
  const [coming] = await Promise.all([page.waitForRequest(/centroids/), box.fill('hialeah')]);
  await withinBox(page, ENGLISH).focus();
  await expect(box).toHaveValue('hialeah');
  letCome();
  await coming.response();
  await expect(box).toHaveValue('Hialeah, FL');
  await filterButton(page, ENGLISH).click();
  await expect(page).toHaveURL(/near=Hialeah%2C\+FL/);
});

test.describe('when the centroids load only at the second attempt', () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test('the field shows the place, and the button counts hospitals near it', { tag: '@full' }, async ({
    page,
  }) => {
    await page.route(/centroids/, (route) => route.abort());
    await open(page, '/hospitals?near=MIA&within=50');
    const retry = page.getByRole('alert').getByRole('button');
    await expect(retry).toBeVisible();
    await page.unroute(/centroids/);
    await retry.click();
    await openFields(page, ENGLISH);
    await expect(placeBox(page, ENGLISH)).toHaveValue('Miami (MIA)');
    const count = (await status(page).textContent())?.match(/^\d+/)?.[0] ?? '?';
    await expect(filterButton(page, ENGLISH)).toContainText(count);
  });
});
