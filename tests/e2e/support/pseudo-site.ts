import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { addressOf } from '#scripts/hosting/served-site.ts';
import { test as base } from './site.ts';

const BUILD_AND_SERVE = ['--import', './scripts/typescript.mjs', 'scripts/pseudo/build-pseudo.ts', '--serve'];

const start = (): ChildProcess =>
  spawn(process.execPath, BUILD_AND_SERVE, {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The site with the pseudo-language in English's place, built and served for these tests alone. */
export const test = base.extend<object, { readonly pseudoSite: string }>({
  pseudoSite: [
    async ({ browserName: _ }, use) => {
      const server = start();
      const stop = () => server.kill();
      process.once('exit', stop);
      await use(await addressOf(server));
      stop();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ pseudoSite }, use) => use(pseudoSite),
});
