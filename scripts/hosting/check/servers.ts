import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { caddyConfig } from '../caddy.ts';
import { nginxConfig } from '../nginx.ts';

/** A server that runs. */
export interface Running {
  readonly name: string;
  readonly address: string;
  readonly brotli: boolean;
  readonly stop: () => void;
}

/** Where a server finds the site, and where it may write. */
export interface Place {
  readonly site: string;
  /** A temporary folder. */
  readonly folder: string;
  readonly inlineScript: string;
}

/** Debian's nginx lies where ordinary users do not look. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;
const MODULE = process.env.NGINX_BROTLI_MODULE ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Nobody: servers run as an ordinary user also where this script does not. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export const isInstalled = (program: string): boolean =>
  spawnSync(program, [program === 'nginx' ? '-v' : 'version'], { env: { ...process.env, PATH } }).status ===
  0;

const freePort = (): Promise<number> =>
  new Promise((done, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });

const PATIENCE_MS = 10_000;

/** @throws when the server ends before it listens, or takes too long */
const untilItListens = async (child: ChildProcess, name: string, port: number): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`${name} did not start; its reason is above`);
    await new Promise((again) => setTimeout(again, 50));
  }
};

const start = async (
  name: string,
  args: readonly string[],
  port: number,
  { folder }: Place,
): Promise<Omit<Running, 'brotli'>> => {
  const env = { ...process.env, PATH, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'inherit'], env, ...user });
  const stop = () => void child.kill();
  process.once('exit', stop);
  try {
    await untilItListens(child, name, port);
  } catch (error) {
    stop();
    throw error;
  }
  return { name, address: `http://127.0.0.1:${port}`, stop };
};

/** An ordinary user may write here. */
export const writable = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
};

const NGINX_WRITES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const nginxAround = (folder: string, brotli: boolean): string =>
  [
    ...(brotli ? [`load_module ${MODULE};`] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr error;',
    'events {}',
    'http {',
    'access_log off;',
    ...NGINX_WRITES.map((each) => `${each}_temp_path ${folder}/${each};`),
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n');

/** nginx with the site's file alone, in the foreground, as an ordinary user. */
export const startNginx = async (place: Place): Promise<Running> => {
  const folder = writable(join(place.folder, 'nginx'));
  const port = await freePort();
  const brotli = existsSync(MODULE);
  const options = {
    root: resolve(place.site),
    listen: `127.0.0.1:${port}`,
    inlineScript: place.inlineScript,
    brotli,
  };
  // Without the module its directive is a comment.
  writeFileSync(join(folder, 'site.conf'), nginxConfig(options));
  writeFileSync(join(folder, 'nginx.conf'), nginxAround(folder, brotli));
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  return { ...(await start('nginx', args, port, { ...place, folder })), brotli };
};

/** Caddy without its certificates and without its own port for administration. */
export const startCaddy = async (place: Place): Promise<Running> => {
  const folder = writable(join(place.folder, 'caddy'));
  const port = await freePort();
  const site = caddyConfig({
    root: resolve(place.site),
    listen: `http://127.0.0.1:${port}`,
    inlineScript: place.inlineScript,
    brotli: true,
  });
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return { ...(await start('caddy', args, port, { ...place, folder })), brotli: true };
};
