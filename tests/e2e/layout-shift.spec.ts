import type { Page } from '@playwright/test';
import { addressesIn, skim } from './page-walk.ts';
import { expect, FULL, open, SITES, test } from './site.ts';

/** Every shift that no click or key has caused: its score and what moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element | null }[];
      }[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);

/** Wide in one language, on phones in two; `npm run test:full` walks all. */
const WIDTH = { EN: 390, ES: 1440, PT: 390 } as const;

for (const { name, code, prefix, browser } of SITES) {
  for (const width of FULL ? [390, 1440] : [WIDTH[code]]) {
    test.describe(`in ${name} at ${width} px`, () => {
      test.use({ locale: browser, viewport: { width, height: 844 } });

      test('nothing moves on any page, from its first paint to its end', async ({ page }) => {
        test.setTimeout(180_000);
        await watchShifts(page);
        for (const address of addressesIn(prefix)) {
          await open(page, address);
          await skim(page);
          const shifts = await shiftsOf(page);
          const score = shifts.reduce((sum, { value }) => sum + value, 0);
          expect.soft(score, `${address} ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
        }
      });
    });
  }
}
