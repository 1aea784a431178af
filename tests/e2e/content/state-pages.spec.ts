import type { Page } from '@playwright/test';
import enPage from '#data/words/en/state-page.json' with { type: 'json' };
import esPage from '#data/words/es/state-page.json' with { type: 'json' };
import ptPage from '#data/words/pt/state-page.json' with { type: 'json' };
import { expect, open, SITES, test, turnsOf } from '../support/site.ts';

const WORDS = { EN: enPage, ES: esPage, PT: ptPage } as const;
const FLORIDA = {
  EN: { heading: 'Hospitals in Florida', name: 'Florida', next: 'Georgia' },
  ES: { heading: 'Hospitales en Florida', name: 'Florida', next: 'Georgia' },
  PT: { heading: 'Hospitais na Flórida', name: 'Flórida', next: 'Geórgia' },
} as const;

const rows = (page: Page) => page.getByRole('main').getByRole('rowheader');

for (const site of SITES) {
  const inTurn = turnsOf(site.code);
  const { code, prefix, words, name } = site;
  const { heading, name: state, next } = FLORIDA[code];
  const own = WORDS[code];
  test.describe(`the page of a state in ${name}`, () => {
    test.use({ locale: site.browser });

    test('says how many hospitals there are, lists them and leads into the finder, which counts as many', async ({
      page,
    }) => {
      await open(page, `${prefix}/hospitals/florida`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(words.sample.tag)).toBeVisible();
      await expect(page.getByText(words.asOf.split('{date}')[1] ?? '')).toBeVisible();
      const count = await rows(page).count();
      const search = page.getByRole('link', {
        name: own.search.other
          .replace('{count}', String(count))
          .replace('{inState}', heading.split(' ').slice(1).join(' ')),
      });
      await search.click();
      await expect(page).toHaveURL(`${prefix}/hospitals?state=FL`);
      const status = page.getByRole('main').getByRole('status').filter({ hasText: state });
      await expect(status).toContainText(String(count));
    });

    test('shows each hospital’s networks and the ways that reach it, per plan and network', async ({
      page,
    }) => {
      await open(page, `${prefix}/hospitals/florida`);
      const [, , networks = '', superior = '', optima = '', vital = ''] = await page
        .getByRole('main')
        .getByRole('row')
        .nth(1)
        .locator('> *')
        .allTextContents();
      expect(networks).toMatch(/^Open/);
      expect(superior.includes('Ultra')).toBe(networks.includes('Ultra'));
      expect(optima.includes('Ultra')).toBe(networks.includes('Ultra'));
      expect(optima.includes('Plus')).toBe(networks.includes('Plus'));
      expect(vital.includes('Plus')).toBe(networks.includes('Plus'));
      expect(vital.includes('Core')).toBe(networks.includes('Core'));
    });

    inTurn()('leads to the next state, to every other one and to the table by network', async ({ page }) => {
      await open(page, `${prefix}/hospitals/florida`);
      const near = page.getByRole('navigation', { name: own.near.label });
      await expect(near.getByRole('link')).toHaveCount(2);
      await near.getByRole('link', { name: `${own.near.next} ${next}` }).click();
      await expect(page).toHaveURL(`${prefix}/hospitals/georgia`);
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeFocused();
      const here = page.getByRole('listitem').getByRole('link', { name: new RegExp(`^${next}`) });
      await expect(here).toHaveAttribute('aria-current', 'page');
      await expect(page.locator(`main a[href="${prefix}/hospitals/networks"]`)).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: state })).toBeVisible();
    });

    inTurn()(
      'is found by nobody while the networks are samples, and has a code of its own',
      async ({ page }) => {
        await open(page, `${prefix}/hospitals/florida`);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.getByRole('contentinfo')).toContainText(`STA-FLORIDA-${code}`);
        const crumbs = await page.locator('script[type="application/ld+json"]').textContent();
        expect(JSON.parse(crumbs ?? '').itemListElement.map((each: { name: string }) => each.name)).toEqual([
          expect.any(String),
          own.trail.hospitals,
          state,
        ]);
      },
    );

    test('the finder links to the page of every state with hospitals', async ({ page, request }) => {
      await open(page, `${prefix}/hospitals`);
      const links = page.locator(`main a[href^="${prefix}/hospitals/"]:not([href$="/networks"])`);
      const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      const options = await page
        .getByRole('combobox', { name: words.filters.state })
        .locator('option')
        .count();
      expect(new Set(addresses).size).toBe(options - 1);
      for (const address of addresses.slice(0, 5)) expect((await request.get(address)).status()).toBe(200);
    });
  });
}

test('states without hospitals and nonsense are 404, in the three languages', async ({ request }) => {
  for (const { prefix, lang } of SITES) {
    for (const slug of ['guam', 'nonsense', 'Texas', 'tx', 'networks/x', 'texas/x', '__proto__']) {
      const response = await request.get(`${prefix}/hospitals/${slug}`);
      expect(response.status(), `${prefix}/hospitals/${slug}`).toBe(404);
      expect(await response.text()).toContain(`<html lang="${lang}"`);
    }
  }
});

test.describe('an address of no state', () => {
  test.use({ tolerated: [[/Failed to load resource|the server responded/], { scope: 'test' }] });

  test('shows the page for unknown addresses, taken over without a complaint', async ({ page }) => {
    await open(page, '/es/hospitals/nonsense');
    await expect(page.getByRole('heading', { level: 1, name: 'Nada en este horizonte' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('NFD-ES');
  });

  test('does so too on the way from another page', async ({ page }) => {
    await open(page, '/hospitals/texas');
    await page.evaluate(() => {
      history.pushState({}, '', '/hospitals/guam');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.locator('main')).toContainText(/horizon/i);
    await expect(page.getByRole('contentinfo')).toContainText('NFD-EN');
    await expect(page).toHaveURL('/hospitals/guam');
  });
});
