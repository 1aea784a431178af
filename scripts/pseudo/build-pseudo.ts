import '../site/production.ts';
import './pseudo-mode.ts';

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { codeSteps, DIRECTORY, HELP, MAP, pagesStep, runSteps, VOCABULARY } from '../site/build-steps.ts';
import { PSEUDO_SITE } from '../site/site-folders.ts';

/** What every build shares. */
const data = existsSync('data/generated/hospitals.index') ? [] : [DIRECTORY, MAP, VOCABULARY, HELP];

/** The site with the pseudo-language in English's place, for the test that looks for hard-coded text; no forms, nothing minified or compressed. */
await rm(PSEUDO_SITE.site, { recursive: true, force: true });
await runSteps([...data, ...codeSteps(PSEUDO_SITE), pagesStep(PSEUDO_SITE, false)]);

/** `--serve`: and serves it, at PORT. */
if (process.argv.includes('--serve')) {
  process.env.SITE_DIR = PSEUDO_SITE.site;
  await import('../serve.ts');
}
