import packaged from '@sparticuz/chromium';
import { withServer } from './server.ts';
import { test as base } from './site.ts';

const DEVELOP = ['node_modules/vite/bin/vite.js', '--port', '0'];

/** Whether the Chromium from npm runs here. Only this browser renders text identically on every machine. */
export const HAS_PACKAGED_BROWSER = process.platform === 'linux' && process.arch === 'x64';

/** Tests on the development server, which has the style page, in the Chromium from npm. */
export const test = base.extend<object, { readonly developed: string }>({
  developed: [
    ({ browserName: _ }, use) => withServer(DEVELOP, { env: { NO_COLOR: '1', FORCE_COLOR: '0' } }, use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ developed }, use) => use(developed),
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--disable-lcd-text'],
        ...(HAS_PACKAGED_BROWSER && { executablePath: await packaged.executablePath() }),
      }),
    { scope: 'worker' },
  ],
});
