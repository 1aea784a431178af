import { ENGLISH, SPANISH } from '../support/site.ts';
import { expect, expectTexas, FAILED_LOAD, loadError, open, test } from './faults.ts';

/** Addresses without a page, including malformed and hostile ones. */
const NOWHERE = [
  '/%E0%A4%A',
  '/%00',
  '/hospitals%00',
  '/HOSPITALS?state=TX',
  '/About',
  '/es/Compare-Plans',
  '/ES/hospitals',
  '/hospitals/TX',
  '/hospitals/..%2f..%2fetc%2fpasswd',
  '/__proto__',
  '/constructor?__proto__=1',
  '/es//evil.example/?x=1',
  '//evil.example/%2f..?x=1',
  `/${'a'.repeat(4000)}`,
];

test.describe('an address without a page', () => {
  test.use({ tolerated: [[FAILED_LOAD], { scope: 'test' }] });

  test('gets the 404 page in its language even if malformed, and the language links stay on the site @full', async ({
    page,
    baseURL,
  }) => {
    for (const address of NOWHERE) {
      const response = await page.goto(baseURL + address);
      expect(response?.status(), address).toBe(404);
      await expect(page.locator('html[data-alive]'), address).toBeAttached();
      const { heading } = address.startsWith('/es/') ? SPANISH.texts.notFound : ENGLISH.texts.notFound;
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
      await expect(loadError(page)).toHaveCount(0);
      const hosts = await page
        .getByRole('banner')
        .locator('a[hreflang]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
      expect(new Set(hosts), address).toEqual(new Set([baseURL]));
    }
  });
});

/** Oddly written addresses that lead to a page, with the heading of the page. */
const { words: english } = ENGLISH;
const SOMEWHERE: readonly (readonly [address: string, heading: string])[] = [
  ['/hospitals.html', english.heading],
  ['/hospitals/index.html?lang=en', english.heading],
  ['/hospitals/?q=%ED%A0%80&state=%E0%A4%A', english.heading],
  ['/hospitals?__proto__=x&constructor=1&state=__proto__&near=toString&sort=valueOf', english.heading],
  [`/hospitals?q=${'a'.repeat(6000)}&mine=${'-'.repeat(3000)}`, english.heading],
  [`/hospitals?${'state=TX&network=plus&'.repeat(60)}`, english.heading],
  [
    '/compare-plans?plans=__proto__&category=constructor&option=toString&start=9999-99-99&q=%00%ED%B0%80#%E0%A4%A',
    ENGLISH.texts.comparePlans.heading.split('{')[0] ?? '',
  ],
];

test('an oddly written address of an existing page opens this page, and the page works @full', async ({
  page,
}) => {
  for (const [address, heading] of SOMEWHERE) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toContainText(heading);
    await expect(loadError(page)).toHaveCount(0);
  }
  for (const address of ['/faqs#%E0%A4%A', '/about#%E0%A4%A']) {
    await open(page, address);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/hospitals"]')?.click(),
    );
    await expect(page).toHaveURL(/\/hospitals$/);
  }
});

test('an address with two leading slashes, which some servers accept, is corrected, and its page works @full', async ({
  page,
  finder,
  baseURL,
}) => {
  await page.route(`${baseURL}//hospitals?state=TX`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/hospitals` }) }),
  );
  await page.goto(`${baseURL}//hospitals?state=TX`);
  await expectTexas(page);
  await finder.reset.click();
  await expect(page).toHaveURL(`${baseURL}/hospitals`);
});
