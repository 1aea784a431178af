import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expectNoShift } from '../support/motion.ts';
import { addressesIn } from '../support/page-walk.ts';
import { test as base, FULL, open, SITES } from '../support/site.ts';

/** Bytes per chunk of a page, and milliseconds between chunks: enough to paint each chunk. */
const CHUNK = 2000;
const PAUSE = 30;

const sendInChunks = async (response: ServerResponse, body: Buffer): Promise<void> => {
  for (let from = 0; from < body.length; from += CHUNK) {
    response.write(body.subarray(from, from + CHUNK));
    await pause(PAUSE);
  }
  response.end();
};

/** Proxies the site at an address: sends HTML in delayed chunks and everything else at once. */
const slowDown = (address: string): Server =>
  createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', address));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) await sendInChunks(response, body);
    else response.end(body);
  });

/** Tests whose pages arrive as over a slow connection. */
const test = base.extend<{ readonly slowSite: string }>({
  slowSite: async ({ browserName: _ }, use, { config }) => {
    const site = slowDown(config.projects[0]?.use.baseURL ?? '').listen(0);
    await use(`http://localhost:${(site.address() as AddressInfo).port}`);
    site.close();
  },
  baseURL: ({ slowSite }, use) => use(slowSite),
});

/** One page and width per language; `npm test -- --full` tests every page in every language. */
const ARRIVING = { EN: ['/', 390], ES: ['/es/hospitals', 1440], PT: ['/pt/compare-plans', 390] } as const;

for (const { name, code, prefix, browser } of SITES) {
  test.describe(`on a slow connection, in ${name}`, () => {
    const [usual, width] = ARRIVING[code];
    test.use({ locale: browser, viewport: { width, height: 844 } });

    for (const address of FULL ? addressesIn(prefix) : [usual])
      test(`${address} has no layout shift while its HTML arrives in chunks`, async ({ page }) => {
        await open(page, address);
        await expectNoShift(page);
      });
  });
}
