import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { INLINE_SCRIPT } from '../site/inline-script.ts';
import { SITE } from '../site/site-folders.ts';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';

const USAGE = `Prints what a server of one's own needs to answer as the site wants it, after a build.

npm run --silent hosts:print -- nginx|caddy [--root FOLDER] [--listen ADDRESS] [--brotli]
  --root     the published folder on the server; without it /srv/site
  --listen   port or address; without it 8080 (nginx) and :8080 (Caddy)
  --brotli   nginx has ngx_http_brotli_static_module`;

const OPTIONS = {
  root: { type: 'string', default: '/srv/site' },
  listen: { type: 'string' },
  brotli: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const WRITERS = { nginx: nginxConfig, caddy: caddyConfig };
const PORTS = { nginx: '8080', caddy: ':8080' };

const isServer = (name: string | undefined): name is keyof typeof WRITERS =>
  name !== undefined && Object.hasOwn(WRITERS, name);

const main = (args: readonly string[]): number => {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [server, ...more] = positionals;
  if (values.help || !isServer(server) || more.length > 0) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  const inlineScript = readFileSync(`${SITE.work}/${INLINE_SCRIPT}`, 'utf8');
  const { root, listen = PORTS[server], brotli } = values;
  process.stdout.write(WRITERS[server]({ root, listen, brotli, inlineScript }));
  return 0;
};

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(`hosts:print: ${(error as Error).message}`);
  process.exitCode = 2;
}
