import '../site/production.ts';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';

// Set before the modules of the build are imported.
process.env.PSEUDO = '1';

const { codeSteps, DATA_STEPS, pagesStep, runSteps } = await import('../site/build-steps.ts');
const { PSEUDO_SITE } = await import('../site/site-folders.ts');

/*
 * Builds the site with the pseudo-language instead of English, for the test that looks for hard-coded text. Skips PDFs,
 * minification and compression. --serve also serves the site at PORT.
 */
const data = existsSync('data/generated/hospitals.index') ? [] : DATA_STEPS;
await rm(PSEUDO_SITE.site, { recursive: true, force: true });
await runSteps([...data, ...codeSteps(PSEUDO_SITE), pagesStep(PSEUDO_SITE, false)]);

if (process.argv.includes('--serve')) {
  process.env.SITE_DIR = PSEUDO_SITE.site;
  await import('../serve.ts');
}
