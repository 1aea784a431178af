import { expect, open, SITES, test } from './site.ts';

const { words } = SITES[0];
const FAILED_LOAD =
  /Failed to load resource|the server responded|net::ERR_FAILED|Failed to fetch dynamically imported module/;

test.use({ tolerated: [[FAILED_LOAD, /Content Security Policy|wasm|WebAssembly/i], { scope: 'test' }] });

const filterTexas = async (page: import('@playwright/test').Page): Promise<void> => {
  await open(page, '/hospitals?state=TX');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toContainText('Texas', {
    timeout: 15_000,
  });
  await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible();
};

test('without the worker’s file the twin on the page’s thread answers', async ({ page }) => {
  await page.route(/search\.worker/, (route) => route.abort());
  await filterTexas(page);
});

test('without the WebAssembly file the twin in the worker answers', async ({ page }) => {
  await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404 }));
  await filterTexas(page);
});

test('with a damaged WebAssembly file the twin in the worker answers', async ({ page }) => {
  await page.route(/\.wasm$/, (route) =>
    route.fulfill({ contentType: 'application/wasm', body: 'not wasm' }),
  );
  await filterTexas(page);
});

test('in a browser without workers the twin answers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await filterTexas(page);
});

test('an index that fails once is fetched again, past the cache', async ({ page }) => {
  let asked = 0;
  await page.route(/\.index$/, (route) =>
    asked++ === 0 ? route.fulfill({ body: 'broken' }) : route.continue(),
  );
  await filterTexas(page);
  expect(asked).toBe(2);
});

test('an index that never comes: the page says so, keeps the filters, and trying again works', async ({
  page,
}) => {
  await page.route(/\.index$/, (route) => route.abort());
  await open(page, '/hospitals?state=TX');
  await expect(page.getByRole('alert')).toContainText(words.failed.heading, { timeout: 20_000 });
  await expect(page.getByRole('combobox', { name: words.filters.state })).toHaveValue('TX');
  await page.unroute(/\.index$/);
  await page.getByRole('button', { name: words.failed.retry }).click();
  await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible({ timeout: 15_000 });
});

test('without the suggestions’ file the name box still filters', async ({ page }) => {
  await page.route(/suggestions.*\.json$/, (route) => route.abort());
  await open(page, '/hospitals');
  const name = page.getByRole('combobox', { name: words.filters.name });
  await name.pressSequentially('mercy');
  await name.press('Enter');
  await expect(page.getByRole('rowheader').first()).toContainText(/mercy/i);
});

test('hostile text in the address and in the box stays text', async ({ page }) => {
  const hostile = `<img src=x onerror=alert(1)>"'\`%00${'(a+)+'.repeat(30)}`;
  await open(page, `/hospitals?q=${encodeURIComponent(hostile)}&city=__proto__&state=constructor`);
  await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  const name = page.getByRole('combobox', { name: words.filters.name });
  await name.fill('\ud800 \u202e \u{1f3e5} .*');
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
});

test('a page whose piece is gone after a deploy: the address is loaded anew, once, and then reads without it', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/AboutPage-.*\.js$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
  expect(asked).toBeLessThanOrEqual(4);
});

test('a page that is slow to come asks after ten seconds whether to try again', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.route(/AboutPage-.*\.js$/, () => undefined);
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
