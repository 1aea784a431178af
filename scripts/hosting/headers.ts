export type Headers = Readonly<Record<string, string>>;

export type PathKind = 'worker' | 'asset' | 'serviceWorker' | 'document' | 'page';

/** Patterns of each kind of path; the first match wins, "*" matches any text. File names in assets/ contain a hash. */
export const KINDS: readonly (readonly [PathKind, readonly string[]])[] = [
  ['worker', ['/assets/search.worker-*.js']],
  ['asset', ['/assets/*']],
  ['serviceWorker', ['/service-worker.js', '/service-worker-off.js']],
  ['document', ['/Assets/*', '/og/*', '/icons/*', '/.well-known/*']],
  ['page', ['/*']],
];

/** Converts a pattern of KINDS to a regular expression without anchors. */
export const expressionOf = (pattern: string): string =>
  pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${expressionOf(pattern)}$`).test(path);

/** Returns the kind of a file by its path below the site. For a request of "/es/nothing" the file is "/es/404.html". */
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

/** Trusted Types policies. Each creates only the URL of a single file (domain/trusted-address.ts). */
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

/** Returns the CSP of a worker: it may load only its own chunks and files. */
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
 * Returns the headers of each kind of path. `inlineScript` is the CSP source of the first-paint script. A worker is governed
 * by the policy of its own file, so only the search worker's file allows WebAssembly.
 */
export const headersByKind = (inlineScript: string): Readonly<Record<PathKind, Headers>> => ({
  page: { 'Content-Security-Policy': pagePolicy(inlineScript), 'Cache-Control': ASK_AGAIN },
  worker: {
    'Content-Security-Policy': workerPolicy("'self' 'wasm-unsafe-eval'"),
    'Cache-Control': FOREVER,
  },
  // No policy: of the assets only the worker needs one, and hosts would combine two policies for the worker's file.
  asset: { 'Cache-Control': FOREVER },
  serviceWorker: { 'Content-Security-Policy': workerPolicy("'self'"), 'Cache-Control': 'no-cache' },
  // PDFs and images: with a stricter policy the viewers of some browsers do not show them.
  document: { 'Content-Security-Policy': "frame-ancestors 'none'", 'Cache-Control': ASK_AGAIN },
});

/** Returns all headers of a file except its type and size. */
export const headersOf = (path: string, inlineScript: string): Headers => ({
  ...COMMON_HEADERS,
  ...headersByKind(inlineScript)[kindOf(path)],
});

const TEXT = (type: string): string => `text/${type}; charset=utf-8`;

/** Content types by file extension. */
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

/** Content type of the index and of other binary tables. */
export const OTHER_TYPE = 'application/octet-stream';

export const contentTypeOf = (file: string): string =>
  CONTENT_TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? OTHER_TYPE;
