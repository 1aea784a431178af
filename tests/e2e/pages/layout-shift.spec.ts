import { addressesIn, skim } from '../support/page-walk.ts';
import { PATHS } from '../support/pages.ts';
import { shiftsOf, sumOf, watchShifts } from '../support/shifts.ts';
import { expect, FULL, open, SITES, test } from '../support/site.ts';
import { test as slowTest } from '../support/slow-site.ts';

/** On phones in one language, wide in another; `npm run test:full` walks all. */
const WIDTHS = { EN: [390], ES: [1440], PT: [] } as const;

/** Each in one language at one width; `npm run test:full` has every page in every language. */
const ARRIVING = { EN: ['/', 390], ES: ['/hospitals', 1440], PT: ['/compare-plans', 390] } as const;

for (const { name, code, prefix, browser } of SITES) {
  for (const width of FULL ? [390, 1440] : WIDTHS[code]) {
    test.describe(`in ${name} at ${width} px`, () => {
      test.use({ locale: browser, viewport: { width, height: 844 } });

      test('nothing moves on any page, from its first paint to its end', async ({ page }) => {
        test.setTimeout(180_000);
        await watchShifts(page);
        for (const address of addressesIn(prefix)) {
          await open(page, address);
          await skim(page);
          const shifts = await shiftsOf(page);
          expect.soft(sumOf(shifts), `${address} ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
        }
      });
    });
  }
}

for (const { name, code, prefix, browser } of SITES) {
  slowTest.describe(`over a bad line, in ${name}`, () => {
    const [usual, width] = ARRIVING[code];
    slowTest.use({ locale: browser, viewport: { width, height: 844 } });

    for (const path of FULL ? PATHS : [usual])
      slowTest(`nothing moves on ${path} while it arrives bit by bit`, async ({ page }) => {
        await watchShifts(page);
        await open(page, (prefix + path).replace(/(.)\/$/, '$1'));
        const shifts = await shiftsOf(page);
        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.01);
      });
  });
}
