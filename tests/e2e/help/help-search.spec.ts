import type { Locator, Page } from '@playwright/test';
import en from '#data/words/en/faqs.json' with { type: 'json' };
import es from '#data/words/es/faqs.json' with { type: 'json' };
import pt from '#data/words/pt/faqs.json' with { type: 'json' };
import { CATEGORIES } from '#domain/category.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
  widthsIn,
} from '../support/site.ts';

const WORDS = { EN: en, ES: es, PT: pt } as const;
/** A word for husband or wife, one of another language that this one does not know, and where it is from. */
const TYPED = {
  EN: { own: 'spouse', foreign: 'embarazo', from: 'ESP', lang: 'es-419', page: '/es/faqs' },
  ES: { own: 'conyuge', foreign: 'pregnancy', from: 'ENG', lang: 'en-US', page: '/faqs?lang=en' },
  PT: { own: 'conjuge', foreign: 'embarazo', from: 'ESP', lang: 'es-419', page: '/es/faqs' },
} as const;
const LANGUAGES = SITES.map((site) => ({ ...site, faqs: WORDS[site.code], typed: TYPED[site.code] }));
const NONSENSE = 'qwxz';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const field = (page: Page): Locator => page.getByRole('search').getByRole('searchbox');
const results = (page: Page): Locator => page.locator('[data-hit]');
const status = (page: Page): Locator => page.getByRole('search').getByRole('status');

/** What the search fetches: its worker, its index, the views of its answers. */
const SEARCH_FILES = /search\.worker|help-(en|es|pt)|search-parts|suggestions|hospitals-.*\.index|\.wasm/;

const watchFiles = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (SEARCH_FILES.test(request.url())) names.push(new URL(request.url()).pathname);
  });
  return names;
};

for (const { name, code, prefix, browser, faqs, typed } of LANGUAGES) {
  const inTurn = turnsOf(code);

  test.describe(`search of the help centre in ${name}`, () => {
    test.use({ locale: browser, viewport: DESKTOP });

    test('by keyboard alone: text, result, answer, link, category', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${prefix}/faqs`);
      await field(page).focus();
      await page.keyboard.type(typed.own, { delay: 20 });
      await page.keyboard.press('Enter');
      await expect(results(page).first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(results(page).nth(1)).toBeFocused();
      const id = (await results(page).nth(1).getAttribute('data-hit')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${id} > summary`)).toBeFocused();
      await expect(page.locator(`#${id} [data-body]`)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`q=${typed.own}#${id}$`));
      await expect(field(page)).toHaveValue(typed.own);
      const copy = page.getByRole('button', { name: faqs.share.copy });
      for (let tabs = 0; tabs < 20 && !(await copy.evaluate((it) => it === document.activeElement)); tabs++)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText(faqs.share.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`#${id}$`));
      const category = page
        .getByRole('navigation', { name: faqs.category })
        .getByRole('link', { name: faqs.categories.portals });
      await category.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: faqs.categories.portals })).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(page).toHaveURL(/\/faqs(\?lang=en)?#portals$/);
    });

    test('says how many answers there are and marks the words; the address says what was asked', async ({
      page,
    }) => {
      await open(page, `${prefix}/faqs`);
      await field(page).pressSequentially(typed.own, { delay: 20 });
      await expect(results(page).first().locator('xpath=ancestor::li').locator('mark').first()).toBeVisible();
      const count = await results(page).count();
      await expect(status(page)).toContainText(`${count}`);
      await expect(status(page)).toContainText(typed.own);
      await expect(page.getByRole('heading', { level: 2, name: typed.own })).toContainText(`${count}`);
      await expect(page).toHaveURL(new RegExp(`/faqs\\?q=${typed.own}$`));
      await expect(page.locator('help-category:not([hidden])')).toHaveCount(0);
      const first = await results(page).first().getAttribute('data-hit');
      await page.reload();
      await expect(field(page)).toHaveValue(typed.own);
      await expect(results(page).first()).toHaveAttribute('data-hit', first ?? '');
    });

    inTurn()(
      'Back from an answer brings the results, with the focus on the one that was followed; so does the way back',
      async ({ page }) => {
        await open(page, `${prefix}/faqs`);
        await field(page).fill(typed.own);
        await results(page).nth(2).click();
        const id = (await page.locator('details[name=answers][open]').getAttribute('id')) ?? '';
        await page.goBack();
        await expect(page.locator(`[data-hit="${id}"]`)).toBeFocused();
        await expect(field(page)).toHaveValue(typed.own);
        await page.goForward();
        await expect(page.locator(`#${id} [data-body]`)).toBeVisible();
        await page.getByRole('link', { name: faqs.search.back.replace('{text}', typed.own) }).click();
        await expect(page.locator(`[data-hit="${id}"]`)).toBeFocused();
        await page.getByRole('button', { name: faqs.search.clear }).click();
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await expect(page.locator('help-category:not([hidden])')).toHaveCount(1);
        expect(new URL(page.url()).search).toBe('');
      },
    );

    test('a word of another language finds the answer, said so, in its own language', async ({ page }) => {
      await open(page, `${prefix}/faqs`);
      const questions = await page
        .locator('help-category details')
        .evaluateAll((all) =>
          Object.fromEntries(all.map((each) => [each.id, each.querySelector('h3')?.textContent])),
        );
      await field(page).fill(typed.foreign);
      const hit = results(page).first();
      const id = (await hit.getAttribute('data-hit')) ?? '';
      await expect(hit).toHaveText(questions[id] ?? '');
      const item = hit.locator('xpath=ancestor::li');
      await expect(item).toContainText(faqs.search.foundIn[typed.from]);
      const there = item.locator('a[hreflang]');
      await expect(there).toHaveAttribute('href', `${typed.page}#${id}`);
      await expect(there).toHaveAttribute('lang', typed.lang);
      await expect(item.locator(`p[lang="${typed.lang}"]`)).not.toBeEmpty();
      await there.click();
      await expect(page.locator('html[data-alive]')).toHaveAttribute('lang', typed.lang);
      await expect(page.locator(`#${id} > summary`)).toBeFocused();
      await expect(page.locator(`#${id} [data-body]`)).toBeVisible();
    });

    inTurn()('without a match it says so and leads to categories and people', async ({ page }) => {
      await open(page, `${prefix}/faqs`);
      await field(page).fill(NONSENSE);
      const heading = page.getByRole('heading', {
        name: faqs.search.none.heading.replace('{text}', NONSENSE),
      });
      await expect(heading).toBeVisible();
      await field(page).press('Enter');
      await expect(heading).toBeFocused();
      await expect(status(page)).toContainText(NONSENSE);
      const ways = page.getByRole('region', { name: NONSENSE }).getByRole('button');
      await expect(ways).toHaveText(CATEGORIES.map((category) => faqs.categories[category]));
      await expect(
        page.getByRole('complementary', { name: faqs.contact.heading }).getByRole('link'),
      ).toHaveCount(3);
      await ways.nth(4).click();
      await expect(
        page.getByRole('heading', { level: 2, name: faqs.categories['premium-payment'] }),
      ).toBeVisible();
      await expect(field(page)).toHaveValue('');
    });

    for (const viewport of widthsIn(code, PHONE, [PHONE, DESKTOP])) {
      test(`axe finds nothing in results, foreign results and no results at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await open(page, `${prefix}/faqs`);
        for (const text of [typed.own, typed.foreign, NONSENSE, 'W'.repeat(100)]) {
          await field(page).fill(text);
          await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible();
          await expect(status(page)).toContainText(text);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      });
    }
  });
}

test.describe('search of the help centre', () => {
  test.use({ viewport: DESKTOP });

  test('Escape clears the field and brings the category back', async ({ page }) => {
    await open(page, '/faqs#portals');
    await field(page).fill('spouse');
    await expect(results(page).first()).toBeVisible();
    await results(page).first().focus();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('heading', { level: 2, name: en.categories.portals })).toBeVisible();
    await expect(page).toHaveURL(/\/faqs#portals$/);
  });

  test('hostile texts are only texts', async ({ page }) => {
    const texts = [
      '<img src=x onerror=alert(1)>',
      '{count} {text}',
      '%E0%A4%A',
      '.*',
      '\\',
      '"\'`',
      '\u0000',
      '🩺',
      '#portals',
    ];
    for (const text of texts) {
      await page.goto('about:blank');
      await open(page, `/faqs?q=${encodeURIComponent(text)}`);
      await expect(field(page)).toHaveValue(text);
      await expect(page.locator('[data-view=results], [data-view=category]')).toBeAttached();
      await expect(page.locator('main img')).toHaveCount(0);
    }
    await open(page, `/faqs?q=${'x'.repeat(5000)}`);
    expect((await field(page).inputValue()).length).toBe(100);
  });

  test('a text that stands in the address with an answer shows the answer, and the way to the others', async ({
    page,
  }) => {
    await open(page, '/faqs?q=spouse#eligible-dependents');
    await expect(page.locator('#eligible-dependents > summary')).toBeFocused();
    const bar = page.getByRole('link', { name: en.search.back.replace('{text}', 'spouse') });
    await expect(bar).toBeVisible();
    const below = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await page
      .locator('#eligible-dependents')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(below);
  });

  test('what was typed before the script came is searched for', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const box = document.querySelector<HTMLInputElement>('#help-search');
        if (box !== null) box.value = 'spouse';
      }),
    );
    await open(page, '/faqs');
    await expect(results(page).first()).toBeVisible();
  });

  test('nothing of it is fetched before it is wanted, on no page, and nothing of the hospitals here', async ({
    page,
  }) => {
    const files = watchFiles(page);
    for (const address of ['/', '/faqs', '/faqs#portals']) {
      await open(page, address);
      await page.waitForTimeout(800);
    }
    expect(files).toEqual([]);
    await field(page).focus();
    await field(page).fill('spouse');
    await expect(results(page).first()).toBeVisible();
    expect(files.filter((file) => /help-en/.test(file))).toHaveLength(1);
    expect(files.filter((file) => /hospitals|suggestions|wasm/.test(file))).toEqual([]);
    files.length = 0;
    await open(page, '/hospitals');
    await page.waitForTimeout(800);
    expect(files.filter((file) => /help-|search-parts/.test(file))).toEqual([]);
  });

  test.describe('offline', () => {
    // What opens over a page is fetched at rest, or not.
    test.use({ tolerated: [[/net::ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

    test('once loaded it works without a network', async ({ page, context }) => {
      await open(page, '/faqs');
      await field(page).fill('spouse');
      await expect(results(page).first()).toBeVisible();
      // Parts of the page further down come with the first change of the address.
      await expect(page).toHaveURL(/q=spouse$/);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await field(page).fill('payment');
      await expect(page.getByRole('heading', { level: 2, name: 'payment' })).toBeVisible();
      await results(page).first().click();
      await expect(page.locator('details[name=answers][open] [data-body]')).toBeVisible();
      await field(page).fill(NONSENSE);
      await expect(page.getByRole('heading', { level: 2, name: NONSENSE })).toBeVisible();
    });
  });

  test('on paper the results stand, without the field', async ({ page }) => {
    await open(page, '/faqs?q=spouse');
    await expect(results(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toBeHidden();
  });

  test.describe('that does not come', () => {
    test.use({ tolerated: [[/Failed to load resource|net::ERR_|Failed to fetch/], { scope: 'test' }] });

    test('is said plainly; the categories go on working, and it can be tried again', async ({ page }) => {
      await page.route(/search-parts-.*\.js$/, (route) => route.abort());
      await open(page, '/faqs');
      await field(page).fill('spouse');
      await expect(status(page)).toHaveText(en.search.failed);
      await expect(page.locator('#consultants')).toBeVisible();
      await page.locator('#consultants summary').first().click();
      await expect(page.locator('#consultants [data-body]').first()).toBeVisible();
      await page.unroute(/search-parts-.*\.js$/);
    });

    test('for a while is told as being on its way', async ({ page }) => {
      await page.route(/help-en.*\.json$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await open(page, '/faqs');
      await field(page).fill('spouse');
      await expect(status(page)).toHaveText(en.search.slow);
      await expect(status(page)).toBeVisible();
      await expect(results(page).first()).toBeVisible();
      await expect(status(page)).toContainText('spouse');
    });
  });
});
