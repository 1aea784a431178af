import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import brand from '#data/brand.json' with { type: 'json' };
import type { Language } from '#domain/language.ts';
import { OFFLINE_PAGES } from '#domain/offline.ts';
import { PAGES } from '#domain/page.ts';
import { type CachedFiles, filesFor, minimumFor } from '#workers/offline/kept-files.ts';
import { expectTexas } from '../faults/faults.ts';
import { test } from '../support/own-site.ts';
import {
  type Code,
  describeIn,
  ENGLISH,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FULL,
  open,
  PORTUGUESE,
  SITES,
} from '../support/site.ts';

/** Text typed into the help search. */
const TYPED: Readonly<Record<Code, string>> = { EN: 'spouse', ES: 'conyuge', PT: 'conjuge' };
const { offline: en, offlinePage: enPage } = ENGLISH.texts;
type OfflineWords = typeof en;

/** Browsers log every request without a response. */
const UNANSWERED = /Failed to load resource: net::ERR_(CONNECTION_REFUSED|FAILED)/;

test.use({ tolerated: [[UNANSWERED], { scope: 'test' }], viewport: { width: 390, height: 844 } });

/** A page registers the service worker after some seconds of its clock, which these tests advance. */
test.beforeEach(({ page }) => page.clock.install());

/** Paths of all files kept offline for this language, from the list written by the build. */
const promised = (folder: string, language: Language, filesOf = filesFor): readonly string[] => {
  const name = readdirSync(join(folder, 'assets')).find((each) => /^offline-.*\.json$/.test(each)) ?? '';
  const files = JSON.parse(readFileSync(join(folder, 'assets', name), 'utf8')) as CachedFiles;
  const pages = OFFLINE_PAGES.map((page) => PAGES[page].path);
  return [...filesOf({ id: '', entry: '', pages, list: `/assets/${name}` }, files, language)].sort();
};

const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** Paths of the cached files, for each cache. */
const kept = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.map((requests) => requests.map(({ url }) => new URL(url).pathname).sort());
  });

/** Waits until exactly these files are cached, each list in its own cache. Advances the clock so that the page registers the service worker. */
const expectKept = async (page: Page, ...lists: readonly (readonly string[])[]): Promise<void> => {
  const atRest = async <Seen>(look: (page: Page) => Promise<Seen>): Promise<Seen> => {
    await page.clock.runFor(1000);
    return look(page);
  };
  // Checks the names first: `caches.open` would recreate a cache that is being deleted.
  const often = { timeout: 25_000, intervals: [100] };
  await expect.poll(() => atRest(cacheNames), often).toHaveLength(lists.length);
  await expect.poll(() => atRest(kept), often).toEqual(lists);
};

const bar = (page: Page, words: OfflineWords): Locator =>
  page.getByRole('complementary', { name: words.label });

/** Expects the bar to say that the page was saved today. */
const expectSaved = (page: Page, words: OfflineWords, lang: string): Promise<void> => {
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date());
  return expect(bar(page, words).getByRole('status')).toHaveText(words.saved.replace('{date}', date));
};

const main = (page: Page): Locator => page.getByRole('main');

/** Follows a link of the menu on small screens. */
const follow = async (page: Page, address: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('dialog').locator(`a[href="${address}"]`).click();
};

/** URL of the entry script, which differs by version. */
const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name=scripts]').getAttribute('content');

/** Checks for a new version of the service worker, as the browser does at every visit. */
const askForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined),
  );

/** Turns on the browser's data saver, so that the page prefetches little. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

describeIn('EN', 'without a network', ({ code, language, prefix, lang, words, shell, texts }) => {
  const { offline: own, offlinePage: standIn } = texts;

  test('saved pages are shown with their date; others list them', async ({ page, ownSite }) => {
    await open(page, `${prefix}/terms`);
    await expectKept(page, promised(ownSite.folder, language));
    await expect(bar(page, own)).toHaveCount(0);
    await ownSite.stop();
    // By a link within the site, and by its address.
    await follow(page, `${prefix}/compare-plans`);
    await expectSaved(page, own, lang);
    await expect(main(page).getByRole('table').first()).toBeVisible();
    await open(page, `${prefix}/hospitals?state=TX`);
    await expectSaved(page, own, lang);
    await expectTexas(page);

    await page.goto(`${prefix}/about?a=b`);
    await expect(page.getByRole('heading', { level: 1, name: standIn.heading })).toBeVisible();
    await expect(page.getByText(shell.emergency.first)).toBeVisible();
    await expect(page.locator('a[href^="tel:"]')).toContainText(['911', brand.telephones[0] ?? '']);
    const list = page.getByRole('navigation', { name: standIn.kept });
    await expect(list.getByRole('link')).toHaveCount(OFFLINE_PAGES.length);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await ownSite.start();
    await page.getByRole('link', { name: standIn.retry }).click();
    await expect(page).toHaveURL(`${prefix}/about?a=b`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await ownSite.stop();
    await open(page, `${prefix}/forms`);
    await expectSaved(page, own, lang);
    const form = await main(page).locator('a[href$=".pdf"]').first().getAttribute('href');
    expect(await page.evaluate(async (href) => (await fetch(href ?? '')).status, form)).toBe(200);
    await page.goto(`${prefix}/about`);
    await expect(page.getByText(standIn.missing.split('{program}')[0] ?? '')).toBeVisible();
    await list.getByRole('link', { name: shell.footer.hospitals }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
    // The page /about, which was visited online, was not cached.
    await expectKept(page, promised(ownSite.folder, language));
  });

  test('after one visit finder, help search and emergency numbers work @full', async ({ page, ownSite }) => {
    await open(page, prefix || '/');
    await expectKept(page, promised(ownSite.folder, language));
    await ownSite.stop();
    await open(page, `${prefix}/hospitals?state=TX`);
    for (const name of [words.filters.change, words.filters.more])
      await page.getByRole('button', { name }).click();
    const box = page.getByRole('combobox', { name: words.filters.name });
    await box.pressSequentially('memorial');
    await expect(page.getByRole('option', { name: /memorial/i }).first()).toBeVisible();
    await box.press('Enter');
    await expect(main(page).getByRole('status').filter({ hasText: /Texas/ })).toContainText('memorial');
    await expect(main(page).getByRole('rowheader').first()).toContainText(/memorial/i);
    if (FULL) await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await open(page, `${prefix}/superior`);
    await expectSaved(page, own, lang);
    await open(page, `${prefix}/faqs`);
    await page.getByRole('searchbox').fill(TYPED[code]);
    await expect(page.locator('[data-hit]').first()).toBeVisible();
    await page.getByRole('button', { name: shell.emergency.open }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(shell.emergency.first)).toBeVisible();
    await expect(dialog.locator(`a[href="tel:${brand.telephones[0]?.replaceAll(' ', '')}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await bar(page, own).getByRole('button', { name: own.hide }).click();
    await expect(bar(page, own).getByRole('status')).toBeEmpty();
  });
});

/** Marks the page (`html[data-registered]`) once it has registered the service worker. */
const noteRegistering = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const container = ServiceWorkerContainer.prototype;
    const { register } = container;
    container.register = async function (...address) {
      const registration = await register.apply(this, address);
      document.documentElement.dataset.registered = '';
      return registration;
    };
  });

test('service-worker-off.js removes caches and registration @full', async ({ page, ownSite }) => {
  await saveData(page);
  await noteRegistering(page);
  await open(page, '/');
  await expectKept(page, promised(ownSite.folder, 'ENG', minimumFor));
  await page.evaluate(() => caches.open('of another'));
  copyFileSync(join(ownSite.folder, 'service-worker-off.js'), join(ownSite.folder, 'service-worker.js'));
  await open(page, '/faqs');
  await expect.poll(() => cacheNames(page), { timeout: 25_000 }).toEqual(['of another']);
  // After some seconds the page registers the service worker script of the server.
  await page.clock.runFor(5000);
  await expect(page.locator('html[data-registered]')).toBeAttached();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.reload();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await cacheNames(page)).toEqual(['of another']);
});

test('offline, an English address opens the saved Spanish page @full', async ({ page, ownSite }) => {
  await open(page, '/es/faqs');
  await expectKept(page, promised(ownSite.folder, 'ESP'));
  await ownSite.stop();
  await open(page, '/hospitals?state=TX');
  await expect(page).toHaveURL('/es/hospitals?state=TX');
  await page.goto('/pt/hospitals');
  await expect(
    page.getByRole('heading', { level: 1, name: PORTUGUESE.texts.offlinePage.heading }),
  ).toBeVisible();
  await page.goto('/hospitals?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: enPage.heading })).toBeVisible();
});

test('a new version is offered and not forced: typed text stays, old chunks are found, and the button loads the new version', async ({
  page,
  context,
  ownSite,
}) => {
  test.setTimeout(120_000);
  await open(page, '/hospitals?state=TX');
  await expectKept(page, promised(ownSite.folder, 'ENG'));
  const old = await versionOf(page);
  const files = promised(ownSite.folder, 'ENG');
  const { change, more, name } = ENGLISH.words.filters;
  for (const fold of [change, more]) await page.getByRole('button', { name: fold }).click();
  const box = page.getByRole('combobox', { name });
  await box.fill('merc');
  await ownSite.stop();
  ownSite.deploy();
  await ownSite.start();
  // Clears the HTTP cache, so that old files come only from the service worker.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await askForUpdate(page);

  await expect(bar(page, en).getByRole('status')).toHaveText(en.newer);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('merc');
  if (FULL) await expectAccessible(page);
  // A page of the old version and a page of the new one are open at the same time, each with its own chunks.
  const second = await context.newPage();
  await second.clock.install();
  await open(second, '/');
  expect(await versionOf(second)).not.toBe(old);
  await expect(second.getByRole('complementary', { name: en.label })).toHaveCount(0);
  const both = [files, promised(ownSite.folder, 'ENG')];
  await expectKept(second, ...both);
  await expect(box).toHaveValue('merc');
  await follow(page, '/vital');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vital');
  expect(await versionOf(page)).toBe(old);
  expect(await kept(second)).toEqual(both);
  await second.close();

  await bar(page, en).getByRole('button', { name: en.reload }).click();
  await expect.poll(() => versionOf(page)).not.toBe(old);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expectKept(page, promised(ownSite.folder, 'ENG'));
});

test('with the data saver only visited pages are saved, and shown while the server does not respond @full', async ({
  page,
  ownSite,
}) => {
  await saveData(page);
  await open(page, '/');
  const least = promised(ownSite.folder, 'ENG', minimumFor);
  expect(least.length).toBeLessThan(10);
  await expectKept(page, least);
  await open(page, '/vital');
  await expect.poll(async () => (await kept(page)).flat()).toContain('/vital');
  const files = (await kept(page)).flat();
  const pages = files.filter((path) => !path.startsWith('/assets/') && !least.includes(path));
  expect(pages).toEqual(['/vital']);
  ownSite.freeze();
  await open(page, '/vital');
  // The same text as offline; it does not claim that the visitor is offline.
  await expectSaved(page, en, 'en-US');
  for (const { texts } of SITES) expect(texts.offline.saved).not.toMatch(/offline|conexi[oó]n|conex[aã]o/i);
  await ownSite.stop();
  await ownSite.start();
  await follow(page, '/optima');
  await expect(page).toHaveURL('/optima');
  await expect(bar(page, en).getByRole('status')).toBeEmpty();
});

/** Service worker code that records unhandled rejections. */
const WATCH =
  "self.uncaught = []; addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));";

/** Code prepended to the service worker script. */
const FAULTS = {
  denied:
    "caches.open = caches.match = caches.keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));",
  full: "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));",
};

for (const [how, fault] of Object.entries(FAULTS))
  test(`with cache storage ${how} the site works without offline pages @full`, async ({
    page,
    context,
    ownSite,
  }) => {
    const file = join(ownSite.folder, 'service-worker.js');
    writeFileSync(file, WATCH + fault + readFileSync(file, 'utf8'));
    await open(page, '/');
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    }).toPass({ timeout: 15_000 });
    await open(page, '/hospitals?state=TX');
    await expectTexas(page);
    await expect(bar(page, en)).toHaveCount(0);
    expect((await kept(page)).flat()).toEqual([]);
    const [worker] = context.serviceWorkers();
    expect(await worker?.evaluate(() => (globalThis as { uncaught?: string[] }).uncaught)).toEqual([]);
  });
