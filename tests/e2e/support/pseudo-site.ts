import { withServer } from './server.ts';
import { test as base } from './site.ts';

const BUILD_AND_SERVE = ['--import', './scripts/typescript.mjs', 'scripts/pseudo/build-pseudo.ts', '--serve'];

/** Tests on a site with the pseudo-language instead of English, built and served only for them. */
export const test = base.extend<object, { readonly pseudoSite: string }>({
  pseudoSite: [
    ({ browserName: _ }, use) => withServer(BUILD_AND_SERVE, { env: { PORT: '0' } }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ pseudoSite }, use) => use(pseudoSite),
});
