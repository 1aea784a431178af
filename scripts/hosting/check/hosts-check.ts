import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INLINE_SCRIPT } from '#scripts/site/inline-script.ts';
import { SITE } from '#scripts/site/site-folders.ts';
import type { Asked } from '../answer.ts';
import { fileFinder } from '../find-file.ts';
import { withServedSite } from '../served-site.ts';
import { ask } from './ask.ts';
import { type Difference, differences } from './compare.ts';
import { questionsAbout } from './questions.ts';
import { isInstalled, type Place, type Running, startCaddy, startNginx, writable } from './servers.ts';

const USAGE = `Serves dist/ with nginx, with Caddy where it is installed, and with the project's own server, and asks them
for every path: status, headers, encoding and bytes must be what the tables say.

npm run hosts:check
  ends with 1 for any difference, with 3 where nginx is not installed
  NGINX_BROTLI_MODULE  path of ngx_http_brotli_static_module.so, if not among Debian's modules`;

/** At most so many are told of each server. */
const TOLD = 20;

/** A server without brotli is asked as if by a browser without it. */
const fitting = (asked: Asked, { brotli }: Pick<Running, 'brotli'>): Asked =>
  brotli ? asked : { ...asked, acceptEncoding: asked.acceptEncoding?.replace(/\bbr\b(;q=0)?/, 'identity') };

const requestOf = ({
  method,
  url,
  acceptEncoding = '(no encoding)',
  range = '',
  ifNoneMatch,
}: Asked): string =>
  `${method} ${url} ${acceptEncoding} ${range}${ifNoneMatch === undefined ? '' : ' again'}`;

const told = (asked: Asked, { what, expected, found }: Difference): string =>
  `  ${requestOf(asked)}: ${what}\n    the table: ${expected}\n    the server: ${found}`;

/** Asks again with the tag of the first reply, as browsers do. */
const conditional = async (server: Running, asked: Asked): Promise<Asked | undefined> => {
  if (asked.method !== 'GET' || asked.range !== undefined) return undefined;
  const { headers, status } = await ask(server.address, asked);
  return status === 200 && headers.etag !== undefined ? { ...asked, ifNoneMatch: headers.etag } : undefined;
};

const inspect = async (server: Running, { site, inlineScript }: Place): Promise<readonly string[]> => {
  const find = fileFinder(site);
  const compareOne = async (asked: Asked, known: Asked = asked): Promise<readonly string[]> => {
    const reply = await ask(server.address, asked);
    const expectation = differences(fitting(known, server), reply, { folder: site, find, inlineScript });
    return expectation.map((difference) => told(asked, difference));
  };
  const lines: string[] = [];
  for (const asked of questionsAbout(site)) {
    lines.push(...(await compareOne(asked)));
    const again = await conditional(server, asked);
    if (again !== undefined) lines.push(...(await compareOne(again, { ...again, ifNoneMatch: '*' })));
  }
  return lines;
};

const report = (server: Running, count: number, lines: readonly string[]): void => {
  const encodings = server.brotli ? 'brotli and gzip' : 'gzip (it has no brotli module)';
  console.log(`${server.name}, ${encodings}: ${count} questions, ${lines.length} differences`);
  for (const line of lines.slice(0, TOLD)) console.log(line);
  if (lines.length > TOLD) console.log(`  … and ${lines.length - TOLD} more`);
};

const checkAll = async (servers: readonly Running[], place: Place): Promise<number> => {
  const count = questionsAbout(place.site).length;
  let found = 0;
  for (const server of servers) {
    const lines = await inspect(server, place);
    report(server, count, lines);
    found += lines.length;
  }
  return found === 0 ? 0 : 1;
};

const withServers = async (place: Place): Promise<number> => {
  const servers = [await startNginx(place), ...(isInstalled('caddy') ? [await startCaddy(place)] : [])];
  if (servers.length < 2) console.log('Caddy is not installed: it is left out.');
  try {
    return await withServedSite((address) =>
      checkAll([{ name: 'own server', address, brotli: true, stop: () => undefined }, ...servers], place),
    );
  } finally {
    for (const { stop } of servers) stop();
  }
};

const main = async (args: readonly string[]): Promise<number> => {
  if (args.length > 0) {
    console.error(USAGE);
    return args[0] === '--help' ? 0 : 2;
  }
  if (!existsSync(`${SITE.site}/index.html`)) {
    console.error(`hosts:check: there is no ${SITE.site}/ yet; run "npm run build" first.`);
    return 2;
  }
  if (!isInstalled('nginx')) {
    console.error('hosts:check: nginx is not installed (apt-get install nginx): nothing was compared.');
    return 3;
  }
  const folder = writable(mkdtempSync(join(tmpdir(), 'hosts-check-')));
  try {
    const inlineScript = readFileSync(`${SITE.work}/${INLINE_SCRIPT}`, 'utf8');
    return await withServers({ site: SITE.site, folder, inlineScript });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = await main(process.argv.slice(2));
