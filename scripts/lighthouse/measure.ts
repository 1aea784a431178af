import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { CATEGORIES } from './report.ts';
import { withBrowser } from './with-browser.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const measureOnce = async (address: string): Promise<Result> => {
  const port = await freePort();
  const result = await withBrowser(
    // Everything else is Lighthouse's own: a mid-range phone on slow 4G, throttling simulated.
    () => lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }),
    [`--remote-debugging-port=${port}`],
  );
  if (result === undefined) throw new Error(`${address} gave no result`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
};

/** So many measurements of an address, one after the other, each in a browser of its own. */
export const measurePage = async (address: string, runs: number): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await measureOnce(address));
  return results;
};
