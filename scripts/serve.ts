import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { INLINE_SCRIPT } from './first-paint.ts';
import { COMMON_HEADERS, headersByKind, kindOf } from './hosting/headers.ts';
import { rewriteOf } from './hosting/rewrites.ts';
import { foldersToServe } from './site-folders.ts';

const { site, work } = foldersToServe();
const port = Number(process.env.PORT || 4173);

const fail = (text: string): never => {
  console.error(`serve: ${text}`);
  process.exit(1);
};

if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`PORT is "${process.env.PORT}"; give a number from 1 to 65535.`);
if (!existsSync(`${site}/index.html`))
  fail(`there is no ${site}/ yet; run "npm run build" first, or "npm start" for everything.`);

const kinds = headersByKind(readFileSync(`${work}/${INLINE_SCRIPT}`, 'utf8'));

const files = sirv(site, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => {
    for (const [name, value] of Object.entries({ ...COMMON_HEADERS, ...kinds[kindOf(path)] }))
      response.setHeader(name, value);
  },
});

/** sirv answers 200 for a file that it finds: the status of a 404 page is put right on the way out. */
const withStatus = (response: ServerResponse, status: number): void => {
  const writeHead = response.writeHead.bind(response) as (code: number, headers?: object) => ServerResponse;
  response.writeHead = ((_: number, headers?: object) =>
    writeHead(status, headers)) as typeof response.writeHead;
};

/** The page that answers for a path without a file of its own. */
const answerOtherwise = (request: IncomingMessage, response: ServerResponse): void => {
  const { to, status } = rewriteOf((request.url ?? '/').split('?', 1)[0] ?? '/');
  if (status !== 200) withStatus(response, status);
  delete request.headers['if-none-match'];
  delete request.headers.range;
  request.url = to;
  files(request, response);
};

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  files(request, response, () => answerOtherwise(request, response));
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
  console.log(
    `The site is at http://localhost:${typeof address === 'object' && address ? address.port : port}/`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
