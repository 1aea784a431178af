export type Headers = Readonly<Record<string, string>>;

/** What a path is to the header table. */
export type PathKind = 'worker' | 'asset' | 'serviceWorker' | 'document' | 'page';

/**
 * The one table of kinds, first match first; "*" stands for any text. What has no file is answered with a page, and is one.
 * The names of files in assets/ hold a hash.
 */
export const KINDS: readonly (readonly [PathKind, readonly string[]])[] = [
  ['worker', ['/assets/search.worker-*.js']],
  ['asset', ['/assets/*']],
  ['serviceWorker', ['/service-worker.js', '/service-worker-off.js']],
  ['document', ['/Assets/*', '/og/*', '/.well-known/*']],
  ['page', ['/*']],
];

/** A pattern of the table as a regular expression, without its ends. */
export const expressionOf = (pattern: string): string =>
  pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${expressionOf(pattern)}$`).test(path);

/** What a file's path below the site is: "/es/404.html" where "/es/nothing" was asked for. */
export const kindOf = (path: string): PathKind =>
  KINDS.find(([, patterns]) => patterns.some((pattern) => matches(pattern, path)))?.[0] ?? 'page';

/** On every answer. */
export const COMMON_HEADERS: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** Each gives the address of one file, and makes no other text an address (domain/trusted-address.ts). */
const TRUSTED_TYPES = 'search-worker service-worker';

const policy = (...directives: readonly string[]): string =>
  ["default-src 'none'", ...directives, "base-uri 'none'", "frame-ancestors 'none'"].join('; ');

const pagePolicy = (inlineScript: string): string =>
  policy(
    `script-src 'self' ${inlineScript}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  );

/** A worker asks for its own pieces and files alone. */
const workerPolicy = (scripts: string): string =>
  policy(
    `script-src ${scripts}`,
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  );

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * The one table of what differs by the kind of path. `inlineScript` is the CSP source of the first-paint script.
 * A worker obeys the policy of its own file: so only that file may compile WebAssembly.
 */
export const headersByKind = (inlineScript: string): Readonly<Record<PathKind, Headers>> => ({
  page: { 'Content-Security-Policy': pagePolicy(inlineScript), 'Cache-Control': ASK_AGAIN },
  worker: {
    'Content-Security-Policy': workerPolicy("'self' 'wasm-unsafe-eval'"),
    'Cache-Control': FOREVER,
  },
  // No policy: nothing but the worker is ever more than a part of a page, and hosts would join the two.
  asset: { 'Cache-Control': FOREVER },
  serviceWorker: { 'Content-Security-Policy': workerPolicy("'self'"), 'Cache-Control': 'no-cache' },
  // PDFs and pictures: a stricter policy would keep the viewers of some browsers from showing them.
  document: { 'Content-Security-Policy': "frame-ancestors 'none'", 'Cache-Control': ASK_AGAIN },
});

/** Everything that a file of the site is sent with, apart from what its bytes say. */
export const headersOf = (path: string, inlineScript: string): Headers => ({
  ...COMMON_HEADERS,
  ...headersByKind(inlineScript)[kindOf(path)],
});

const TEXT = (type: string): string => `text/${type}; charset=utf-8`;

/** The one table of types, by the end of a file's name. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: TEXT('html'),
  js: TEXT('javascript'),
  css: TEXT('css'),
  csv: TEXT('csv'),
  txt: TEXT('plain'),
  md: TEXT('markdown'),
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Of the index and the tables of places, which no browser knows. */
export const OTHER_TYPE = 'application/octet-stream';

export const contentTypeOf = (file: string): string =>
  CONTENT_TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? OTHER_TYPE;
