import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, SITES, test } from '../support/site.ts';

const PLANS = ['Superior', 'Optima', 'Vital'];
const NAMES = {
  EN: 'benefit summary 2025',
  ES: 'resumen de beneficios 2025',
  PT: 'resumo de benefícios 2025',
};
const DOCUMENTS = PLANS.flatMap((plan) =>
  SITES.map(({ code, lang, prefix }) => ({ plan, code, lang, prefix, name: `COC-${plan}-${code}-2025` })),
);

/** The document that a page forwards to; this browser downloads PDFs and stays. */
const forwarded = async (page: Page, address: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.goto(address);
  return new URL((await download).url()).pathname;
};

for (const { plan, code, lang, prefix, name } of DOCUMENTS) {
  test(`/${name} forwards at once to its PDF`, async ({ page }) => {
    expect(await forwarded(page, `/${name}`)).toBe(`/Assets/Files/${name}.pdf`);
  });

  test(`/${name} has a plain link to its PDF, and ways to the plan and to the comparison`, async ({
    page,
    request,
  }) => {
    await open(page, `/${name}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${plan}: ${NAMES[code]}`);
    const main = page.getByRole('main');
    const hrefs = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    const english = code === 'EN' ? '?lang=en' : '';
    expect(hrefs.map((href) => href?.replace(english, ''))).toEqual([
      `/Assets/Files/${name}.pdf`,
      `${prefix}/${plan.toLowerCase()}`,
      `${prefix}/compare-plans`,
    ]);
    const response = await request.get(hrefs[0] ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
}

test('where the document is shown, Back leads to where the visitor came from, not into a circle', async ({
  page,
}) => {
  await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'text/html', body: 'The document' }));
  await open(page, '/es/forms');
  await page.goto('/COC-Vital-ES-2025');
  await expect(page).toHaveURL('/Assets/Files/COC-Vital-ES-2025.pdf');
  await page.goBack();
  await expect(page).toHaveURL('/es/forms');
});

test('where the document is downloaded, the page stays and works', async ({ page }) => {
  await forwarded(page, '/COC-Vital-ES-2025');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Vital' }).click();
  await expect(page).toHaveURL('/es/vital');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a certificate’s address forwards too', async ({ page }) => {
    expect(await forwarded(page, '/COC-Optima-PT-2025')).toBe('/Assets/Files/COC-Optima-PT-2025.pdf');
  });
});

for (const width of [320, 1440]) {
  test(`a certificate’s page reads well and is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/COC-Superior-PT-2025');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the answer on documents leads to the three summaries in the page’s language, each in a new tab', async ({
  page,
}) => {
  for (const { code, prefix } of SITES) {
    await open(page, `${prefix}/faqs`);
    const links = page.locator('#find-documents [data-body] a[href^="/COC-"]');
    await expect(links).toHaveCount(3);
    for (const [index, plan] of PLANS.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute('href', `/COC-${plan}-${code}-2025`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  }
});
