import { expect, open, test } from '../support/site.ts';

const ADDRESS = '/COC-Vital-ES-2025';
const PDF = '/Assets/Files/COC-Vital-ES-2025.pdf';

test('requests its PDF at once, and stays usable when the PDF is downloaded', async ({ page, request }) => {
  // Some browsers display a PDF and some download it. Both download a response marked as attachment.
  await page.route(/\.pdf$/, (route) =>
    route.fulfill({
      headers: { 'Content-Disposition': 'attachment', 'Content-Type': 'application/pdf' },
      body: '%PDF-1.7',
    }),
  );
  const asked = page.waitForRequest(/\.pdf$/);
  await page.goto(ADDRESS);
  expect(new URL((await asked).url()).pathname).toBe(PDF);
  expect((await asked).isNavigationRequest()).toBe(true);
  const response = await request.get(PDF);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Vital' }).click();
  await expect(page).toHaveURL('/es/vital');
});

test('Back from a displayed PDF returns to the page before the certificate page @full', async ({ page }) => {
  await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'text/html', body: 'The document' }));
  await open(page, '/es/forms');
  await page.goto(ADDRESS);
  await expect(page).toHaveURL(PDF);
  await page.goBack();
  await expect(page).toHaveURL('/es/forms');
});
