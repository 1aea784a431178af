import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#scripts/hosting/served-site.ts';
import { test as base } from './site.ts';

const SERVE = ['--import', './scripts/typescript.mjs', 'scripts/serve.ts'];

/** Files that these tests never request, or that `deploy` would have to rewrite. */
const LEFT_OUT = /\.(?:br|gz)$|\/og$|\/COC-|\/hospitals\/.+/;
const TEXT = /\.(?:html|js|json)$/;
/** Files whose names change with every version of the code, including the list of files kept offline. */
const OF_VERSION = /^(?:.*\.js|offline-.*\.json)$/;

/** A copy of the built site on its own server, which a test can stop or give a new version. */
export interface OwnSite {
  readonly address: string;
  readonly folder: string;
  /** Stops the server: the address does not respond until `start`. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Suspends the server: it accepts requests but does not respond, until `stop`. */
  readonly freeze: () => void;
  /** Simulates a deploy of a new version: every code file gets another name. */
  readonly deploy: () => void;
}

const serve = (folder: string, port: string) => startServer(SERVE, { env: { SITE_DIR: folder, PORT: port } });

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Changes only the last character, because code expects a hash of eight: "index-BT7Hr4PD.js" → "index-BT7Hr4PZ.js". */
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

/** Tests with service workers allowed, each on its own site. */
export const test = base.extend<{ readonly ownSite: OwnSite }>({
  serviceWorkers: 'allow',
  ownSite: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'own-site-'));
    cpSync('dist', folder, { recursive: true, filter: (name) => !LEFT_OUT.test(name) });
    let server = await serve(folder, '0');
    const { address } = server;
    // A frozen server ends only by this signal.
    const stop = (): Promise<void> => server.stop('SIGKILL');
    const start = async (): Promise<void> => {
      server = await serve(folder, new URL(address).port);
    };
    const freeze = (): void => server.freeze();
    await use({ address, folder, stop, start, freeze, deploy: () => deployInto(folder) });
    await stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ ownSite }, use) => use(ownSite.address),
});
