import type { Page } from '@playwright/test';
import { ENGLISH } from '../support/site.ts';
import {
  denyStorage,
  expect,
  expectTexas,
  FAILED_LOAD,
  loadError,
  open,
  shell,
  test,
  words,
} from './faults.ts';

test.use({ tolerated: [[FAILED_LOAD], { scope: 'test' }], viewport: { width: 1440, height: 900 } });

const goToAbout = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: shell.nav.about }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ABOUT = 'Who stands behind your plan';

/** Simulates a deploy: responds with 404 to chunks of the previous version. */
const takeAway = (page: Page, chunks: RegExp): Promise<unknown> =>
  page.route(chunks, (route) => route.fulfill({ status: 404 }));

/** Collects the paths of navigation requests; the returned array grows with each request. */
const watchDocuments = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

test('after a deploy a link to a page with a missing chunk loads its address once, even without storage', async ({
  page,
}) => {
  await denyStorage(page);
  const documents = watchDocuments(page);
  await takeAway(page, /(AboutPage|Footer)-.*\.js$/);
  await open(page, '/');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unrouteAll();
  });
  await goToAbout(page);
  await expect(heading(page)).toHaveText(ABOUT);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(loadError(page)).toHaveCount(0);
  expect(documents).toEqual(['/', '/about']);
});

test('a page whose chunk stays missing reloads once, even without storage, then shows its HTML and an error; another build reloads it once more', async ({
  page,
}) => {
  await denyStorage(page);
  await takeAway(page, /AboutPage-.*\.js$/);
  await open(page, '/');
  const documents = watchDocuments(page);
  await goToAbout(page);
  await expect(loadError(page)).toBeVisible();
  await expect(heading(page)).toHaveText(ABOUT);
  await expect(page.locator('#promise li')).toHaveCount(4);
  expect(documents).toEqual(['/about']);
  await page.evaluate(() =>
    history.replaceState({ ...history.state, reloadedFor: `${location.origin}/assets/index-older.js` }, ''),
  );
  await page.reload();
  await expect.poll(() => documents).toEqual(['/about', '/about', '/about']);
  await expect(loadError(page)).toBeVisible();
  await loadError(page).getByRole('link', { name: shell.failed.reload }).click();
  await expect.poll(() => documents.length).toBeGreaterThan(3);
  await expect(loadError(page)).toBeVisible();
  expect(documents.length).toBeLessThanOrEqual(5);
});

test('a page whose entry script fails shows its HTML and an error, and reloading keeps the query string @full', async ({
  page,
  finder,
}) => {
  await page.clock.install();
  await takeAway(page, /\/assets\/index-[\w-]+\.js$/);
  await page.goto('/hospitals?state=TX');
  await expect(loadError(page)).toBeVisible();
  await expect(heading(page)).toHaveText(words.heading);
  // The prerendered list is shown after five seconds.
  await page.clock.fastForward(5000);
  await expect(finder.names.first()).toBeVisible();
  await page.unrouteAll();
  await loadError(page).getByRole('link', { name: shell.failed.reload }).click();
  await expect(page).toHaveURL(/\/hospitals\?state=TX$/);
  await expectTexas(page);
  await expect(loadError(page)).toHaveCount(0);
});

test('a section whose code fails keeps its fields disabled and shows an error, and reloading keeps query string and fragment @full', async ({
  page,
}) => {
  await takeAway(page, /NotifyBy-.*\.js$/);
  await open(page, '/faqs?lang=en#clinical-care');
  const part = page.locator('#notify-by');
  await part.evaluate((element) => element.scrollIntoView());
  await expect(loadError(page)).toBeVisible();
  await expect(part.getByLabel(ENGLISH.texts.notifyBy.planned.date)).toBeDisabled();
  await page.unrouteAll();
  const documents = watchDocuments(page);
  await loadError(page).getByRole('link', { name: shell.failed.reload }).click();
  await expect.poll(() => documents).toEqual(['/faqs']);
  await expect(loadError(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/faqs\?lang=en#clinical-care$/);
  await part.evaluate((element) => element.scrollIntoView());
  await expect(part.getByLabel(ENGLISH.texts.notifyBy.planned.date)).toBeEnabled();
});

test('an overlay whose code fails leads to the contacts in the footer @full', async ({ page }) => {
  await takeAway(page, /overlays-.*\.js$/);
  await open(page, '/superior');
  await page.getByRole('banner').getByRole('button', { name: shell.consultant.open }).click();
  await expect(page).toHaveURL(/#footer$/);
  await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeInViewport();
});

test.describe('a page that does not load', () => {
  test.use({ tolerated: [[/^console .*timed out/s], { scope: 'test' }] });

  test('offers a retry after ten seconds, and counts as failed after two minutes @full', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.route(/AboutPage-.*\.js$/, () => undefined);
    await goToAbout(page);
    await expect(page.getByText('Loading…')).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('button', { name: shell.slow.retry })).toBeVisible();
    const documents = watchDocuments(page);
    await page.clock.fastForward(110_000);
    await expect.poll(() => documents).toEqual(['/about']);
  });
});
