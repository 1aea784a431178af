import { COMMON_HEADERS, CONTENT_TYPES, expressionOf, headersByKind, KINDS, OTHER_TYPE } from './headers.ts';
import { REWRITES, type Rewrite } from './rewrites.ts';

export interface NginxOptions {
  /** The published folder on the server. */
  readonly root: string;
  /** Port or address. */
  readonly listen: string;
  /** CSP source of the first-paint script. */
  readonly inlineScript: string;
  /** Whether nginx has ngx_http_brotli_static_module. */
  readonly brotli: boolean;
}

/** Returns an nginx map from paths to a header's value, in the order of KINDS: nginx uses the first expression that matches. */
const mapOf = (header: string, variable: string, inlineScript: string): string => {
  const kinds = headersByKind(inlineScript);
  const lines = KINDS.flatMap(([kind, patterns]) =>
    patterns.map((pattern) => `    "~^${expressionOf(pattern)}$" "${kinds[kind][header] ?? ''}";`),
  );
  return [`map $uri ${variable} {`, ...lines, '}'].join('\n');
};

const TRIES = '$uri $uri.html $uri/index.html';

/** Returns the location of a rewrite: all paths below /users show one page, other unknown paths their language's 404 page. */
const locationOf = ({ from, to, status }: Rewrite): string => {
  const last =
    status === 200 ? `try_files ${TRIES} ${to}.html;` : `try_files ${TRIES} =404; error_page 404 ${to}.html;`;
  return `    location ${from.slice(0, -1)} { ${last} }`;
};

const typesOf = (): readonly string[] =>
  Object.entries(CONTENT_TYPES).map(([ending, type]) => `        "${type}" ${ending};`);

/**
 * Returns a configuration to include inside "http". Headers depend on the final $uri, which is /404.html if the file does not
 * exist. nginx omits headers with an empty value.
 */
export const nginxConfig = ({ root, listen, inlineScript, brotli }: NginxOptions): string =>
  [
    mapOf('Cache-Control', '$site_cache', inlineScript),
    mapOf('Content-Security-Policy', '$site_policy', inlineScript),
    'server {',
    `    listen ${listen};`,
    `    root ${root};`,
    '    server_tokens off;',
    '    # The compressed files of the build, as they are.',
    '    gzip off;',
    '    gzip_static on;',
    '    gzip_vary on;',
    `    ${brotli ? '' : '# With ngx_http_brotli_static_module: '}brotli_static on;`,
    `    default_type ${OTHER_TYPE};`,
    '    types {',
    ...typesOf(),
    '    }',
    ...Object.entries(COMMON_HEADERS).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    '    add_header Cache-Control $site_cache always;',
    '    add_header Content-Security-Policy $site_policy always;',
    ...REWRITES.map(locationOf),
    '}',
    '',
  ].join('\n');
