import { readFileSync } from 'node:fs';
import { inBoston, serveDirectory } from '../support/other-directory.ts';
import { expect, FAILED_LOAD, filterTexas, open, test, words } from './faults.ts';

test.use({ tolerated: [[FAILED_LOAD], { scope: 'test' }] });

const INDEX = readFileSync('data/generated/hospitals.index');

const HALF = INDEX.length >> 1;

const edited = (edit: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(INDEX);
  edit(copy);
  return copy;
};

/** One damaged index of each kind; tests/workers covers every bit. */
const DAMAGED = [
  INDEX.subarray(0, HALF),
  edited((copy) => copy.writeUInt8(copy.readUInt8(HALF) ^ 0x10, HALF)),
  edited((copy) => copy.write('2', 3)),
  Buffer.from('<!doctype html><title>Sign in to the network</title>'),
];

test('an index that fails once is fetched again, bypassing the cache @full', async ({ page }) => {
  let asked = 0;
  await page.route(/\.index$/, (route) =>
    asked++ === 0 ? route.fulfill({ body: 'broken' }) : route.continue(),
  );
  await filterTexas(page);
  expect(asked).toBe(2);
});

test('an index that is missing, truncated, corrupt or of an old format causes an error that keeps the filters and offers a retry', async ({
  page,
  finder,
}) => {
  let asked = 0;
  await page.route(/\.index$/, (route) => {
    const body = DAMAGED[asked - 1];
    asked += 1;
    // The first request fails.
    if (asked === 1) return route.abort();
    return body === undefined ? route.continue() : route.fulfill({ body });
  });
  const failed = page.getByRole('alert').filter({ hasText: words.failed.heading });
  const row = page.getByRole('cell', { name: /TX \d{5}$/ }).first();
  await open(page, '/hospitals?state=TX');
  for (;;) {
    await expect(failed.or(row)).toBeVisible({ timeout: 15_000 });
    await expect(finder.state).toHaveValue('TX');
    await expect(page).toHaveURL(/state=TX/);
    if (await row.isVisible()) break;
    const before = asked;
    await page.getByRole('button', { name: words.failed.retry }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
  }
  await expect(failed).toHaveCount(0);
  expect(asked).toBeGreaterThan(DAMAGED.length + 1);
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(2)</script>',
  '=HYPERLINK("https://evil.example")',
  '__proto__',
  '\u202egnp.txt',
];

test('an index of another build is searched without suggestions, and hostile names in it are shown as text @full', async ({
  page,
  finder,
}) => {
  await serveDirectory(
    page,
    HOSTILE.map((name) => inBoston(name)),
  );
  await open(page, '/hospitals?state=MA');
  await expect(finder.names).toHaveCount(HOSTILE.length);
  for (const name of HOSTILE) await expect(finder.names.filter({ hasText: name })).toBeVisible();
  await expect(page.locator('img, main script')).toHaveCount(0);
  const box = finder.name;
  await box.pressSequentially('<img');
  await box.press('Enter');
  await expect(finder.names).toHaveCount(1);
  await expect(page.getByRole('option', { name: /img/ })).toHaveCount(0);
});
