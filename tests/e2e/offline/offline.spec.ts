import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import brand from '#data/brand.json' with { type: 'json' };
import en from '#data/words/en/offline.json' with { type: 'json' };
import enPage from '#data/words/en/offline-page.json' with { type: 'json' };
import es from '#data/words/es/offline.json' with { type: 'json' };
import esPage from '#data/words/es/offline-page.json' with { type: 'json' };
import pt from '#data/words/pt/offline.json' with { type: 'json' };
import ptPage from '#data/words/pt/offline-page.json' with { type: 'json' };
import type { Language } from '#domain/language.ts';
import { OFFLINE_PAGES } from '#domain/offline.ts';
import { PAGES } from '#domain/page.ts';
import { filesFor, type KeptFiles, leastFor } from '#workers/service-worker-build.ts';
import { test } from '../support/own-site.ts';
import { awake, expect, expectAccessible, expectNoSidewaysScroll, open, SITES } from '../support/site.ts';

const WORDS = {
  EN: { own: en, page: enPage, language: 'ENG', typed: 'spouse', prefix: '' },
  ES: { own: es, page: esPage, language: 'ESP', typed: 'conyuge', prefix: '/es' },
  PT: { own: pt, page: ptPage, language: 'POR', typed: 'conjuge', prefix: '/pt' },
} as const;

/** A browser says so of every request that nobody answers. */
const NOBODY_ANSWERS = /Failed to load resource: net::ERR_(CONNECTION_REFUSED|FAILED)/;

test.use({ tolerated: [[NOBODY_ANSWERS], { scope: 'test' }], viewport: { width: 390, height: 844 } });

/** All that a reader of this language is promised, from the list that the build wrote. */
const promised = (folder: string, language: Language, filesOf = filesFor): readonly string[] => {
  const name = readdirSync(join(folder, 'assets')).find((each) => /^offline-.*\.json$/.test(each)) ?? '';
  const files = JSON.parse(readFileSync(join(folder, 'assets', name), 'utf8')) as KeptFiles;
  const pages = OFFLINE_PAGES.map((page) => PAGES[page].path);
  return [...filesOf({ id: '', entry: '', pages, list: `/assets/${name}` }, files, language)].sort();
};

/** Paths of all that is kept, by the names of the caches. */
const kept = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.map((requests) => requests.map(({ url }) => new URL(url).pathname).sort());
  });

/** Waits until exactly this is kept, once. */
const expectKept = (page: Page, paths: readonly string[]): Promise<void> =>
  expect.poll(() => kept(page), { timeout: 25_000 }).toEqual([paths]);

const bar = (page: Page, words: typeof en): Locator => page.getByRole('complementary', { name: words.label });

const today = (lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date());

const main = (page: Page): Locator => page.getByRole('main');

/** The entry's address tells versions apart. */
const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name=scripts]').getAttribute('content');

/** Asks the server whether there is a new version, as the browser does by itself at every visit. */
const askForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined),
  );

for (const { name, code, prefix, lang, browser, words, shell, overlays } of SITES) {
  const { own, page: standIn, language, typed } = WORDS[code];

  test.describe(`without a network, in ${name}`, () => {
    test.use({ locale: browser });

    test('after one visit finder, plans, comparison, help and contacts work, say when they were saved, and nothing else was kept', async ({
      page,
      ownSite,
    }) => {
      test.setTimeout(120_000);
      await open(page, prefix || '/');
      await expectKept(page, promised(ownSite.folder, language));
      await expect(bar(page, own)).toHaveCount(0);
      await ownSite.stop();

      // On the way from page to page, and by its address.
      await awake(page.locator('#footer'));
      await page.locator('#footer').getByRole('link', { name: shell.footer.compare }).click();
      const saved = own.saved.replace('{date}', today(lang));
      await expect(bar(page, own).getByRole('status')).toHaveText(saved);
      await expect(main(page).getByRole('table').first()).toBeVisible();

      await open(page, `${prefix}/hospitals?state=TX`);
      await expect(bar(page, own).getByRole('status')).toHaveText(saved);
      await expect(
        main(page)
          .getByRole('cell', { name: /TX \d{5}$/ })
          .first(),
      ).toBeVisible();
      const box = page.getByRole('combobox', { name: words.filters.name });
      await box.pressSequentially('memorial');
      await expect(page.getByRole('option', { name: /memorial/i }).first()).toBeVisible();
      await box.press('Enter');
      await expect(main(page).getByRole('status').filter({ hasText: /Texas/ })).toContainText('memorial');
      await expect(main(page).getByRole('rowheader').first()).toContainText(/memorial/i);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      for (const plan of ['superior', 'optima', 'vital']) {
        await open(page, `${prefix}/${plan}`);
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expect(bar(page, own).getByRole('status')).toHaveText(saved);
      }
      await (await awake(page.locator('#service'))).scrollIntoViewIfNeeded();

      await open(page, `${prefix}/faqs`);
      await page.getByRole('searchbox').fill(typed);
      await expect(page.locator('[data-hit]').first()).toBeVisible();

      await page.getByRole('button', { name: shell.emergency.open }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(overlays.emergency.first)).toBeVisible();
      await expect(dialog.locator(`a[href="tel:${brand.telephones[0]?.replaceAll(' ', '')}"]`)).toBeVisible();
      await page.keyboard.press('Escape');

      await bar(page, own).getByRole('button', { name: own.hide }).click();
      await expect(bar(page, own).getByRole('status')).toBeEmpty();
    });

    test('a page that was not saved says so, what can be read, and whom to call', async ({
      page,
      ownSite,
    }) => {
      await open(page, `${prefix}/terms`);
      await expectKept(page, promised(ownSite.folder, language));
      await ownSite.stop();
      await page.goto(`${prefix}/about?a=b`);
      await expect(page.getByRole('heading', { level: 1, name: standIn.heading })).toBeVisible();
      await expect(page.getByText(overlays.emergency.first)).toBeVisible();
      await expect(page.locator('a[href^="tel:"]')).toContainText(brand.telephones[0] ?? '');
      await expect(page.getByRole('navigation', { name: standIn.kept }).getByRole('link')).toHaveCount(
        OFFLINE_PAGES.length,
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await ownSite.start();
      await page.getByRole('link', { name: standIn.retry }).click();
      await expect(page).toHaveURL(`${prefix}/about?a=b`);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await ownSite.stop();
      await page.goto(`${prefix}/forms`);
      await page
        .getByRole('navigation', { name: standIn.kept })
        .getByRole('link', { name: shell.footer.hospitals })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
      // Of the page that was visited meanwhile nothing was kept.
      await expectKept(page, promised(ownSite.folder, language));
    });
  });
}

test('a reader of Spanish who asks for the English address without a network is led to the Spanish page', async ({
  page,
  ownSite,
}) => {
  await open(page, '/es/faqs');
  await expectKept(page, promised(ownSite.folder, 'ESP'));
  await ownSite.stop();
  await open(page, '/hospitals?state=TX');
  await expect(page).toHaveURL('/es/hospitals?state=TX');
  await page.goto('/pt/hospitals');
  await expect(page.getByRole('heading', { level: 1, name: ptPage.heading })).toBeVisible();
  await page.goto('/hospitals?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: enPage.heading })).toBeVisible();
});

test('a network that takes the question and does not answer is waited for three seconds; once it answers the notice goes', async ({
  page,
  ownSite,
}) => {
  await open(page, '/');
  await expectKept(page, promised(ownSite.folder, 'ENG'));
  ownSite.freeze();
  const asked = Date.now();
  await open(page, '/vital');
  expect(Date.now() - asked).toBeGreaterThan(2900);
  // The same words as without a network: they claim no more than is known.
  await expect(bar(page, en).getByRole('status')).toHaveText(en.saved.replace('{date}', today('en-US')));
  for (const { own } of Object.values(WORDS))
    expect(own.saved).not.toMatch(/offline|conexi[oó]n|conex[aã]o/i);
  await ownSite.stop();
  await ownSite.start();
  await awake(page.locator('#footer'));
  await page.locator('#footer').getByRole('link', { name: 'Optima' }).click();
  await expect(page).toHaveURL('/optima');
  await expect(bar(page, en).getByRole('status')).toBeEmpty();
});

test('a new version is offered and never forced: what was typed stays, old pieces are found, the button loads it', async ({
  page,
  context,
  ownSite,
}) => {
  test.setTimeout(120_000);
  await open(page, '/hospitals?state=TX');
  await expectKept(page, promised(ownSite.folder, 'ENG'));
  const old = await versionOf(page);
  const files = promised(ownSite.folder, 'ENG');
  const box = page.getByRole('combobox', { name: SITES[0].words.filters.name });
  await box.fill('merc');
  await ownSite.stop();
  ownSite.deploy();
  await ownSite.start();
  // What the browser itself remembers of the old files does not count.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await askForUpdate(page);

  await expect(bar(page, en).getByRole('status')).toHaveText(en.newer);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('merc');
  await expectAccessible(page);
  // A page of the old version and one of the new, side by side: each has its pieces.
  const second = await context.newPage();
  await open(second, '/');
  expect(await versionOf(second)).not.toBe(old);
  await expect(second.getByRole('complementary', { name: en.label })).toHaveCount(0);
  const both = [files, promised(ownSite.folder, 'ENG')];
  await expect.poll(() => kept(second), { timeout: 25_000 }).toEqual(both);
  await expect(box).toHaveValue('merc');
  await awake(page.locator('#footer'));
  await page.locator('#footer').getByRole('link', { name: 'Vital' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vital');
  expect(await versionOf(page)).toBe(old);
  expect(await kept(second)).toEqual(both);
  await second.close();

  await bar(page, en).getByRole('button', { name: en.reload }).click();
  await expect.poll(() => versionOf(page)).not.toBe(old);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expectKept(page, promised(ownSite.folder, 'ENG'));
});

test('the switch takes everything out at the next visit', async ({ page, ownSite }) => {
  await open(page, '/');
  await expectKept(page, promised(ownSite.folder, 'ENG'));
  await page.evaluate(() => caches.open('of another'));
  copyFileSync(join(ownSite.folder, 'service-worker-off.js'), join(ownSite.folder, 'service-worker.js'));
  await open(page, '/faqs');
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 25_000 }).toEqual(['of another']);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.reload();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('with the data saver on the least is fetched ahead: what is visited is kept as it passes', async ({
  page,
  ownSite,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, '/');
  const least = promised(ownSite.folder, 'ENG', leastFor);
  expect(least.length).toBeLessThan(8);
  await expectKept(page, least);
  await open(page, '/vital');
  await expect.poll(async () => (await kept(page)).flat()).toContain('/vital');
  const files = (await kept(page)).flat();
  const pages = files.filter((path) => !path.startsWith('/assets/') && !least.includes(path));
  expect(pages).toEqual(['/vital']);
  expect(files.filter((path) => path.endsWith('.index'))).toEqual([]);
  await ownSite.stop();
  await open(page, '/vital');
  await expect(bar(page, en).getByRole('status')).toHaveText(en.saved.replace('{date}', today('en-US')));
});

/** Notes what nobody caught. */
const WATCH =
  "self.uncaught = []; addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));";

/** Put before the service worker's own script. */
const FAULTS = [
  "caches.open = caches.match = caches.keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));",
  "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));",
];

for (const [at, fault] of FAULTS.entries()) {
  test(`where storage is ${at === 0 ? 'denied' : 'full'} the site works as before`, async ({
    page,
    context,
    ownSite,
  }) => {
    const file = join(ownSite.folder, 'service-worker.js');
    writeFileSync(file, WATCH + fault + readFileSync(file, 'utf8'));
    await open(page, '/');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 15_000 })
      .toBe(true);
    await open(page, '/hospitals?state=TX');
    await expect(
      main(page)
        .getByRole('cell', { name: /TX \d{5}$/ })
        .first(),
    ).toBeVisible();
    await page.goto('/terms');
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(bar(page, en)).toHaveCount(0);
    expect((await kept(page)).flat()).toEqual([]);
    const [worker] = context.serviceWorkers();
    expect(await worker?.evaluate(() => (globalThis as { uncaught?: string[] }).uncaught)).toEqual([]);
  });
}
