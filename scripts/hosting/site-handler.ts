import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { contentTypeOf, headersOf } from './headers.ts';
import { rewriteOf } from './rewrites.ts';

const pathOf = ({ url = '/' }: IncomingMessage): string => new URL(url, 'http://localhost').pathname;

/** Returns a handler that serves a folder like a host: clean URLs, compressed files, headers and rewrites from the tables. */
export const siteHandler = (site: string, inlineScript: string) => {
  const files = sirv(site, {
    // Reads the folder on each request, so that a new build is served immediately.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      // sirv does not know the types of the project's own files. Paths of pages have no extension.
      if (/\.\w+$/.test(path)) response.setHeader('Content-Type', contentTypeOf(path));
      for (const [name, value] of Object.entries(headersOf(path, inlineScript)))
        response.setHeader(name, value);
    },
  });

  const sendNotFound = (page: string, response: ServerResponse): void => {
    const file = [`${site}${page}.html`, `${site}/404.html`].find((each) => existsSync(each));
    response.writeHead(404, {
      ...headersOf('/404.html', inlineScript),
      'Content-Type': 'text/html; charset=utf-8',
    });
    response.end(file && readFileSync(file));
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headersOf('/404.html', inlineScript), Allow: 'GET, HEAD' }).end();
      return;
    }
    files(request, response, () => {
      const { to, status } = rewriteOf(pathOf(request));
      if (status === 404) return sendNotFound(to, response);
      request.url = to;
      files(request, response, () => sendNotFound('/404', response));
    });
  };
};
