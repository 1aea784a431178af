export type Headers = Readonly<Record<string, string>>;

export type PathKind = 'worker' | 'asset' | 'serviceWorker' | 'document' | 'page';

/** Kinds of paths, first match first; "*" matches any text. File names in assets/ contain a hash; a path without a file is a page. */
export const KINDS: readonly (readonly [PathKind, readonly string[]])[] = [
  ['worker', ['/assets/search.worker-*.js']],
  ['asset', ['/assets/*']],
  ['serviceWorker', ['/service-worker.js', '/service-worker-off.js']],
  ['document', ['/Assets/*', '/og/*', '/icons/*', '/.well-known/*']],
  ['page', ['/*']],
];

/** A pattern of the table as a regular expression without anchors. */
export const expressionOf = (pattern: string): string =>
  pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${expressionOf(pattern)}$`).test(path);

/** Kind of a file by its path below the site: "/es/404.html" for a request of "/es/nothing". */
export const kindOf = (path: string): PathKind =>
  KINDS.find(([, patterns]) => patterns.some((pattern) => matches(pattern, path)))?.[0] ?? 'page';

/** Sent with every response. */
export const COMMON_HEADERS: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** Each policy creates the URL of one file only (domain/trusted-address.ts). */
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

/** A worker loads only its own chunks and files. */
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
 * Headers by the kind of path. `inlineScript` is the CSP source of the first-paint script. A worker obeys the policy of
 * its own file, so only that file may compile WebAssembly.
 */
export const headersByKind = (inlineScript: string): Readonly<Record<PathKind, Headers>> => ({
  page: { 'Content-Security-Policy': pagePolicy(inlineScript), 'Cache-Control': ASK_AGAIN },
  worker: {
    'Content-Security-Policy': workerPolicy("'self' 'wasm-unsafe-eval'"),
    'Cache-Control': FOREVER,
  },
  // No policy: only the worker is ever a document of its own, and hosts would join two policies.
  asset: { 'Cache-Control': FOREVER },
  serviceWorker: { 'Content-Security-Policy': workerPolicy("'self'"), 'Cache-Control': 'no-cache' },
  // PDFs and pictures: with a stricter policy some browsers' viewers would not show them.
  document: { 'Content-Security-Policy': "frame-ancestors 'none'", 'Cache-Control': ASK_AGAIN },
});

/** All headers of a file apart from its type and size. */
export const headersOf = (path: string, inlineScript: string): Headers => ({
  ...COMMON_HEADERS,
  ...headersByKind(inlineScript)[kindOf(path)],
});

const TEXT = (type: string): string => `text/${type}; charset=utf-8`;

/** Types by file extension. */
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

/** For the index and the tables of places. */
export const OTHER_TYPE = 'application/octet-stream';

export const contentTypeOf = (file: string): string =>
  CONTENT_TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? OTHER_TYPE;
