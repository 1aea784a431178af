import { CONTENT_TYPES, OTHER_TYPE } from './content-types.ts';
import {
  COMMON_HEADERS,
  expressionOf,
  type Headers,
  headersByKind,
  KINDS,
  type PathKind,
} from './headers.ts';
import { REWRITES } from './rewrites.ts';
import type { ServerOptions } from './server-options.ts';

const expression = (patterns: readonly string[]): string =>
  `^(${patterns.map((pattern) => expressionOf(pattern)).join('|')})$`;

/** Expressions and no "path": that one does not tell /Assets from /assets. */
const matcherOf = (name: string, own: string, before: readonly string[]): readonly string[] => [
  `@${name} {`,
  `path_regexp ${own}`,
  ...(before.length > 0 ? [`not path_regexp ${expression(before)}`] : []),
  '}',
];

const headerBlock = (matcher: string, headers: Headers): readonly string[] => [
  `header ${matcher}{`,
  ...Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  '}',
];

const kindLines = (inlineScript: string): readonly string[] => {
  const kinds = headersByKind(inlineScript);
  return KINDS.flatMap(([kind, patterns]: readonly [PathKind, readonly string[]], index) => [
    ...matcherOf(
      kind,
      expression(patterns),
      KINDS.slice(0, index).flatMap(([, each]) => each),
    ),
    ...headerBlock(`@${kind} `, kinds[kind]),
  ]);
};

const typeLines = (): readonly string[] => [
  `header Content-Type "${OTHER_TYPE}"`,
  ...Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => [
    `@${ending} path_regexp \\.${ending}$`,
    `header @${ending} Content-Type "${type}"`,
  ]),
];

const usersLines = (): readonly string[] =>
  REWRITES.filter(({ status }) => status === 200).flatMap(({ from, to }, index) => [
    `@users${index} {`,
    `path_regexp ^${expressionOf(from)}$`,
    'not file',
    '}',
    `rewrite @users${index} ${to}.html`,
  ]);

/** One of them alone, as in the table, where the first that matches counts. */
const missingLines = (): readonly string[] => {
  const rewrites = REWRITES.filter(({ status }) => status === 404);
  return rewrites.flatMap(({ from, to }, index) => [
    ...matcherOf(
      `missing${index}`,
      expression([from]),
      rewrites.slice(0, index).map((each) => each.from),
    ),
    `rewrite @missing${index} ${to}.html`,
  ]);
};

/** Also where the file goes out as it is: set at the end, because the file server adds its own. */
const VARY_LINES = ['@twin file {path}.gz', 'header @twin {', 'Vary Accept-Encoding', 'defer', '}'];

/** Older versions answer a form as if it were a question. */
const REFUSING_LINES = [
  '@other not method GET HEAD',
  'header @other Allow "GET, HEAD"',
  'respond @other 405',
];

/** As "caddy fmt" does it. */
const indented = (lines: readonly string[]): string => {
  let depth = 0;
  return lines
    .map((line) => {
      if (line === '}') depth -= 1;
      const text = `${'\t'.repeat(depth)}${line}`;
      if (/(^| )\{$/.test(line)) depth += 1;
      return `${text}\n`;
    })
    .join('');
};

/** A site for Caddy's Caddyfile. "route" keeps the order: the file first, then the headers that its path has. */
export const caddyConfig = ({ root, listen, inlineScript }: ServerOptions): string =>
  indented([
    `${listen} {`,
    `root * ${root}`,
    'route {',
    '@folder path_regexp /$',
    'rewrite @folder {path}index.html',
    'try_files {path} {path}.html {path}/index.html',
    ...usersLines(),
    ...headerBlock('', COMMON_HEADERS),
    ...REFUSING_LINES,
    ...kindLines(inlineScript),
    ...typeLines(),
    ...VARY_LINES,
    'file_server {',
    'precompressed br gzip',
    'disable_canonical_uris',
    '}',
    '}',
    'handle_errors {',
    '@missing expression {http.error.status_code} == 404',
    'route @missing {',
    ...missingLines(),
    ...VARY_LINES,
    ...headerBlock('', { ...headersByKind(inlineScript).page, 'Content-Type': CONTENT_TYPES.html ?? '' }),
    // What was asked about the missing file does not hold for the page.
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    'request_header -Range',
    'file_server {',
    'precompressed br gzip',
    'status 404',
    '}',
    '}',
    '}',
    '}',
  ]);
