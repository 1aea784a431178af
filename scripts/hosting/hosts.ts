import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, runCommand, UsageError } from '../command.ts';
import { UserError } from '../errors.ts';
import { INLINE_SCRIPT } from '../site/inline-script.ts';
import { SITE } from '../site/site-folders.ts';
import { headersOf } from './headers.ts';
import { nginxConfig } from './nginx.ts';
import { rewriteOf } from './rewrites.ts';

const USAGE = `node --import ./scripts/typescript.mjs scripts/hosting/hosts.ts check ADDRESS
  Requests every file and address of dist/ from the host at ADDRESS, such as http://localhost:4173, and compares status,
  headers and bytes with the tables. Exits with 1 for any difference.

node --import ./scripts/typescript.mjs scripts/hosting/hosts.ts print [--root FOLDER] [--listen ADDRESS] [--brotli]
  Prints the configuration of an nginx that serves dist/.
  --root     published folder on the server; default /srv/site
  --listen   port or address; default 8080
  --brotli   nginx has ngx_http_brotli_static_module`;

const OPTIONS = {
  root: { type: 'string', default: '/srv/site' },
  listen: { type: 'string', default: '8080' },
  brotli: { type: 'boolean', default: false },
} as const;

const MOST_SHOWN = 20;

const WITHOUT_FILE = ['/nothing', '/es/nothing/here', '/pt/no', '/users/a/b', '/es/users/login'];

/** Returns every file, the clean URL of every page, and some paths without a file, each with the expected file and status. */
const allAddresses = (site: string) => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
  const pages = files.filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'));
  return [
    ...files.map((file) => ({ path: file, file, status: 200 })),
    ...pages.map((file) => ({ path: file.slice(0, -'.html'.length), file, status: 200 })),
    { path: '/', file: '/index.html', status: 200 },
    ...WITHOUT_FILE.map((path) => {
      const { to, status } = rewriteOf(path);
      return { path, file: `${to}.html`, status };
    }),
  ];
};

const differences = async (
  host: string,
  { path, file, status }: ReturnType<typeof allAddresses>[number],
  inlineScript: string,
): Promise<readonly string[]> => {
  const response = await fetch(host + path, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = [];
  if (response.status !== status) found.push(`status ${response.status} instead of ${status}`);
  for (const [name, value] of Object.entries(headersOf(file, inlineScript)))
    if (response.headers.get(name) !== value) found.push(`${name}: ${response.headers.get(name)}`);
  if (!bytes.equals(readFileSync(SITE.site + file))) found.push('different bytes');
  return found.map((each) => `  ${path}: ${each}`);
};

/** Prints the differences between a host's responses and the tables. Returns the exit code. */
const check = async (host: string, inlineScript: string): Promise<number> => {
  const addresses = allAddresses(SITE.site);
  const lines: string[] = [];
  for (const address of addresses) lines.push(...(await differences(host, address, inlineScript)));
  console.log(`${host}: ${addresses.length} addresses, ${lines.length} differences`);
  for (const line of lines.slice(0, MOST_SHOWN)) console.log(line);
  return lines.length > 0 ? 1 : 0;
};

const readInlineScript = (): string => {
  try {
    return readFileSync(`${SITE.work}/${INLINE_SCRIPT}`, 'utf8');
  } catch {
    throw new UserError(`there is no build in ${SITE.site}/; run "npm run build" first`);
  }
};

await runCommand(import.meta.url, USAGE, async (argv) => {
  const { values, positionals } = readArguments(argv, OPTIONS);
  const [action, address] = positionals;
  if (action === 'check' && address !== undefined && positionals.length === 2)
    return check(address.replace(/\/$/, ''), readInlineScript());
  if (action !== 'print' || positionals.length > 1)
    throw new UsageError('name "check" with an address, or "print"');
  process.stdout.write(nginxConfig({ ...values, inlineScript: readInlineScript() }));
  return 0;
});
