import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { PAGES } from '#domain/page.ts';
import { withBrowser } from './browser.ts';
import { readOptions, runCommand } from './command.ts';
import { UserError } from './errors.ts';
import { withServedSite } from './hosting/served-site.ts';

interface Picture {
  /** File name without extension. */
  readonly name: string;
  readonly address: string;
  /** Scrolls to the part to show; by default the top of the page. */
  readonly ready?: (page: Page) => Promise<void>;
}

const SIZE = { width: 1280, height: 800 };
const QUALITY = 80;

/** Scrolls an element to `under` pixels below the top of the viewport, just below the header. */
const toTop = (page: Page, selector: string, under: number): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (part, top) => scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' }),
      under,
    );

const PICTURES: readonly Picture[] = [
  { name: 'home', address: PAGES.home.path },
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

/** Takes a WebP screenshot of an idle page without motion, as wide as a README shows it on a high-resolution screen. */
const takePicture = async (browser: Browser, site: string, picture: Picture): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-US', reducedMotion: 'reduce' });
  await page.goto(`${site}${picture.address}`);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await picture.ready?.(page);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  // Uses the DevTools protocol, because Playwright's own screenshots are only PNG or JPEG.
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await page.close();
  return Buffer.from(data, 'base64');
};

const USAGE = `Draws the README's pictures from the built site: node --import ./scripts/typescript.mjs scripts/screenshots.ts`;

const FOLDER = 'docs/screenshots';
/** The repository takes at most these bytes for all pictures. */
const MOST_BYTES = 250_000;

await runCommand(import.meta.url, USAGE, async (argv) => {
  readOptions(argv, {});
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  let bytes = 0;
  await withServedSite((address) =>
    withBrowser(async (browser) => {
      for (const picture of PICTURES) {
        const webp = await takePicture(browser, address, picture);
        writeFileSync(`${FOLDER}/${picture.name}.webp`, webp);
        console.log(`screenshots: ${FOLDER}/${picture.name}.webp, ${(webp.length / 1000).toFixed(1)} kB`);
        bytes += webp.length;
      }
    }),
  );
  if (bytes > MOST_BYTES) throw new UserError(`${bytes} bytes together instead of at most ${MOST_BYTES}`);
  return 0;
});
