import { faultsByTab } from '../support/focus.ts';
import { expect, FULL, open, test } from '../support/site.ts';

const NETWORKS = '/pt/hospitals/networks';
const ADDRESSES = FULL ? ['/es/compare-plans?category=all', NETWORKS, '/superior?category=all'] : [NETWORKS];
const PHONE = { width: 390, height: 844 };
/** A phone, a laptop, and a desktop zoomed to 400%. */
const SIZES = FULL ? [PHONE, { width: 1366, height: 657 }, { width: 320, height: 256 }] : [PHONE];
const STOPS = FULL ? 250 : 45;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of ADDRESSES)
  test(`every tab stop in the tables of ${address} is visible, forward and backward`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, address);
    const stops = page.getByRole('main').getByRole('table').locator('a, button').filter({ visible: true });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await stops.first().focus();
      expect.soft(await faultsByTab(page, STOPS), `forward at ${size.width} px`).toEqual([]);
      await stops.last().focus();
      expect.soft(await faultsByTab(page, STOPS, 'Shift+Tab'), `backward at ${size.width} px`).toEqual([]);
    }
  });
