import { rm } from 'node:fs/promises';
import { buildServiceWorker } from '../offline/build-service-worker.ts';
import { buildPdfs } from '../pdf/build-pdfs.ts';
import { writeSupplyFiles } from '../supply/published-files.ts';
import { codeSteps, DATA_STEPS, pagesStep, runSteps } from './build-steps.ts';
import { compressSite } from './compress.ts';
import { SITE } from './site-folders.ts';

/** Skips maximum compression and link previews, which tests do not check. */
const isQuick = process.env.QUICK_BUILD === '1';

await rm(SITE.site, { recursive: true, force: true });

/** Builds the site into dist/: directory, code, PDFs, pages, service worker, licenses, compressed variants. */
await runSteps([
  ...DATA_STEPS,
  ...codeSteps(SITE),
  ['forms', () => buildPdfs(`${SITE.site}/Assets/Files`)],
  pagesStep(SITE, !isQuick),
  // After the pages, because the version of the service worker is a hash of their content.
  ['reading without a network', () => buildServiceWorker(SITE)],
  ['licenses and materials', () => writeSupplyFiles(SITE.site)],
  ['compressed files', () => compressSite(SITE.site, isQuick)],
]);
