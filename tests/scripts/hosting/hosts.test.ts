import { describe, expect, it } from 'vitest';
import { COMMON_HEADERS, headersByKind, headersOf, kindOf } from '#scripts/hosting/headers.ts';
import { nginxConfig } from '#scripts/hosting/nginx.ts';
import { netlifyHeaders, netlifyRedirects, vercelConfig } from '#scripts/hosting/static-hosts.ts';

const SCRIPT = "'sha256-abc='";
const WORKER = '/assets/search.worker-aB_3-x.js';

/** Paths and their kinds. */
const PATHS = {
  '/': 'page',
  '/hospitals': 'page',
  '/hospitals/': 'page',
  '/hospitals/texas': 'page',
  '/pt/compare-plans': 'page',
  '/users/anybody/here': 'page',
  '/robots.txt': 'page',
  [WORKER]: 'worker',
  '/assets/search.worker-aB_3-x.css': 'asset',
  '/assets/hospitals-12345678.index': 'asset',
  '/assets/a/search.worker.js': 'asset',
  '/service-worker.js': 'serviceWorker',
  '/service-worker-off.js': 'serviceWorker',
  '/Assets/Files/claim-EN.pdf': 'document',
  '/og/home-en.png': 'document',
  '/.well-known/security.txt': 'document',
} as const;

const RULES = netlifyHeaders(SCRIPT, [WORKER])
  .trim()
  .split(/\n(?=\/)/);

/** Reads the rules as both hosts document: "*" matches any text, ":name" one segment. Headers of matching rules are joined. */
const joined = (path: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const [pattern = '', ...headers] of RULES.map((rule) => rule.split('\n'))) {
    const source = pattern.replace(/[.+]/g, '\\$&').replace('*', '.*').replace(/:\w+/, '[^/]+');
    if (!new RegExp(`^${source}$`).test(path)) continue;
    for (const header of headers) {
      const [, name = header, value = ''] = /^ {2}([\w-]+): (.+)$/.exec(header) ?? [];
      found[name] = [...(found[name] ?? []), value];
    }
  }
  return found;
};

describe('header table', () => {
  it.each(Object.entries(PATHS))('%s has the kind %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it('allows a single inline script, no eval, no framing, and no plain string as a script URL', () => {
    const policy = headersByKind(SCRIPT).page['Content-Security-Policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${SCRIPT};`);
    expect(policy).not.toContain('unsafe');
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part);
    expect(policy).toContain('trusted-types search-worker service-worker;');
  });

  it('allows only the search worker to compile WebAssembly', () => {
    const kinds = Object.entries(headersByKind(SCRIPT));
    const allowed = kinds.filter(([, headers]) => /wasm-unsafe-eval/.test(JSON.stringify(headers)));
    expect(allowed.map(([kind]) => kind)).toEqual(['worker']);
    expect(JSON.stringify(kinds)).not.toMatch(/'unsafe-(inline|eval)'/);
  });

  it('has six headers for every response, among them a year of HSTS and geolocation for this site only', () => {
    expect(Object.keys(COMMON_HEADERS)).toHaveLength(6);
    expect(COMMON_HEADERS['Strict-Transport-Security']).toMatch(/^max-age=(\d{8,});/);
    expect(COMMON_HEADERS['Permissions-Policy']).toContain('geolocation=(self)');
  });
});

describe('Netlify and Cloudflare Pages', () => {
  it.each(Object.keys(PATHS))('%s gets the headers of the table', (path) => {
    const { 'Cache-Control': cache, 'Content-Security-Policy': policies, ...common } = joined(path);
    expect(common).toEqual(
      Object.fromEntries(Object.entries(COMMON_HEADERS).map(([name, value]) => [name, [value]])),
    );
    const expected = headersOf(path, SCRIPT);
    // Both hosts set Cache-Control of pages themselves.
    expect(cache).toEqual(kindOf(path) === 'page' ? undefined : [expected['Cache-Control']]);
    expect(policies?.at(-1)).toBe(expected['Content-Security-Policy']);
    if (kindOf(path) !== 'serviceWorker') expect(new Set(policies ?? [undefined]).size).toBe(1);
  });

  it('stay below the limits of Cloudflare: 100 rules, 2000 characters per line', () => {
    expect(RULES.length).toBeLessThanOrEqual(100);
    for (const line of RULES.join('\n').split('\n')) expect(line.length).toBeLessThan(2000);
  });

  it('rewrite paths below /users before the rule for unknown pages', () => {
    const lines = netlifyRedirects().trim().split('\n');
    expect(lines).toContain('/es/* /es/404 404');
    expect(lines.at(-1)).toBe('/* /404 404');
    expect(lines.indexOf('/es/users/* /es/users 200')).toBeLessThan(lines.indexOf('/es/* /es/404 404'));
  });
});

describe('Vercel', () => {
  const { headers } = vercelConfig(SCRIPT) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };

  it.each(Object.keys(PATHS))('%s gets the headers of the table, from one rule', (path) => {
    const matching = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    expect(matching).toHaveLength(1);
    const found = Object.fromEntries((matching[0]?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(found).toEqual(headersOf(path, SCRIPT));
  });
});

describe('nginx', () => {
  const options = { root: '/srv/site', listen: '8080', inlineScript: SCRIPT, brotli: false };

  it('configuration has every header and every kind of path', () => {
    const conf = nginxConfig(options);
    for (const [name, value] of Object.entries(COMMON_HEADERS))
      expect(conf).toContain(`add_header ${name} "${value}" always;`);
    for (const headers of Object.values(headersByKind(SCRIPT)))
      for (const value of Object.values(headers)) expect(conf).toContain(`"${value}"`);
    expect(conf).toContain('# With ngx_http_brotli_static_module: brotli_static on;');
    expect(nginxConfig({ ...options, brotli: true })).toContain('\n    brotli_static on;');
  });
});
