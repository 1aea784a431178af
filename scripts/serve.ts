import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { answerTo } from './hosting/answer.ts';
import { fileFinder } from './hosting/find-file.ts';
import { INLINE_SCRIPT } from './site/inline-script.ts';
import { foldersToServe } from './site/site-folders.ts';

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

const inlineScript = readFileSync(`${work}/${INLINE_SCRIPT}`, 'utf8');

const findFile = fileFinder(site);

const reply = ({ method = 'GET', url = '/', headers }: IncomingMessage, response: ServerResponse): void => {
  const asked = {
    method,
    url,
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
    range: headers.range,
  };
  const answer = answerTo(asked, findFile, inlineScript);
  response.writeHead(answer.status, answer.headers);
  if (method === 'HEAD' || answer.body === undefined) {
    response.end();
    return;
  }
  const { file, from, to } = answer.body;
  // A visitor who leaves, or a file that goes away while it is sent, ends the connection and nothing else.
  pipeline(
    createReadStream(site + file, { start: from, end: Math.max(from, to) }),
    response,
    () => undefined,
  );
};

const server = createServer((request, response) => {
  try {
    reply(request, response);
  } catch (error) {
    // While a build replaces the folder even the 404 page is missing.
    console.error(`serve: ${request.url}: ${(error as Error).message}`);
    response.writeHead(503).end();
  }
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
