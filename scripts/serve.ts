import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { splitPath, pathIn } from '#domain/language.ts';
import { INLINE_SCRIPT } from './first-paint.ts';
import { headerRules, headersFor } from './headers.ts';

const DIST = 'dist';
const port = Number(process.env.PORT || 4173);

const fail = (text: string): never => {
  console.error(`serve: ${text}`);
  process.exit(1);
};

if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`PORT is "${process.env.PORT}"; give a number from 1 to 65535.`);
if (!existsSync(`${DIST}/index.html`)) fail('there is no dist/ yet; run "npm run build" first, or "npm start" for everything.');

const rules = headerRules(readFileSync(INLINE_SCRIPT, 'utf8'));

const setHeaders = (response: ServerResponse, path: string): void => {
  for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
};

const files = sirv(DIST, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => setHeaders(response, path),
});

/** The 404 page of the address's language, with its status. sirv answers 200, so the status is put right on the way out. */
const notFound = (request: IncomingMessage, response: ServerResponse): void => {
  const { language } = splitPath((request.url ?? '/').split('?', 1)[0] ?? '/');
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse;
  response.writeHead = ((_status: number, headers?: object) => writeHead(404, headers)) as typeof response.writeHead;
  delete request.headers['if-none-match'];
  delete request.headers.range;
  request.url = pathIn(language, '/404');
  files(request, response);
};

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  files(request, response, () => notFound(request, response));
});

server.on('error', (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
      : error.message,
  ),
);
server.listen(port, () => {
  const address = server.address();
  console.log(`The site is at http://localhost:${typeof address === 'object' && address ? address.port : port}/`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
