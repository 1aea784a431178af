import type { Page } from '@playwright/test';
import { ENGLISH, waitUntilEnabled } from '../support/site.ts';
import { expect, expectTexas, filterTexas, loadError, open, test } from './faults.ts';

/** Browser features that may be missing or disabled. */
const LACKING = ['Worker', 'WebAssembly', 'requestIdleCallback', 'BroadcastChannel', 'caches', 'indexedDB'];

const KEPT = JSON.stringify([
  { key: 'nowhere-hospital-miami-fl-33176', name: 'Nowhere Hospital', city: 'Miami', state: 'FL' },
]);

test('without workers, WebAssembly and storage pages load without an error, and lazy sections hydrate @full', async ({
  page,
}) => {
  await page.addInitScript(
    ([lacking, kept]) => {
      for (const name of lacking) Reflect.deleteProperty(globalThis, name);
      for (const name of ['serviceWorker', 'share', 'clipboard', 'geolocation'])
        Reflect.deleteProperty(Navigator.prototype, name);
      localStorage.setItem('my-hospitals', kept);
    },
    [LACKING, KEPT] as const,
  );
  await filterTexas(page);
  for (const path of ['/about', '/af-care', '/compare-plans', '/hospitals/networks']) {
    await open(page, path);
    await expect(loadError(page), path).toHaveCount(0);
  }
  await open(page, '/superior');
  await expect(page.getByText('Nowhere Hospital').first()).toBeAttached();
  await waitUntilEnabled(page.locator('#first-payment'));
  await open(page, '/faqs#clinical-care');
  await waitUntilEnabled(page.locator('#notify-by'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.locator('#why').getByRole('button', { name: ENGLISH.texts.whyAcquire.expertise.title }).click();
  await expect(page.getByRole('dialog', { name: ENGLISH.texts.whyAcquire.expertise.title })).toBeVisible();
});

/** Types of the events that have listeners on the window. */
const listenedTo = async (page: Page): Promise<readonly string[]> => {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await client.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.map(({ type }) => type);
};

test('pages have no unload listener, so the back/forward cache keeps them; a restored page shows the list saved meanwhile @full', async ({
  page,
  finder,
}) => {
  await filterTexas(page);
  const events = await listenedTo(page);
  expect(events).toContain('pageshow');
  expect(events.filter((type) => /unload/.test(type))).toEqual([]);
  // Simulates another page that saves the list while this page is in the back/forward cache.
  await page.evaluate((kept) => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.setItem('my-hospitals', kept);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, KEPT);
  await expect(finder.tray).toBeVisible();
  await expectTexas(page);
});
