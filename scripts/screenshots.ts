import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { PAGES } from '#domain/page.ts';
import { readOptions, runCommand } from './command.ts';
import { UserError } from './errors.ts';
import { withServedSite } from './hosting/served-site.ts';
import { withBrowser } from './lighthouse/with-browser.ts';

interface Picture {
  /** File name without extension. */
  readonly name: string;
  readonly address: string;
  /** Prepares the page. */
  readonly ready: (page: Page) => Promise<void>;
}

const SIZE = { width: 1280, height: 800 };

const atTop = async (): Promise<void> => undefined;

/** Scrolls an element to `under` pixels below the window's top, just below the header. */
const toTop = (page: Page, selector: string, under: number): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (part, top) => scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' }),
      under,
    );

const PICTURES: readonly Picture[] = [
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

/** A PNG of an idle page without motion. */
const takePicture = async (browser: Browser, site: string, picture: Picture): Promise<Buffer> => {
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

const WIDTH = 1280;
const QUALITY = 0.8;

/** Runs in the browser, the only WebP encoder here. */
const encode = async ({ png, width, quality }: { png: string; width: number; quality: number }) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((picture.height / picture.width) * width);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser gave no canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
};

/** PNG → WebP, as wide as a README shows it on a high-resolution screen. */
const toWebp = async (browser: Browser, png: Buffer): Promise<Buffer> => {
  const page = await browser.newPage();
  const url = await page.evaluate(encode, { png: png.toString('base64'), width: WIDTH, quality: QUALITY });
  await page.close();
  const [head = '', data = ''] = url.split(',');
  if (!head.includes('image/webp')) throw new Error(`this browser encodes no WebP, only ${head}`);
  return Buffer.from(data, 'base64');
};

const USAGE = `Draws the README's pictures from the built site: node --import ./scripts/typescript.mjs scripts/screenshots.ts`;

const FOLDER = 'docs/screenshots';
const MOST_BYTES = 250_000;

const drawAll = (address: string): Promise<number> =>
  withBrowser(async (browser) => {
    let bytes = 0;
    for (const picture of PICTURES) {
      const webp = await toWebp(browser, await takePicture(browser, address, picture));
      writeFileSync(`${FOLDER}/${picture.name}.webp`, webp);
      console.log(`screenshots: ${FOLDER}/${picture.name}.webp, ${(webp.length / 1000).toFixed(1)} kB`);
      bytes += webp.length;
    }
    return bytes;
  });

await runCommand(import.meta.url, USAGE, async (argv) => {
  readOptions(argv, {});
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const bytes = await withServedSite(drawAll);
  if (bytes <= MOST_BYTES) return 0;
  throw new UserError(`${bytes} bytes together; the repository takes at most ${MOST_BYTES}`);
});
