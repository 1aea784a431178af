import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site.ts';

const ADDRESS = '/COC-Vital-ES-2025';
const PDF = '/Assets/Files/COC-Vital-ES-2025.pdf';

/** Some browsers show a PDF and some save it: both ask for the file, and save what is sent to be saved. */
const expectAskedFor = async (page: Page): Promise<void> => {
  await page.route(/\.pdf$/, (route) =>
    route.fulfill({
      headers: { 'Content-Disposition': 'attachment', 'Content-Type': 'application/pdf' },
      body: '%PDF-1.7',
    }),
  );
  const asked = page.waitForRequest(/\.pdf$/);
  await page.goto(ADDRESS);
  const request = await asked;
  expect(new URL(request.url()).pathname).toBe(PDF);
  expect(request.isNavigationRequest()).toBe(true);
};

test('a certificate’s address asks at once for its PDF; where that is saved and not shown, the page stays and works', async ({
  page,
  request,
}) => {
  await expectAskedFor(page);
  const response = await request.get(PDF);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Vital' }).click();
  await expect(page).toHaveURL('/es/vital');
});

test('where the document is shown, Back leads to where the visitor came from, not into a circle', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'text/html', body: 'The document' }));
  await open(page, '/es/forms');
  await page.goto(ADDRESS);
  await expect(page).toHaveURL(PDF);
  await page.goBack();
  await expect(page).toHaveURL('/es/forms');
});
