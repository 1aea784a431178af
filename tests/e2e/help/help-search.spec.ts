import type { Locator, Page } from '@playwright/test';
import { CATEGORIES } from '#domain/category.ts';
import {
  describeIn,
  ENGLISH,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FULL,
  holdBack,
  open,
  paramOf,
  test,
  watchRequests,
} from '../support/site.ts';

const { faqs: en, helpResults: enResults } = ENGLISH.texts;
/** A word for a spouse; a foreign word that this language does not have, with its language and the page in that language. */
const TYPED = {
  EN: { own: 'spouse', foreign: 'embarazo', from: 'ESP', lang: 'es-419', page: '/es/faqs' },
  ES: { own: 'conyuge', foreign: 'pregnancy', from: 'ENG', lang: 'en-US', page: '/faqs?lang=en' },
  PT: { own: 'conjuge', foreign: 'embarazo', from: 'ESP', lang: 'es-419', page: '/es/faqs' },
} as const;
/** As long as the field allows. */
const NONSENSE = 'W'.repeat(100);

const DESKTOP = { width: 1440, height: 900 };

const field = (page: Page): Locator => page.getByRole('search').getByRole('searchbox');
const results = (page: Page): Locator => page.locator('[data-hit]');
const status = (page: Page): Locator => page.getByRole('search').getByRole('status');

/** Files that the search fetches: client, worker, index. */
const SEARCH_FILES = /\/search-|search\.worker|help-(en|es|pt)|suggestions|hospitals-.*\.index|\.wasm/;

/** Opens a page with a fake clock and advances it until the page has preloaded its code. */
const openAtRest = async (page: Page, address: string): Promise<void> => {
  const lastScript = page.waitForRequest(/overlays-.*\.js$/);
  await open(page, address);
  await page.clock.runFor(3000);
  await lastScript;
};

describeIn('PT', 'search of the help center', ({ code, prefix, texts }) => {
  const faqs = texts.faqs;
  const resultWords = texts.helpResults;
  const typed = TYPED[code];

  test.use({ viewport: DESKTOP });

  test('works by keyboard alone, and fetches nothing before typing', async ({ page }) => {
    const files = watchRequests(page, SEARCH_FILES);
    await page.clock.install();
    await openAtRest(page, `${prefix}/faqs`);
    expect(files).toEqual([]);

    await test.step('shows the number of results, writes the query string and marks the matches', async () => {
      await field(page).focus();
      await page.keyboard.type(typed.own, { delay: 20 });
      const item = results(page).first().locator('xpath=ancestor::li');
      await expect(item.locator('mark').first()).toBeVisible();
      // Before that, the results are for the first letters only.
      const heading = page.getByRole('heading', { level: 2, name: `“${typed.own}”` });
      await expect(heading).toBeVisible();
      const count = await results(page).count();
      await expect(heading).toContainText(`${count}`);
      await expect(status(page)).toContainText(`${count}`);
      await expect(status(page)).toContainText(typed.own);
      await expect(page).toHaveURL(new RegExp(`/faqs\\?q=${typed.own}$`));
      await expect(page.locator('help-category:not([hidden])')).toHaveCount(0);
      const index = `help-${code.toLowerCase()}`;
      expect(files.filter((file) => file.includes(index))).toHaveLength(1);
      expect(files.filter((file) => /hospitals|suggestions|wasm/.test(file))).toEqual([]);
    });

    await test.step('from the second result to its answer', async () => {
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
    });

    await test.step('a category ends the search', async () => {
      const category = page
        .getByRole('navigation', { name: faqs.category })
        .getByRole('link', { name: faqs.categories.portals });
      await category.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: faqs.categories.portals })).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(page).toHaveURL(/\/faqs(\?lang=en)?#portals$/);
    });
  });

  test('Back, the back link and a reload restore results and focus', async ({ page }) => {
    await open(page, `${prefix}/faqs#portals`);
    await field(page).fill(typed.own);
    await results(page).nth(2).click();
    const id = (await page.locator('details[name=answers][open]').getAttribute('id')) ?? '';
    const hit = page.locator(`[data-hit="${id}"]`);
    const back = page.getByRole('link', { name: faqs.search.back.replace('{text}', typed.own) });

    await test.step('Back and Forward', async () => {
      await page.goBack();
      await expect(hit).toBeFocused();
      await expect(field(page)).toHaveValue(typed.own);
      await page.goForward();
      await expect(page.locator(`#${id} [data-body]`)).toBeVisible();
    });

    await test.step('a reload shows the answer below the back link', async () => {
      await page.reload();
      await expect(page.locator(`#${id} > summary`)).toBeFocused();
      await expect(field(page)).toHaveValue(typed.own);
      await expect(back).toBeVisible();
      const below = await back.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(below);
    });

    await test.step('the back link shows the results, and a reload restores them', async () => {
      await back.click();
      await expect(hit).toBeFocused();
      const first = await results(page).first().getAttribute('data-hit');
      await page.reload();
      await expect(results(page).first()).toHaveAttribute('data-hit', first ?? '');
      await expect(field(page)).toHaveValue(typed.own);
    });

    await test.step('Escape or the button clears the field and shows the category again', async () => {
      await results(page).first().focus();
      await page.keyboard.press('ArrowUp');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveValue('');
      await expect(page.locator('help-category:not([hidden])')).toHaveCount(1);
      await field(page).fill(typed.own);
      await expect(results(page).first()).toBeVisible();
      await page.getByRole('button', { name: faqs.search.clear }).click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(page.locator('help-category:not([hidden])')).toHaveCount(1);
      await expect.poll(() => new URL(page.url()).search).toBe('');
    });
  });

  test('finds words of another language; without a match shows categories', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${prefix}/faqs`);
    const questions = await page
      .locator('help-category details')
      .evaluateAll((all) =>
        Object.fromEntries(all.map((each) => [each.id, each.querySelector('h3')?.textContent])),
      );

    await test.step('without a match', async () => {
      await field(page).fill(NONSENSE);
      const heading = page.getByRole('heading', {
        name: resultWords.none.heading.replace('{text}', NONSENSE),
      });
      await expect(heading).toBeVisible();
      await field(page).press('Enter');
      await expect(heading).toBeFocused();
      await expect(status(page)).toContainText(NONSENSE);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const ways = page.getByRole('region', { name: NONSENSE }).getByRole('button');
      await expect(ways).toHaveText(CATEGORIES.map((category) => faqs.categories[category]));
      await ways.nth(4).click();
      await expect(
        page.getByRole('heading', { level: 2, name: faqs.categories['premium-payment'] }),
      ).toBeVisible();
      await expect(field(page)).toHaveValue('');
    });

    await test.step('by a word of another language', async () => {
      await field(page).fill(typed.foreign);
      const hit = results(page).first();
      await expect(hit).toBeVisible();
      const id = (await hit.getAttribute('data-hit')) ?? '';
      await expect(hit).toHaveText(questions[id] ?? '');
      const item = hit.locator('xpath=ancestor::li');
      await expect(item).toContainText(resultWords.foundIn[typed.from]);
      const there = item.locator('a[hreflang]');
      await expect(there).toHaveAttribute('href', `${typed.page}#${id}`);
      await expect(there).toHaveAttribute('lang', typed.lang);
      await expect(item.locator(`p[lang="${typed.lang}"]`)).not.toBeEmpty();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.emulateMedia({ media: 'print' });
      await expect(hit).toBeVisible();
      await expect(field(page)).toBeHidden();
      await page.emulateMedia({ media: null });
      await there.click();
      await expect(page.locator('html[data-alive]')).toHaveAttribute('lang', typed.lang);
      await expect(page.locator(`#${id} > summary`)).toBeFocused();
      await expect(page.locator(`#${id} [data-body]`)).toBeVisible();
    });
  });
});

test.describe('search of the help center', () => {
  test.use({ viewport: DESKTOP });

  test('results are on the first screen and before the categories in tab order, and “/” leads to the field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await open(page, '/faqs?q=spouse');
    await expect(results(page).nth(1)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('group', { name: en.category })).toBeHidden();
    await expect(page.getByText(en.search.keys)).toBeVisible();
    await field(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('spouse/');
  });

  test('handles questions without an answer, and emergencies @full', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/faqs');

    await test.step('without an answer: the missing term, an email with the question, related answers', async () => {
      await field(page).fill('am I covered for skiing');
      const name = enResults.none.heading.replace('{text}', 'skiing');
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await page.keyboard.press('Enter');
      const ways = page.getByRole('region', { name });
      const letter = ways.getByRole('link', { name: /@/ });
      expect(await paramOf(letter, 'body')).toContain('am I covered for skiing');
      await page.keyboard.press('Tab');
      await expect(letter).toBeFocused();
      await expect(ways.getByRole('button')).not.toHaveCount(0);
      const related = page.getByRole('region', { name: enResults.none.related });
      await expect(related.getByRole('link').first()).toBeVisible();
    });

    await test.step('about an emergency: an alert, and the emergency steps as the first result', async () => {
      await field(page).fill('overdose');
      await expect(page.getByRole('alert')).toHaveText(enResults.danger);
      await expect(results(page).first()).toHaveAttribute('data-hit', 'emergency-steps');
      await page.keyboard.press('ArrowDown');
      await expect(results(page).first()).toBeFocused();
      if (FULL) await expectAccessible(page);
    });
  });

  test('text typed before the script loads is searched @engines', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const box = document.querySelector<HTMLInputElement>('#help-search');
        if (box !== null) box.value = 'spouse';
      }),
    );
    await open(page, '/faqs');
    await expect(results(page).first()).toBeVisible();
  });

  test.describe('that fails to load', () => {
    test.use({ tolerated: [[/Failed to load resource|net::ERR_|Failed to fetch/], { scope: 'test' }] });

    test('shows an error and a retry, and the categories still work @full', async ({ page }) => {
      const code = /\/search-.*\.js$/;
      await page.route(code, (route) => route.abort());
      await open(page, '/faqs');
      await field(page).fill('spouse');
      await expect(status(page)).toHaveText(en.search.failed);
      await page.locator('#consultants summary').first().click();
      await expect(page.locator('#consultants [data-body]').first()).toBeVisible();
      const retry = page.getByRole('button', { name: en.search.retry });
      await retry.press('Enter');
      await expect(status(page)).toHaveText(en.search.failed);
      await page.unroute(code);
      // Chromium requests a failed script again only after the next page load.
      await open(page, '/faqs?q=spouse');
      await expect(results(page).first()).toBeVisible();
      await expect(retry).toHaveCount(0);
    });

    test('shows a message while its index loads slowly @full', async ({ page }) => {
      const letCome = await holdBack(page, /help-en.*\.bin$/);
      await open(page, '/faqs');
      await field(page).fill('spouse');
      await expect(status(page)).toHaveText(en.search.slow);
      await expect(status(page)).toBeVisible();
      letCome();
      await expect(results(page).first()).toBeVisible();
      await expect(status(page)).toContainText('spouse');
    });
  });
});
