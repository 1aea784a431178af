import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { INLINE_SCRIPT } from '../site/inline-script.ts';
import { SITE } from '../site/site-folders.ts';
import { headersOf } from './headers.ts';
import { nginxConfig } from './nginx.ts';
import { rewriteOf } from './rewrites.ts';
import { withServedSite } from './served-site.ts';

const USAGE = `Serves dist/ with the project's server and with nginx, and asks both for every file and address.
Status, headers of the table and bytes must be right.

npm run hosts:check
  exits with 1 for any difference, with 3 where nginx is not installed`;

const PORT = 4198;
const MOST_SHOWN = 20;

/** An address, the file that answers it, and its status. */
interface Expected {
  readonly path: string;
  readonly file: string;
  readonly status: number;
}

const UNKNOWN = [
  '/nothing',
  '/es/nothing/here',
  '/pt/no',
  '/users/a/b',
  '/es/users/login',
  '/..%2fpackage.json',
];

const expectedOf = (path: string): Expected => {
  const { to, status } = rewriteOf(path);
  return { path, file: `${to}.html`, status };
};

/** Every file by its name, pages by their clean address too, and addresses without a file. */
const everyAddress = (site: string): readonly Expected[] => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
  const pages = files.filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'));
  return [
    ...files.map((file) => ({ path: file, file, status: 200 })),
    ...pages.map((file) => ({ path: file.slice(0, -'.html'.length), file, status: 200 })),
    { path: '/', file: '/index.html', status: 200 },
    ...UNKNOWN.map(expectedOf),
  ];
};

/** How the answer differs from the tables and the file. */
const differences = async (
  address: string,
  { path, file, status }: Expected,
  site: string,
  inlineScript: string,
): Promise<readonly string[]> => {
  const response = await fetch(address + path, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = [];
  if (response.status !== status) found.push(`status ${response.status} instead of ${status}`);
  for (const [name, value] of Object.entries(headersOf(file, inlineScript)))
    if (response.headers.get(name) !== value) found.push(`${name}: ${response.headers.get(name)}`);
  if (!bytes.equals(readFileSync(site + file))) found.push('other bytes');
  return found.map((each) => `  ${path}: ${each}`);
};

const inspect = async (name: string, address: string, inlineScript: string): Promise<number> => {
  const addresses = everyAddress(SITE.site);
  const lines: string[] = [];
  for (const each of addresses) lines.push(...(await differences(address, each, SITE.site, inlineScript)));
  console.log(`${name}: ${addresses.length} addresses, ${lines.length} differences`);
  for (const line of lines.slice(0, MOST_SHOWN)) console.log(line);
  return lines.length;
};

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx in the foreground with the site's configuration alone. */
const startNginx = async (folder: string, inlineScript: string): Promise<ChildProcess> => {
  const options = { root: resolve(SITE.site), listen: `127.0.0.1:${PORT}`, inlineScript, brotli: false };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.conf'), nginxConfig(options));
  const around = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr error;',
    'events {}',
    'http {',
    'access_log off;',
    ...TEMPORARY.map((each) => `${each}_temp_path ${folder}/${each};`),
    `include ${folder}/site.conf;`,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), around.join('\n'));
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://127.0.0.1:${PORT}/`).then(
        () => true,
        () => false,
      )
    )
      return child;
    await new Promise((again) => setTimeout(again, 50));
  }
  child.kill();
  throw new Error('nginx did not start; its reason is above');
};

const checkNginx = async (inlineScript: string): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-check-'));
  const nginx = await startNginx(folder, inlineScript);
  try {
    return await inspect('nginx', `http://127.0.0.1:${PORT}`, inlineScript);
  } finally {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

const main = async (args: readonly string[]): Promise<number> => {
  if (args.length > 0) {
    console.error(USAGE);
    return args[0] === '--help' ? 0 : 2;
  }
  if (!existsSync(`${SITE.site}/index.html`))
    throw new Error('there is no dist/ yet; run "npm run build" first');
  const inlineScript = readFileSync(`${SITE.work}/${INLINE_SCRIPT}`, 'utf8');
  const own = await withServedSite((address) => inspect("the project's server", address, inlineScript));
  if (spawnSync('nginx', ['-v']).error) {
    console.error('hosts:check: nginx is not installed');
    return own > 0 ? 1 : 3;
  }
  return own + (await checkNginx(inlineScript)) > 0 ? 1 : 0;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`hosts:check: ${(error as Error).message}`);
  process.exitCode = 1;
}
