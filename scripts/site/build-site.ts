import { rm } from 'node:fs/promises';
import { buildPdfs } from '../pdf/build-pdfs.ts';
import { codeSteps, DATA_STEPS, offlineStep, pagesStep, runSteps, supplyStep } from './build-steps.ts';
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
  offlineStep(SITE),
  supplyStep(SITE),
  ['compressed files', () => compressSite(SITE.site, isQuick)],
]);
