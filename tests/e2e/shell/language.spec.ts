import { expect, expectAccessible, open, SITES, test } from '../support/site.ts';

const [english, , portuguese] = SITES;

for (const site of SITES) {
  test.describe(`the site in ${site.name}`, () => {
    test.use({ locale: site.browser });

    for (const path of ['/hospitals', '/']) {
      test(`${path} says its language, its twins and its page code`, async ({ page }) => {
        await open(page, (site.prefix + path).replace(/(.)\/$/, '$1'));
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', site.lang);
        await expect(html).toHaveAttribute('data-locale', site.marker);
        await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', site.marker);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const hreflang of ['en', 'es', 'pt', 'x-default'])
          await expect(page.locator(`link[hreflang="${hreflang}"]`)).toHaveCount(1);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toContainText(/[A-Z]{3}-(EN|ES|PT)/);
        await expectAccessible(page);
      });
    }

    test('the menu leads from page to page, gives the heading the focus, and Back comes back', async ({
      page,
    }) => {
      await open(page, site.prefix || '/');
      await page
        .getByRole('navigation', { name: site.shell.mainMenu })
        .getByRole('link', { name: site.shell.nav.hospitals })
        .click();
      await expect(page).toHaveURL(`${site.prefix}/hospitals`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expect(
        page
          .getByRole('navigation', { name: site.shell.mainMenu })
          .getByRole('link', { name: site.shell.nav.hospitals }),
      ).toHaveAttribute('aria-current', 'page');
      await page.goBack();
      await expect(page).toHaveURL(site.prefix || '/');
    });

    test('an address that leads nowhere gives its own page, in the language, with status 404', async ({
      request,
    }) => {
      const response = await request.get(`${site.prefix}/no/such/page`);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(`lang="${site.lang}"`);
    });
  });
}

test.describe('which language a visit gets', () => {
  const visits = [
    {
      saved: null,
      browser: 'pt-BR',
      address: '/hospitals?state=TX#footer',
      lands: '/pt/hospitals?state=TX#footer',
    },
    { saved: null, browser: 'es-MX', address: '/', lands: '/es' },
    { saved: null, browser: 'fr-FR', address: '/hospitals', lands: '/hospitals' },
    { saved: 'ENG', browser: 'es-MX', address: '/hospitals', lands: '/hospitals' },
    { saved: 'POR', browser: 'en-US', address: '/hospitals', lands: '/pt/hospitals' },
    { saved: 'nonsense', browser: 'en-US', address: '/hospitals', lands: '/es/hospitals' },
    { saved: 'POR', browser: 'en-US', address: '/es/hospitals', lands: '/es/hospitals' },
    { saved: 'ESP', browser: 'es-MX', address: '/hospitals?lang=en', lands: '/hospitals?lang=en' },
  ];
  for (const { saved, browser, address, lands } of visits) {
    test.describe(() => {
      test.use({ locale: browser });
      test(`saved ${saved}, browser ${browser}: ${address} → ${lands}`, async ({ page }) => {
        if (saved !== null)
          await page.addInitScript((value) => {
            if (sessionStorage.seeded) return;
            localStorage.setItem('language', value);
            sessionStorage.setItem('seeded', '1');
          }, saved);
        await open(page, address);
        await expect(page).toHaveURL(lands);
        // A link that was opened does not change the saved choice.
        expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(saved);
      });
    });
  }

  test.describe(() => {
    test.use({ locale: 'es-MX' });
    test('with a storage that throws, the browser decides and English stays in the links', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await open(page, '/hospitals');
      await expect(page).toHaveURL('/es/hospitals');
      await page.locator('summary[aria-label^="Idioma"]').click();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/hospitals?lang=en');
      await page
        .getByRole('navigation', { name: english.shell.mainMenu })
        .getByRole('link', { name: english.shell.nav.home })
        .click();
      await expect(page).toHaveURL('/?lang=en');
      await page.reload();
      await expect(page).toHaveURL('/?lang=en');
    });
  });
});

test('the selector names the languages in themselves, saves the choice, and keeps path, query and hash', async ({
  page,
}) => {
  await open(page, '/hospitals?state=TX&network=plus#footer');
  const menu = page.getByRole('banner').locator('summary');
  await menu.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('link', { name: 'Português' })).toBeHidden();
  await menu.press('Enter');
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL('/pt/hospitals?state=TX&network=plus#footer');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(portuguese.words.heading);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('POR');
  await page.goto('/');
  await expect(page).toHaveURL('/pt');
});

test('Tab first reaches the skip link, which leads to the content', async ({ page }) => {
  await open(page, '/hospitals');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: english.shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** What the ruling says of every saved choice, browser and address, written out apart from the code. */
const MATRIX = ['en-US', 'es-MX', 'pt-BR', 'fr-FR'].map((browser) => ({
  browser,
  byBrowser: browser.startsWith('es') ? '/es' : browser.startsWith('pt') ? '/pt' : '',
}));
const SAVED: readonly (readonly [string | null, string | null])[] = [
  [null, null],
  ['ENG', ''],
  ['ESP', '/es'],
  ['POR', '/pt'],
  ['XXX', '/es'],
];

for (const { browser, byBrowser } of MATRIX) {
  test.describe(`every saved choice and address with the browser in ${browser}`, () => {
    test.use({ locale: browser });
    for (const [saved, bySaved] of SAVED) {
      test(`saved ${saved}`, async ({ page }) => {
        await page.goto('/favicon.svg');
        if (saved !== null) await page.evaluate((value) => localStorage.setItem('language', value), saved);
        for (const [address, expected] of [
          ['/about?a=1#claim', `${bySaved ?? byBrowser}/about?a=1#claim`],
          ['/es/about', '/es/about'],
          ['/pt/about', '/pt/about'],
          ['/about?lang=en', '/about?lang=en'],
          ['/COC-Vital-EN-2025', '/COC-Vital-EN-2025'],
        ] as const) {
          await open(page, address);
          await expect(page).toHaveURL(expected);
          expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(saved);
        }
      });
    }
  });
}
