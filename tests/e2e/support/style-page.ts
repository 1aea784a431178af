import { spawn } from 'node:child_process';
import { once } from 'node:events';
import packaged from '@sparticuz/chromium';
import { addressOf } from '#scripts/hosting/served-site.ts';
import { test as base } from './site.ts';

const DEVELOP = ['node_modules/vite/bin/vite.js', '--port', '0'];

/** Only this browser draws text in the same way everywhere; it comes with npm. */
export const HAS_PACKAGED_BROWSER = process.platform === 'linux' && process.arch === 'x64';

/** The site as in development, where the style page is, drawn by the browser that comes with npm. */
export const test = base.extend<object, { readonly developed: string }>({
  developed: [
    async ({ browserName: _ }, use) => {
      const server = spawn(process.execPath, DEVELOP, {
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const stop = () => server.kill();
      process.once('exit', stop);
      await use(await addressOf(server));
      stop();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
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
