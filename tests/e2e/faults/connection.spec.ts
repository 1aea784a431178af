import { expect, expectTexas, FAILED_LOAD, filterTexas, loadError, shell, test, words } from './faults.ts';

const KILOBYTE = 1024;
/** Slow 3G as in Chromium DevTools; throughput in bytes per second, latency in milliseconds. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50 * KILOBYTE,
  uploadThroughput: 50 * KILOBYTE,
};

test('on slow 3G the finder shows its HTML before it hydrates, and then the results for its query string @full', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto('/hospitals?state=TX', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(page.locator('html[data-alive]')).toHaveCount(0);
  await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 30_000 });
  await expectTexas(page);
  await expect(loadError(page)).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ tolerated: [[FAILED_LOAD, /^console .*Error: \/about: 0/s], { scope: 'test' }] });

  test('the finder still filters; a page that cannot load shows an error, Back restores the list, and a retry works once online @full', async ({
    page,
    finder,
    context,
  }) => {
    await filterTexas(page);
    await context.setOffline(true);
    await finder.state.selectOption('FL');
    await finder.filter.click();
    await expect(page).toHaveURL(/state=FL/);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Florida' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: shell.nav.about }).click();
    const failed = page.getByRole('main').getByRole('alert').filter({ hasText: shell.failed.title });
    await expect(failed).toBeVisible();
    await expect(loadError(page)).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Florida' })).toBeVisible();
    await page.goForward();
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await failed.getByRole('button', { name: shell.failed.reload }).click();
    await expect(page.locator('#promise li')).toHaveCount(4);
  });
});
