import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base } from './site.ts';

const BUILD_AND_SERVE = ['--import', './scripts/typescript.mjs', 'scripts/pseudo/build-pseudo.ts', '--serve'];

const start = (): ChildProcess =>
  spawn(process.execPath, BUILD_AND_SERVE, {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The address that the server tells once it is there. */
const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('the server of the pseudo-language cannot be heard');
  for await (const line of createInterface(stdout)) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('the site in the pseudo-language could not be built; its message is above');
};

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
