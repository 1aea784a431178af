import type { Page } from '@playwright/test';
import { fill, plural } from '#domain/format.ts';
import { distanceInText, radiusFrom } from '#domain/geography/place.ts';
import { inBoston, serveDirectory } from '../support/other-directory.ts';
import {
  describeIn,
  expect,
  expectPrinted,
  FULL,
  holdBack,
  keptInBrowser,
  markPrint,
  open,
  paramOf,
} from '../support/site.ts';
import { afterPrint, expectAccessibleNow, type Finder, test } from './finder.ts';

/** Miles and kilometers in any order, or less than one. */
const DISTANCE = /^(\D*1\s(km|mi)|[\d.,\s]+\s(km · [\d.,\s]+\smi|mi · [\d.,\s]+\skm))$/;

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

describeIn('ES', 'near a place', (site) => {
  const { near, panel, take, words, finderPath: path, code, language } = site;
  const distances = ({ rows }: Finder) => rows.getByRole('cell').filter({ hasText: DISTANCE });

  test('an airport and a radius list the nearest hospitals first', async ({ page, finder }) => {
    const robots = page.locator('meta[name="robots"]');
    const head = finder.column(near.distance);
    const byName = finder.column(words.results.hospital);
    const within = code === 'EN' ? '25mi' : '50';

    await test.step('a suggestion chosen with the mouse is applied with the button', async () => {
      await open(page, path);
      await expect(robots).toHaveCount(0);
      await finder.openFields();
      await finder.place.pressSequentially('miami');
      await page.getByRole('option', { name: /Miami \(MIA\)/ }).click();
      await finder.within.selectOption(within);
      await expect(finder.place).toHaveValue('Miami (MIA)');
      await expect(page.getByText(near.notFound)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await finder.filter.click();
      await expect(page).toHaveURL(`${path}?near=MIA&within=${within}`);
      const place = fill(near.labels.place, { place: 'Miami (MIA)' });
      const distance = distanceInText(language, radiusFrom(within));
      await expect(finder.status).toContainText(`${place}, ${fill(near.labels.within, { distance })}`);
      await expect(robots).toHaveAttribute('content', 'noindex');
      await expect(page.getByText(near.straight)).toBeVisible();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect(finder.rows).toHaveCount(await finder.listed());
      await expect(distances(finder)).toHaveCount(await finder.listed());
    });

    await test.step('another order keeps the distances, and a reload restores them', async () => {
      await byName.getByRole('button').click();
      await expect(page).toHaveURL(/sort=name$/);
      await page.reload();
      await expect(distances(finder).first()).toBeVisible();
      await finder.openFields();
      await expect(finder.place).toHaveValue('Miami (MIA)');
      await expect(byName).toHaveAttribute('aria-sort', 'ascending');
    });

    await test.step('radius and place can be removed, and Back restores them', async () => {
      await finder.within.selectOption('');
      await finder.filter.click();
      await expect(page).toHaveURL(/\?near=MIA&sort=name$/);
      await page.getByRole('button', { name: near.clear }).click();
      await expect(finder.place).toBeFocused();
      await finder.filter.click();
      await expect(page).toHaveURL(path);
      await expect(head).toBeHidden();
      await expect(robots).toHaveCount(0);
      await page.goBack();
      await expect(distances(finder).first()).toBeVisible();
    });
  });

  test('a ZIP code is applied with Enter, an unknown place is not', async ({ page, finder }) => {
    await open(page, path);
    await finder.openFields();
    const box = finder.place;
    const usual = `${path}?near=33176&within=${code === 'EN' ? '50mi' : '100'}`;
    await box.fill('33176');
    await box.press('Enter');
    await expect(page).toHaveURL(usual);
    await expect(finder.status).toContainText('33176');

    await box.fill('Atlantis');
    // The button shows no count for an unknown place.
    await expect(finder.filter).not.toContainText(/\d/);
    await finder.filter.click();
    await expect(page.getByText(near.notFound)).toBeInViewport({ ratio: 1 });
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(near.notFound);
    await expect(page).toHaveURL(usual);

    await box.fill('33176');
    await finder.state.selectOption('TX');
    await finder.filter.click();
    await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
    const start = near.farther.other.split('{count}')[0] ?? '';
    const removal = page.getByRole('button', { name: new RegExp(`^${start}`) });
    const promised = (await removal.textContent())?.match(/\d+/g)?.at(-1);
    await removal.click();
    await expect(finder.status).toContainText(new RegExp(`^${promised}\\b`));
    await expect(page).toHaveURL(/\?near=33176&state=TX$/);

    // State and city are removed together: removing only one of them finds no hospitals either.
    await open(page, `${path}?state=TX&city=Houston&near=33176&within=50`);
    await page.getByRole('button', { name: /Texas · Houston/ }).click();
    await expect(page).toHaveURL(/\?near=33176&within=50$/);
    await expect(finder.rows.first()).toContainText('FL');
  });

  test('an unavailable position shows the reason @full', async ({ page, finder }) => {
    await page.addInitScript(() => {
      let code = 0;
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: ++code, message: '' } as GeolocationPositionError);
    });
    await open(page, path);
    await finder.openFields();
    for (const said of [near.here.denied, near.here.unavailable, near.here.timeout]) {
      await page.getByRole('button', { name: near.here.use }).click();
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
      await expect(finder.place).toHaveValue('');
    }
    if (FULL) await expectAccessibleNow(page);
  });

  test.describe('the visitor’s own position', () => {
    test.use({ geolocation: MIAMI, permissions: ['geolocation'] });

    test('works like a place, and is never sent, stored or put into a link', async ({ page, finder }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await markPrint(page);
      await countQuestions(page);
      await open(page, path);
      await finder.openFields();
      await finder.place.click();
      await page.keyboard.press('Escape');
      expect(await page.evaluate('asked')).toBe(0);

      await page.getByRole('button', { name: near.here.use }).click();
      await expect(finder.place).toHaveValue(near.here.name);
      await expect(page.getByText(near.here.found)).toBeVisible();
      await finder.filter.click();
      await expect(finder.status).toContainText(near.labels.here);
      await expect(finder.rows.first()).toContainText('Miami');
      await expect(page).toHaveURL(path);

      await test.step('page, email and print say that links do not contain it, and no link does', async () => {
        const bar = finder.exports;
        await expect(bar.getByText(take.withoutHere)).toBeVisible();
        const message = await bar.getByRole('link', { name: take.share.whatsapp }).getAttribute('href');
        expect(decodeURIComponent(message ?? '')).not.toContain(near.labels.here);
        await finder.firstName.click();
        const report = page.getByRole('dialog').getByRole('link', { name: panel.report.link });
        const body = await paramOf(report, 'body');
        expect(body).toContain(panel.report.withoutHere);
        await page.keyboard.press('Escape');
        await bar.getByRole('button', { name: take.print }).click();
        await expectPrinted(page);
        const sheet = page.locator('body > :last-child');
        await expect(sheet).toContainText(take.withoutHere);
        await expect(sheet).toContainText(/\d\skm/);
        for (const text of [body, await sheet.innerHTML(), await bar.innerHTML()])
          expect(text).not.toMatch(/25\.7|80\.1|near(=|%3D)/);
        await afterPrint(page);
      });

      for (const text of [...sent, await keptInBrowser(page)]) expect(text).not.toMatch(/25\.76|80\.19/);
      expect(await page.evaluate('asked')).toBe(1);
      await finder.reset.click();
      await expect(finder.status).toContainText(words.labels.whole);
      await expect(finder.exports.getByText(take.withoutHere)).toHaveCount(0);
      await page.goBack();
      await expect(finder.status).toContainText(near.labels.here);
      await page.reload();
      await expect(finder.status).toContainText(words.labels.whole);
      await finder.openFields();
      await expect(finder.place).toHaveValue('');
      expect(await page.evaluate('asked')).toBe(0);
    });
  });

  test('a hospital without coordinates is listed last with a note @full', async ({ page, finder }) => {
    const unknown = inBoston('Nowhere Clinic', { zip: '99999' });
    await serveDirectory(page, [inBoston('Alpha Clinic'), unknown, inBoston('Zeta Clinic')]);
    await open(page, `${path}?near=02114&within=50`);
    await expect(page.getByText(plural(language, near.unplaced, 1))).toBeVisible();
    await expect(finder.rows).toHaveCount(3);
    await expect(finder.rows.filter({ hasText: near.unknown })).toHaveCount(1);
    await expect(finder.rows.last()).toContainText(/Nowhere Clinic/);
    if (FULL) await expectAccessibleNow(page);
  });
});

test('a place typed before the places load is recognized once they do @full', async ({ page, finder }) => {
  const letCome = await holdBack(page, /centroids.*\.bin$/);
  await open(page, '/hospitals');
  await finder.openFields();
  const box = finder.place;
  const [coming] = await Promise.all([page.waitForRequest(/centroids/), box.fill('hialeah')]);
  await finder.within.focus();
  await expect(box).toHaveValue('hialeah');
  letCome();
  await coming.response();
  await expect(box).toHaveValue('Hialeah, FL');
  await finder.filter.click();
  await expect(page).toHaveURL(/near=Hialeah%2C\+FL/);
});

test.describe('when the centroids load only at the second attempt', () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test('the field shows the place, and the button counts hospitals near it @full', async ({
    page,
    finder,
  }) => {
    await page.route(/centroids/, (route) => route.abort());
    await open(page, '/hospitals?near=MIA&within=50');
    const retry = page.getByRole('alert').getByRole('button');
    await expect(retry).toBeVisible();
    await page.unroute(/centroids/);
    await retry.click();
    await finder.openFields();
    await expect(finder.place).toHaveValue('Miami (MIA)');
    const count = (await finder.status.textContent())?.match(/^\d+/)?.[0] ?? '?';
    await expect(finder.filter).toContainText(count);
  });
});
