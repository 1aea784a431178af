import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '#scripts/hosting/served-site.ts';
import { test as base } from './site.ts';

const SERVE = ['--import', './scripts/typescript.mjs', 'scripts/serve.ts'];

/** What these tests never ask for, or would have to change with the rest. */
const LEFT_OUT = /\.(?:br|gz)$|\/(?:og|Assets)$|\/hospitals\/.+/;
const TEXT = /\.(?:html|js|json)$/;
/** Files whose names change with every version of the code; the list of what is kept among them. */
const OF_VERSION = /^(?:.*\.js|offline-.*\.json)$/;

/** A copy of the built site with a server of its own, which a test may stop, and may give a new version to serve. */
export interface OwnSite {
  readonly address: string;
  readonly folder: string;
  /** Until it is started again the address does not answer. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** It takes every question and answers none, until it is stopped. */
  readonly freeze: () => void;
  /** All that the copy holds is of another version from now on: no file of the code has the name that it had. */
  readonly deploy: () => void;
}

const serve = (folder: string, port: string): ChildProcess =>
  spawn(process.execPath, SERVE, {
    env: { ...process.env, SITE_DIR: folder, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** "index-BT7Hr4PD.js" → "index-BT7Hr4PD-2.js" would be too simple for those who look for eight letters: the last one changes. */
const renamed = (name: string): string =>
  name.replace(/(.)(\.\w+)$/, (_, last: string, ending: string) => (last === 'Z' ? 'Y' : 'Z') + ending);

const ID = /(\bid:["`])\w/;

const deployInto = (folder: string): void => {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => OF_VERSION.test(name));
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
    const text = readFileSync(file, 'utf8').replaceAll(any, renamed);
    writeFileSync(file, file.endsWith('service-worker.js') ? text.replace(ID, '$1z') : text);
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
};

const createOwnSite = async (): Promise<OwnSite & { readonly remove: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'own-site-'));
  cpSync('dist', folder, { recursive: true, filter: (name) => !LEFT_OUT.test(name) });
  let server = serve(folder, '0');
  const address = await addressOf(server);
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  const start = async (): Promise<void> => {
    server = serve(folder, new URL(address).port);
    await addressOf(server);
  };
  const remove = async (): Promise<void> => {
    await stop();
    process.removeListener('exit', kill);
    rmSync(folder, { recursive: true });
  };
  const freeze = (): void => void server.kill('SIGSTOP');
  return { address, folder, stop, start, freeze, deploy: () => deployInto(folder), remove };
};

/** Tests in which service workers live, each with a site of its own. */
export const test = base.extend<{ readonly ownSite: OwnSite }>({
  serviceWorkers: 'allow',
  ownSite: async ({ browserName: _ }, use) => {
    const site = await createOwnSite();
    await use(site);
    await site.remove();
  },
  baseURL: ({ ownSite }, use) => use(ownSite.address),
});
