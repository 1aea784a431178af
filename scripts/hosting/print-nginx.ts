import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { INLINE_SCRIPT } from '../site/inline-script.ts';
import { SITE } from '../site/site-folders.ts';
import { nginxConfig } from './nginx.ts';

const USAGE = `Prints the configuration of an nginx that serves dist/, after a build.

node --import ./scripts/typescript.mjs scripts/hosting/print-nginx.ts [--root FOLDER] [--listen ADDRESS] [--brotli]
  --root     the published folder on the server; default /srv/site
  --listen   port or address; default 8080
  --brotli   nginx has ngx_http_brotli_static_module`;

const OPTIONS = {
  root: { type: 'string', default: '/srv/site' },
  listen: { type: 'string', default: '8080' },
  brotli: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

try {
  const { values } = parseArgs({ options: OPTIONS });
  const { help, ...options } = values;
  const inlineScript = help ? '' : readFileSync(`${SITE.work}/${INLINE_SCRIPT}`, 'utf8');
  process.stdout.write(help ? `${USAGE}\n` : nginxConfig({ ...options, inlineScript }));
} catch (error) {
  console.error(`print-nginx: ${(error as Error).message}`);
  process.exitCode = 2;
}
