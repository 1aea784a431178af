import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { withServedSite } from './hosting/served-site.ts';
import { withBrowser } from './lighthouse/with-browser.ts';
import { PICTURES, takePicture } from './screenshots/pictures.ts';
import { toWebp } from './screenshots/webp.ts';

/** Draws the README's pictures anew from the built site: npm run screenshots, after a build. */
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

const main = async (): Promise<number> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const bytes = await withServedSite(drawAll);
  if (bytes <= MOST_BYTES) return 0;
  console.error(`screenshots: together ${bytes} bytes; at most ${MOST_BYTES} may stand in the repository.`);
  return 1;
};

process.exitCode = await main().catch((error: Error) => {
  console.error(`screenshots: ${error.message}`);
  return 1;
});
