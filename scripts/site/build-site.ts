import { rm } from 'node:fs/promises';
import { buildPdfs } from '../pdf/build-pdfs.ts';
import { codeSteps, DATA_STEPS, offlineStep, pagesStep, runSteps, supplyStep } from './build-steps.ts';
import { compressSite } from './compress.ts';
import { SITE } from './site-folders.ts';

/** For tests, which look at neither the sizes of files nor link previews. */
const isQuick = process.env.QUICK_BUILD === '1';

await rm(SITE.site, { recursive: true, force: true });

/** Builds the site into dist/: the directory, the pages' code, the pages, and their compressed variants. */
await runSteps([
  ...DATA_STEPS,
  ...codeSteps(SITE),
  ['forms', () => buildPdfs(`${SITE.site}/Assets/Files`)],
  pagesStep(SITE, !isQuick),
  offlineStep(SITE),
  supplyStep(SITE),
  ['compressed files', () => compressSite(SITE.site, isQuick)],
]);
