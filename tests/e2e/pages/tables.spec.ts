import { faultsByTab } from '../support/focus.ts';
import { expect, FULL, open, test } from '../support/site.ts';

/** A laptop, a phone, and a desktop zoomed to 400%. */
const SIZES = [
  { width: 1366, height: 657 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

const STOPS = FULL ? 250 : 30;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ADDRESSES = [
  ['/pt/hospitals/networks', '@full'],
  ['/es/compare-plans?category=all'],
  ['/superior?category=all'],
] as const;

for (const [at, [address, ...tag]] of ADDRESSES.entries())
  test(`every tab stop in the tables of ${address} is visible, forward and backward`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await open(page, address);
    const stops = page.getByRole('main').getByRole('table').locator('a, button').filter({ visible: true });
    // Each table at another size; all sizes with `npm run test:full`.
    for (const size of FULL ? SIZES : SIZES.slice(at, at + 1)) {
      await page.setViewportSize(size);
      await stops.first().focus();
      expect.soft(await faultsByTab(page, STOPS), `forward at ${size.width} px`).toEqual([]);
      await stops.last().focus();
      expect.soft(await faultsByTab(page, STOPS, 'Shift+Tab'), `backward at ${size.width} px`).toEqual([]);
    }
  });
