import type { Page } from '@playwright/test';
import { addressesIn, skim } from '../support/page-walk.ts';
import { expect, ONE_OR_ALL_SITES, open, test } from '../support/site.ts';

/** What moves now, by its element. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  );

/** Sections that nobody sees. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section > .page')]
      .filter((element) => getComputedStyle(element).opacity === '0')
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const { name, prefix, browser } of ONE_OR_ALL_SITES) {
  test.describe(`with reduced motion in ${name}`, () => {
    test.use({ locale: browser, contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves on any page, and every section is seen at once', async ({ page }) => {
      test.setTimeout(120_000);
      for (const address of addressesIn(prefix)) {
        await open(page, address);
        expect.soft(await hidden(page), address).toEqual([]);
        await skim(page);
        expect.soft(await moving(page), address).toEqual([]);
      }
    });
  });
}
