import { readFileSync } from 'node:fs';
import { inBoston, serveDirectory } from '../support/other-directory.ts';
import { FULL } from '../support/site.ts';
import { damaged } from './damaged-index.ts';
import { expect, FAILED_LOAD, filterTexas, open, test, words } from './faults.ts';

test.use({ tolerated: [[FAILED_LOAD], { scope: 'test' }] });

const INDEX = readFileSync('data/generated/hospitals.index');

/** Of each kind one; index-format.test.ts and `npm run test:full` have all. */
const SOME = /^(cut off at states|a bit of texts|an old format)$/;

test('an index that fails once is fetched again, past the cache', { tag: '@full' }, async ({ page }) => {
  let asked = 0;
  await page.route(/\.index$/, (route) =>
    asked++ === 0 ? route.fulfill({ body: 'broken' }) : route.continue(),
  );
  await filterTexas(page);
  expect(asked).toBe(2);
});

test('an index that does not come, is cut off at any section, has a wrong bit in any or an old format: the page says so, keeps the filters, and trying again works', async ({
  page,
}) => {
  const bodies = [...damaged(INDEX)].filter(([what]) => FULL || SOME.test(what)).map(([, body]) => body);
  let asked = 0;
  await page.route(/\.index$/, (route) => {
    const body = bodies[asked - 1];
    asked += 1;
    // The first of all does not come.
    if (asked === 1) return route.abort();
    return body === undefined ? route.continue() : route.fulfill({ body });
  });
  const failed = page.getByRole('alert').filter({ hasText: words.failed.heading });
  const row = page.getByRole('cell', { name: /TX \d{5}$/ }).first();
  await open(page, '/hospitals?state=TX');
  for (;;) {
    await expect(failed.or(row)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('combobox', { name: words.filters.state })).toHaveValue('TX');
    await expect(page).toHaveURL(/state=TX/);
    if (await row.isVisible()) break;
    const before = asked;
    await page.getByRole('button', { name: words.failed.retry }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
  }
  await expect(failed).toHaveCount(0);
  expect(asked).toBeGreaterThan(bodies.length + 1);
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(2)</script>',
  '=HYPERLINK("https://evil.example")',
  '__proto__',
  '\u202egnp.txt',
];

test('an index of another build answers for itself, without suggestions; hostile names in it are text', {
  tag: '@full',
}, async ({ page }) => {
  await serveDirectory(
    page,
    HOSTILE.map((name) => inBoston(name)),
  );
  await open(page, '/hospitals?state=MA');
  await expect(page.getByRole('rowheader')).toHaveCount(HOSTILE.length);
  for (const name of HOSTILE)
    await expect(page.getByRole('rowheader').filter({ hasText: name })).toBeVisible();
  await expect(page.locator('img, main script')).toHaveCount(0);
  const box = page.getByRole('combobox', { name: words.filters.name });
  await box.pressSequentially('<img');
  await box.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('option', { name: /img/ })).toHaveCount(0);
});
