import type { Page } from '@playwright/test';
import { faultsByTab } from '../support/focus.ts';
import { expectNoShift, motionOf, moving, watchMotion } from '../support/motion.ts';
import {
  expectAccessibleOpen,
  expectFits,
  expectInForcedColors,
  expectLargerText,
  expectPage,
  expectPrintedPage,
  unseen,
  type Visited,
} from '../support/page-questions.ts';
import { addressesIn, StalledBrowserError, settled, skim } from '../support/page-walk.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FULL,
  open,
  SITES,
  type Site,
  test,
} from '../support/site.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const PHONE_WITH_KEYBOARD = { width: 390, height: 664 };

const MOST_STOPS = FULL ? 200 : 40;

/** Opens the page and scrolls to its end; expects no layout shift and no hidden section. Then turns on reduced motion. */
const read = async (page: Page, visited: Visited): Promise<void> => {
  await watchMotion(page);
  await expectPage(page, visited);
  await skim(page);
  await expect(page.locator('[data-unseen]')).toHaveCount(0);
  await expectNoShift(page);
  expect.soft((await motionOf(page)).hidden).toEqual([]);
  // With reduced motion, axe does not wait for fades.
  await page.emulateMedia({ reducedMotion: 'reduce' });
};

const visitOnPhone = async (page: Page, visited: Visited): Promise<void> => {
  await page.setViewportSize(PHONE);
  await read(page, visited);
  if (FULL) await expectAccessible(page);
  await expectAccessibleOpen(page, FULL ? 'body' : 'main');
  await expectFits(page);
};

const visitAtDesk = async (page: Page, visited: Visited): Promise<void> => {
  await page.setViewportSize(DESK);
  await read(page, visited);
  await expectAccessible(page);
  await expectPrintedPage(page, visited.site);
  await expectFits(page);
};

const visitWithoutMotion = async (page: Page, visited: Visited): Promise<void> => {
  await page.setViewportSize(PHONE_WITH_KEYBOARD);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(page);
  await expectPage(page, visited);
  await settled(page);
  expect.soft(await unseen(page, 'main section > .page')).toEqual([]);
  expect.soft(await faultsByTab(page, MOST_STOPS)).toEqual([]);
  await skim(page);
  expect.soft(await moving(page)).toEqual([]);
  expect.soft((await motionOf(page)).moved).toEqual([]);
  await expectInForcedColors(page);
  await expectFits(page);
};

/** Kinds of visit; each has checks that the others do not have. */
const VISITS = [
  {
    visit: visitOnPhone,
    says: 'on a phone has no layout shift, fits every width, and has no axe violation with everything open',
  },
  {
    visit: visitAtDesk,
    says: 'on a desktop has no layout shift, fits every width, has no axe violation, and prints completely',
  },
  {
    visit: visitWithoutMotion,
    says: 'with reduced motion shows all sections at once and every focus, fits every width, and shows its heading in forced colors',
  },
];

/** Each page gets another kind of visit in each language; `npm test -- --full` makes all visits. */
const isDue = (way: number, turn: number): boolean => FULL || way === turn % VISITS.length;

/** Larger text is tested in Portuguese, which has the longest words. */
const isEnlarged = (way: number, { code }: Site): boolean => (FULL ? way === 0 : code === 'PT');

const visitEach = (addresses: readonly string[], site: Site, status: number): void => {
  for (const [at, address] of addresses.entries())
    for (const [way, { visit, says }] of VISITS.entries())
      if (isDue(way, at + SITES.indexOf(site)))
        test(`${address} ${says}`, async ({ page, watch }) => {
          test.setTimeout(90_000);
          const visitOn = async (each: Page): Promise<void> => {
            await visit(each, { address, status, site });
            if (isEnlarged(way, site)) await expectLargerText(each);
          };
          try {
            await visitOn(page);
          } catch (error) {
            if (!(error instanceof StalledBrowserError)) throw error;
            // Not a fault of the site, so the whole visit is repeated.
            console.warn(error.message);
            test.setTimeout(180_000);
            const another = await page.context().newPage();
            watch(another);
            await visitOn(another);
          }
        });
};

for (const site of SITES)
  test.describe(`in ${site.name}`, () => {
    test.use({ locale: site.browser });
    visitEach([...addressesIn(site.prefix), `/COC-Superior-${site.code}-2025`], site, 200);

    test.describe('at an unknown address', () => {
      test.use({ tolerated: [[/status of 404/], { scope: 'test' }] });
      visitEach([`${site.prefix}/no-such-page`], site, 404);
    });
  });

test('every address below /users shows the portals page', async ({ page }) => {
  for (const address of ['/users/login', '/es/users/a/b']) {
    await open(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /portal/i })).toHaveCount(2);
  }
});

// For other engines (tests/browsers); in Chromium the visits above show more.
test('every page hydrates and never scrolls sideways @engines @full', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of addressesIn('')) {
    await open(page, address);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
  }
});
