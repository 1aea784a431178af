import type { Browser, Page } from '@playwright/test';
import { PAGES } from '#domain/page.ts';

export interface Picture {
  /** The file's, without its ending. */
  readonly name: string;
  readonly address: string;
  /** What must be there before the picture is taken. */
  readonly ready: (page: Page) => Promise<void>;
}

const SIZE = { width: 1280, height: 800 };

/** The page's first view. */
const atTop = async (): Promise<void> => undefined;

/** Scrolls a part to so many pixels under the window's top, where the header stands. */
const toTop = (page: Page, selector: string, under: number): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (part, top) => scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' }),
      under,
    );

export const PICTURES: readonly Picture[] = [
  { name: 'home', address: PAGES.home.path, ready: atTop },
  {
    name: 'finder',
    address: `${PAGES.hospitals.path}?state=TX&network=plus`,
    ready: async (page) => {
      await page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
      await toTop(page, 'main form', 180);
    },
  },
  {
    name: 'comparison',
    address: PAGES.comparePlans.path,
    ready: (page) => toTop(page, 'main table', 104),
  },
];

/** A PNG of a page at rest: nothing moves, fonts are there, the same build gives the same picture. */
export const takePicture = async (browser: Browser, site: string, picture: Picture): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-US', reducedMotion: 'reduce' });
  await page.goto(`${site}${picture.address}`);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await picture.ready(page);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return png;
};
