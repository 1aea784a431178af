import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/site.ts';

test.use({ tolerated: [[/404/], { scope: 'test' }] });

const ASSETS = 'dist/assets';

test('nothing of the style page is in the production build', () => {
  const names = readdirSync(ASSETS);
  expect(names.filter((name) => /styleguide|samples/i.test(name))).toEqual([]);
  const readable = names.filter((name) => /\.(js|css)$/.test(name));
  expect(readable.length).toBeGreaterThan(0);
  const told = readable.filter((name) =>
    /styleguide|en-x-pseudo|Show 214 hospitals/i.test(readFileSync(`${ASSETS}/${name}`, 'utf8')),
  );
  expect(told).toEqual([]);
});

test('the address of the style page is that of no page', async ({ page }) => {
  const response = await page.goto('/styleguide');
  expect(response?.status()).toBe(404);
});
