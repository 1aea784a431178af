import type { Page } from '@playwright/test';
import { settled } from '../support/page-walk.ts';
import {
  describeIn,
  ENGLISH,
  expect,
  expectNoSidewaysScroll,
  FAILED_LOAD,
  holdBack,
  open,
  test,
  watchRequests,
} from '../support/site.ts';

/** Ids of static sections of the about page, whose code is in no script. */
const STATIC = ['about-afgsl', 'promise', 'faqs'] as const;
/** Id of a lazy section of the same page. */
const LAZY = 'why';
const LAZY_CODE = /WhyAcquire-.*\.js$/;

// At this width the reasons of the about page are buttons.
test.use({ viewport: { width: 320, height: 844 } });

/** Marks the heading of each section, so that tests notice its replacement. */
const markParts = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate((names) => {
    for (const id of names) document.querySelector(`#${id} h2`)?.setAttribute('data-first', '');
  }, ids);

const expectUntouched = async (page: Page, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await expect(page.locator(`#${id} h2[data-first]`), id).toHaveCount(1);
};

const goToAbout = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/about"]')?.click());

const toFigures = (page: Page) => page.getByRole('link', { name: ENGLISH.texts.about.hero.arrow });

describeIn('EN', 'the about page', ({ prefix, texts }) => {
  test('keeps static sections, and fetches lazy code on scroll @engines', async ({ page }) => {
    await page.clock.install();
    const lazy = watchRequests(page, LAZY_CODE);
    const lastPreload = page.waitForResponse(/overlays-.*\.js$/);
    await open(page, `${prefix}/about`);
    await markParts(page, STATIC);
    // Waits for the chunks that the idle page preloads.
    await page.clock.runFor(3000);
    await (await lastPreload).finished();
    expect(lazy).toEqual([]);

    for (const id of [...STATIC, LAZY])
      await page.locator(`#${id}`).evaluate((part) => part.scrollIntoView());
    await expect.poll(() => lazy.length).toBe(1);
    const { expertise, close } = texts.whyAcquire;
    const opener = page.locator(`#${LAZY}`).getByRole('button', { name: expertise.title });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: expertise.title });
    await expect(dialog).toContainText(expertise.text);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: close }).click();
    await expect(opener).toBeFocused();
    await expectUntouched(page, STATIC);
  });
});

test('navigation from another page shows all sections from the HTML, and Back', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await goToAbout(page);
  await expect(page).toHaveURL(/\/about$/);
  for (const id of [...STATIC, LAZY]) await expect(page.locator(`#${id} h2`).first(), id).toBeVisible();
  await page.locator('#faqs summary').first().click();
  await expect(page.locator('#faqs [open] [data-body]')).not.toBeEmpty();
  await page.locator(`#${LAZY}`).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  const link = page.locator('#faqs').getByRole('link', { name: ENGLISH.texts.about.questions.all });
  await link.click();
  await expect(page).toHaveURL(/\/faqs$/);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(page.locator('#promise li')).toHaveCount(4);
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test('a fragment of a lazy section and printing fetch its code @full', async ({ page }) => {
  const lazy = page.waitForResponse(LAZY_CODE);
  await open(page, '/about#why');
  await lazy;
  await expect(page.locator(`#${LAZY}`)).toBeInViewport();

  await open(page, '/superior');
  const printed = page.waitForResponse(/FirstPayment-.*\.js$/);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await printed;
});

test('focus in a lazy section fetches its code and stays when the code arrives @engines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const link = page.locator('#why').getByRole('link').first();
  await markParts(page, ['why']);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(page.locator('#why h2[data-first]')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a button pressed before the code of its section loads acts later @engines', async ({ page }) => {
  const letCome = await holdBack(page, LAZY_CODE);
  await open(page, '/about');
  const button = page.locator(`#${LAZY}`).getByRole('button').nth(1);
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press that starts before the code of its section arrives acts too @full', async ({ page }) => {
  const letCome = await holdBack(page, LAZY_CODE);
  const code = page.waitForResponse(LAZY_CODE);
  await open(page, '/about');
  await page.locator(`#${LAZY}`).getByRole('button').nth(1).hover();
  await page.mouse.down();
  letCome();
  await (await code).finished();
  await settled(page);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('code that cannot be loaded', () => {
  test.use({
    tolerated: [[FAILED_LOAD], { scope: 'test' }],
    viewport: { width: 1440, height: 900 },
  });

  test('leaves the HTML of a lazy section unchanged, and links still work @full', async ({ page }) => {
    let refused = 0;
    await page.route(LAZY_CODE, (route) => {
      refused += 1;
      return route.abort();
    });
    await open(page, '/about');
    await markParts(page, [...STATIC, LAZY]);
    await page.locator(`#${LAZY}`).evaluate((part) => part.scrollIntoView());
    // The page retries once after a second, but not every browser then sends a second request.
    await expect.poll(() => refused).toBeGreaterThan(0);
    await toFigures(page).click();
    await expect(page).toHaveURL(/#key-figures$/);
    await expectUntouched(page, [...STATIC, LAZY]);
    await page.getByRole('banner').getByRole('link', { name: 'AF Care' }).first().click();
    await expect(page).toHaveURL(/\/af-care$/);
    await expect(page.locator(`#${LAZY}`)).toHaveCount(0);
  });

  test('leaves the HTML of a lazy section unchanged after navigation from another page @full', async ({
    page,
  }) => {
    await page.route(LAZY_CODE, (route) => route.abort());
    await open(page, '/af-care');
    await goToAbout(page);
    await expect(page.locator('#why li')).toHaveCount(5);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
