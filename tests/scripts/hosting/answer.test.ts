import { describe, expect, it } from 'vitest';
import { answerTo, type FileFacts } from '#scripts/hosting/answer.ts';

const FACTS: FileFacts = { size: 100, changed: Date.UTC(2026, 0, 2, 3, 4, 5) };
const FILES = new Set([
  ...[
    '/index.html',
    '/404.html',
    '/es/404.html',
    '/pt/404.html',
    '/about.html',
    '/about/index.html',
    '/users.html',
  ],
  ...[
    '/es/users.html',
    '/es.html',
    '/es/index.html',
    '/assets/a-1.js',
    '/assets/a-1.js.br',
    '/assets/a-1.js.gz',
  ],
  ...['/assets/search.worker-1.js', '/service-worker.js', '/Assets/Files/a.pdf', '/og/a.png', '/b.index'],
]);
const find = (path: string): FileFacts | undefined => (FILES.has(path) ? FACTS : undefined);
const ask = (url: string, more: object = {}) => answerTo({ method: 'GET', url, ...more }, find, "'sha256-x'");

describe('which file answers', () => {
  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/about/', '/about/index.html'],
    ['/about.html?x=1', '/about.html'],
    ['/es', '/es.html'],
    ['/es/', '/es/index.html'],
    ['/users/anybody/here', '/users.html'],
    ['/es/users/a', '/es/users.html'],
  ])('%s is %s', (url, file) => {
    expect(ask(url)).toMatchObject({ status: 200, body: { file } });
  });

  it.each([
    ['/nothing', '/404.html'],
    ['/es/nothing/', '/es/404.html'],
    ['/pt/a/b', '/pt/404.html'],
    ['/assets/gone-1.js', '/404.html'],
    ['/about.html/', '/404.html'],
    ['/%E0%A4%A', '/404.html'],
    ['/../about.html', '/404.html'],
    ['/..%2fabout.html', '/404.html'],
    ['/a%00', '/404.html'],
    ['/..\\about.html', '/404.html'],
  ])('%s is unknown, in its language', (url, file) => {
    expect(ask(url)).toMatchObject({ status: 404, body: { file } });
  });

  it('a file that has gone is not kept for a year as if it were there', () => {
    expect(ask('/assets/gone-1.js').headers['Cache-Control']).toContain('must-revalidate');
  });

  it('other methods are refused, and told which are taken', () => {
    expect(ask('/', { method: 'POST' })).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
  });
});

describe('how it goes out', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['br;q=0, GZIP;q=0.5', 'gzip', '.gz'],
    ['identity', undefined, ''],
    ['gzip;q=0, br;q=0.0', undefined, ''],
    ['brotli', undefined, ''],
    [undefined, undefined, ''],
  ])('accepting %s it is %s', (acceptEncoding, encoding, ending) => {
    const { headers, body } = ask('/assets/a-1.js', { acceptEncoding });
    expect(headers['Content-Encoding']).toBe(encoding);
    expect(headers.Vary).toBe('Accept-Encoding');
    expect(headers['Content-Type']).toBe('text/javascript; charset=utf-8');
    expect(body?.file).toBe(`/assets/a-1.js${ending}`);
  });

  it('a file without compressed twins does not vary', () => {
    expect(ask('/og/a.png', { acceptEncoding: 'br' }).headers).not.toHaveProperty('Vary');
  });

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/100', '10'],
    ['bytes=90-', 206, 'bytes 90-99/100', '10'],
    ['bytes=-5', 206, 'bytes 95-99/100', '5'],
    ['bytes=50-900', 206, 'bytes 50-99/100', '50'],
    ['bytes=100-', 416, 'bytes */100', undefined],
    ['bytes=0-1,5-6', 200, undefined, '100'],
    ['lines=0-1', 200, undefined, '100'],
  ])('of %s it sends %i %s', (range, status, part, length) => {
    const answer = ask('/Assets/Files/a.pdf', { range });
    expect(answer.status).toBe(status);
    expect(answer.headers['Content-Range']).toBe(part);
    expect(answer.headers['Content-Length']).toBe(length);
  });

  it('what the browser has already is not sent again, and keeps its policy', () => {
    const { headers } = ask('/about');
    for (const ifNoneMatch of [headers.ETag, `W/${headers.ETag}`, `"other", ${headers.ETag}`, '*']) {
      const again = ask('/about', { ifNoneMatch });
      expect(again.status).toBe(304);
      expect(again.body).toBeUndefined();
      expect(again.headers['Content-Security-Policy']).toBe(headers['Content-Security-Policy']);
    }
    expect(ask('/about', { ifNoneMatch: '"other"' }).status).toBe(200);
    expect(ask('/nothing', { ifNoneMatch: ask('/nothing').headers.ETag }).status).toBe(404);
  });
});
