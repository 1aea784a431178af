import { expect, open, test, watchRequests } from '../support/site.ts';

test('server serves clean URLs with a strict policy, and no other file', async ({ request }) => {
  for (const address of ['/hospitals', '/es/hospitals', '/es/hospitals/']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const headers = response.headers();
    // hosts.test.ts covers the other directives.
    expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){2};/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toContain('must-revalidate');
  }
  for (const address of ['/../package.json', '/..%2fpackage.json', '/%E0%A4%A', '/pt/hospitals/guam'])
    expect((await request.get(address)).status(), address).toBe(404);
  expect((await request.post('/hospitals')).status()).toBe(405);

  const first = await request.get('/nothing-here');
  const again = await request.get('/nothing-here', {
    headers: { 'If-None-Match': first.headers().etag ?? '' },
  });
  expect([first.status(), again.status()]).toEqual([404, 404]);
});

/** Chromium logs every blocked attempt. */
const STOPPED = /^console error: (This document requires 'Trusted|Creating a TrustedTypePolicy)/;

test.describe('a page and all its files', () => {
  test.use({ tolerated: [[STOPPED], { scope: 'test' }] });

  test('are compressed, and Trusted Types block text as HTML or script', async ({ page, request }) => {
    const seen = watchRequests(page, /^http.*(?<!woff2)$/);
    await open(page, '/hospitals?state=TX');
    await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible();

    await test.step('compression', async () => {
      for (const path of new Set(seen))
        for (const encoding of ['br', 'gzip']) {
          const response = await request.head(path, { headers: { 'Accept-Encoding': encoding } });
          expect(response.headers()['content-encoding'], path).toBe(encoding);
        }
    });

    await test.step('Trusted Types', async () => {
      const attempts = await page.evaluate(() => {
        const failure = (attempt: () => unknown): string => {
          try {
            attempt();
            return 'allowed';
          } catch (error) {
            return (error as Error).name;
          }
        };
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        };
        return {
          html: failure(() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' })),
          script: failure(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
          worker: failure(() => new Worker('/assets/x.js')),
          otherPolicy: failure(() => trustedTypes.createPolicy('other', {})),
          secondPolicy: failure(() => trustedTypes.createPolicy('search-worker', {})),
        };
      });
      for (const [attempt, outcome] of Object.entries(attempts)) expect(outcome, attempt).toBe('TypeError');
    });
  });
});
