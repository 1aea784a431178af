import { addressIn } from '../support/page-walk.ts';
import { PATHS } from '../support/pages.ts';
import { shiftsOf, sumOf, watchShifts } from '../support/shifts.ts';
import { expect, FULL, open, SITES } from '../support/site.ts';
import { test } from '../support/slow-site.ts';

/** One page and width per language; `npm run test:full` tests every page in every language. */
const ARRIVING = { EN: ['/', 390], ES: ['/hospitals', 1440], PT: ['/compare-plans', 390] } as const;

for (const { name, code, prefix, browser } of SITES) {
  test.describe(`on a slow connection, in ${name}`, () => {
    const [usual, width] = ARRIVING[code];
    test.use({ locale: browser, viewport: { width, height: 844 } });

    for (const path of FULL ? PATHS : [usual])
      test(`${path} has no layout shift while its HTML arrives in chunks`, async ({ page }) => {
        await watchShifts(page);
        await open(page, addressIn(prefix, path));
        const shifts = await shiftsOf(page);
        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.01);
      });
  });
}
