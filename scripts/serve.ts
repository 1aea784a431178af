import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { siteHandler } from './hosting/site-handler.ts';
import { INLINE_SCRIPT } from './site/inline-script.ts';
import { siteFolders } from './site/site-folders.ts';

const { site, work } = siteFolders();
const port = Number(process.env.PORT || 4173);

const fail = (text: string): never => {
  console.error(`serve: ${text}`);
  process.exit(1);
};

if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`PORT is "${process.env.PORT}"; give a number from 1 to 65535.`);
if (!existsSync(`${site}/index.html`))
  fail(`there is no ${site}/ yet; run "npm run build" first, or "npm start" for everything.`);

const server = createServer(siteHandler(site, readFileSync(`${work}/${INLINE_SCRIPT}`, 'utf8')));

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
