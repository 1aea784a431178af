/** What a path is to the header table. */
export type PathKind = 'page' | 'asset' | 'worker';

/** The search worker's file; its name holds a hash. */
const WORKER = /^\/assets\/search\.worker-[\w-]+\.js$/;

export const kindOf = (path: string): PathKind => {
  if (WORKER.test(path)) return 'worker';
  return path.startsWith('/assets/') ? 'asset' : 'page';
};

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

export type Headers = Readonly<Record<string, string>>;

/** On every answer. */
export const COMMON_HEADERS: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The one table of what differs by the kind of path. `inlineScript` is the CSP source of the first-paint script.
 * A worker obeys the policy of its own file: so only that file may compile WebAssembly.
 */
export const headersByKind = (inlineScript: string): Readonly<Record<PathKind, Headers>> => {
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return {
    page: {
      'Content-Security-Policy': policy(`'self' ${inlineScript}`),
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
    asset: { ...forever, 'Content-Security-Policy': policy("'self'") },
    worker: { ...forever, 'Content-Security-Policy': policy("'self' 'wasm-unsafe-eval'") },
  };
};
