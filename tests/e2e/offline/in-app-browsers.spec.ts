import type { Locator, Page } from '@playwright/test';
import {
  ENGLISH,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SPANISH,
  test,
} from '../support/site.ts';

/** User agents of the browsers inside two apps. */
const BROWSERS = {
  WhatsApp:
    'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.102 Mobile Safari/537.36 WhatsApp/2.24.22.78 A',
  Instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G93 Instagram 356.0.0.41.101 (iPhone14,5; iOS 17_6_1; es_MX; es; scale=3.00; 1170x2532; 650103243)',
} as const;

/** Simulates an in-app browser: no second window, no sharing, no clipboard, no service worker, no notifications. */
const asInsideOfAnApplication = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.open = () => null;
    for (const name of ['share', 'canShare', 'clipboard', 'serviceWorker'])
      Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(globalThis, 'Notification');
  });

/**
 * Clicks each link without following it. Returns the addresses of the links whose clicks the page cancels. Uses a capturing
 * listener on the window, because React stops clicks in sections that are not hydrated yet.
 */
const keptFromTheBrowser = (links: Locator): Promise<readonly string[]> =>
  links.evaluateAll((all) => {
    const kept: string[] = [];
    const note = (event: Event): void => {
      const { href } = (event.target as HTMLElement).closest('a') as HTMLAnchorElement;
      event.preventDefault();
      Object.defineProperties(event, {
        defaultPrevented: { value: false },
        preventDefault: { value: () => kept.push(href) },
      });
    };
    addEventListener('click', note, { capture: true });
    for (const link of all) (link as HTMLElement).click();
    removeEventListener('click', note, { capture: true });
    return kept;
  });

/** Expects that the page leaves links to applications and to other windows to the browser. tests/site checks their addresses. */
const expectOutsideLinks = async (page: Page): Promise<void> => {
  const links = page.locator('a[href^="tel:"], a[href^="mailto:"], a[target=_blank]');
  expect(await links.count()).toBeGreaterThan(3);
  expect(await keptFromTheBrowser(links)).toEqual([]);
};

for (const [name, userAgent] of Object.entries(BROWSERS)) {
  test.describe(`in the in-app browser of ${name}`, () => {
    test.use({
      userAgent,
      locale: 'es-MX',
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
    });

    test('a visitor from a link can filter, share the list, compare plans and change the language @full', async ({
      page,
    }) => {
      await asInsideOfAnApplication(page);
      await open(page, '/hospitals?state=FL');
      await expect(page).toHaveURL(/\/es\/hospitals\?state=FL$/);
      const { words, shell } = SPANISH;
      const { heading, share } = SPANISH.texts.takeAlong;
      const list = page.getByRole('main').getByRole('status');
      await expect(list.filter({ hasText: 'Florida' })).toBeVisible();
      await page.getByRole('button', { name: words.filters.change }).tap();
      await page.getByRole('combobox', { name: words.filters.state }).selectOption('TX');
      await page.getByRole('button', { name: words.filters.apply }).tap();
      await expect(list.filter({ hasText: 'Texas' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      const take = page.getByRole('region', { name: heading });
      await take.getByRole('button', { name: share.copy }).tap();
      const byHand = take.getByRole('textbox', { name: share.byHand });
      await expect(byHand).toBeFocused();
      await expect(byHand).toHaveValue(/\/es\/hospitals\?state=TX$/);
      expect(await byHand.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBeGreaterThan(20);
      await expectAccessible(page, { part: 'main' });
      await expect(take.getByRole('button', { name: share.send })).toHaveCount(0);
      await expect(take.getByRole('link', { name: share.whatsapp })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\?text=.*%2Fes%2Fhospitals%3Fstate%3DTX$/,
      );
      await expectOutsideLinks(page);

      await page.getByRole('button', { name: shell.menu }).tap();
      const menu = page.getByRole('dialog');
      await menu.locator('a[href="/es/superior"]').first().tap();
      await expect(page).toHaveURL(/\/es\/superior$/);
      await page.goBack();
      await expect(list.filter({ hasText: 'Texas' })).toBeVisible();
      await page.getByRole('button', { name: words.filters.change }).tap();
      await expect(page.getByRole('combobox', { name: words.filters.state })).toHaveValue('TX');

      await open(page, '/es/compare-plans');
      await page.getByRole('button', { name: SPANISH.texts.comparePlans.controls.more }).tap();
      await page.getByRole('checkbox', { name: SPANISH.texts.comparePlans.controls.differences }).check();
      await expect(page).toHaveURL(/only=differences/);
      await expectNoSidewaysScroll(page);
      await page.getByRole('banner').locator('summary').tap();
      await page.getByRole('banner').getByRole('link', { name: 'English' }).tap();
      await expect(page.locator('html')).toHaveAttribute('lang', ENGLISH.lang);
      await expect(page).toHaveURL(/\/compare-plans\?only=differences&lang=en$/);
      await expect(
        page.getByRole('checkbox', { name: ENGLISH.texts.comparePlans.controls.differences }),
      ).toBeChecked();
      await expectNoSidewaysScroll(page);
      await expectOutsideLinks(page);
    });
  });
}
