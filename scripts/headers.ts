/** A rule of the header table: it holds for every path that matches, later rules over earlier ones. */
export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: Readonly<Record<string, string>>;
}

const policy = (scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The one table of response headers. `inlineScript` is the CSP source of the first-paint script.
 * A worker obeys the policy of its own file, so that only the worker's file may compile WebAssembly.
 */
export const headerRules = (inlineScript: string): readonly HeaderRule[] => [
  {
    path: /^\//,
    headers: {
      'Content-Security-Policy': policy(`'self' ${inlineScript}`),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  { path: /^\/assets\//, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  {
    path: /^\/assets\/search\.worker-[\w-]+\.js$/,
    headers: { 'Content-Security-Policy': policy("'self' 'wasm-unsafe-eval'") },
  },
];

/** The headers of one path, without query. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...rules.filter((rule) => rule.path.test(path)).map(({ headers }) => headers));
