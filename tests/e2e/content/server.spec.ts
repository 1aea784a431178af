import { expect, open, test } from '../support/site.ts';

test.describe('what the server says', () => {
  test('pages have a strict policy: no inline script but by hash, no eval', async ({ request }) => {
    const response = await request.get('/hospitals');
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    expect(response.headers()['cache-control']).toContain('must-revalidate');
  });

  test('only the worker’s own file may compile WebAssembly; hashed files are immutable', async ({ page }) => {
    const seen = new Map<string, Record<string, string>>();
    page.on('response', async (response) =>
      seen.set(new URL(response.url()).pathname, await response.allHeaders()),
    );
    await open(page, '/hospitals?state=TX');
    await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible();
    const assets = [...seen].filter(([path]) => path.startsWith('/assets/'));
    expect(assets.length).toBeGreaterThan(5);
    for (const [path, headers] of assets) {
      expect(headers['cache-control'], path).toContain('immutable');
      const mayCompile = headers['content-security-policy']?.includes("'wasm-unsafe-eval'") ?? false;
      expect(mayCompile, path).toBe(/search\.worker/.test(path));
    }
    expect(assets.some(([path]) => path.endsWith('.wasm'))).toBe(true);
  });

  for (const encoding of ['br', 'gzip']) {
    test(`pages, scripts, wasm and index go out as ${encoding}`, async ({ page, request }) => {
      const paths = new Set<string>(['/hospitals']);
      page.on('response', (response) => paths.add(new URL(response.url()).pathname));
      await open(page, '/hospitals?state=TX');
      await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible();
      for (const path of [...paths].filter((each) => !each.endsWith('.woff2'))) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers()['content-encoding'], path).toBe(encoding);
      }
    });
  }

  test('clean addresses: with and without slash, and never a file outside the site', async ({ request }) => {
    expect((await request.get('/es/hospitals')).status()).toBe(200);
    expect((await request.get('/es/hospitals/')).status()).toBe(200);
    expect((await request.get('/../package.json')).status()).toBe(404);
    expect((await request.get('/..%2fpackage.json')).status()).toBe(404);
    expect((await request.get('/%E0%A4%A')).status()).toBe(404);
    expect((await request.post('/hospitals')).status()).toBe(405);
  });

  test('a 404 is a 404, also when the browser has the page already', async ({ request }) => {
    const first = await request.get('/nothing-here');
    expect(first.status()).toBe(404);
    const again = await request.get('/nothing-here', {
      headers: { 'If-None-Match': first.headers().etag ?? '' },
    });
    expect(again.status()).toBe(404);
  });
});

/** The browser tells of every attempt that it stops. */
const STOPPED = /^console error: (This document requires 'Trusted|Creating a TrustedTypePolicy)/;

test.describe('Trusted Types', () => {
  test.use({ tolerated: [STOPPED] });

  test('no text becomes HTML, a script or a worker: only the site’s own policies make addresses', async ({
    page,
  }) => {
    await open(page, '/hospitals?state=TX');
    await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible();
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
