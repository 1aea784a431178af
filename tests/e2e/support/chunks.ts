import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Matches the static imports of a built script. */
const IMPORT = /from\s*"\.\/([^"]+)"/g;

/** Collects the URLs of requests that match `names`; the returned array grows with each request. */
export const watchRequests = (page: Page, names: RegExp): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (names.test(request.url())) seen.push(request.url());
  });
  return seen;
};

type Texts = Map<string, () => Promise<string>>;

/** Collects finished requests: file name → function that reads the response text. */
const arrivals = (page: Page): Texts => {
  const here: Texts = new Map();
  page.on('requestfinished', (request) => {
    const text = async (): Promise<string> => (await (await request.response())?.text()) ?? '';
    here.set(new URL(request.url()).pathname.split('/').at(-1) ?? '', text);
  });
  return here;
};

/** Watches the scripts of a page and its worker. The returned function waits until a chunk and all its imports have loaded. */
export const followChunks = (page: Page): ((chunk: RegExp) => Promise<void>) => {
  const here = arrivals(page);
  const needed = new Set<string>();
  const bringAll = async (isIt: (name: string) => boolean): Promise<void> => {
    const find = () => [...here.keys()].find(isIt) ?? '';
    await expect.poll(find, { timeout: 20_000 }).not.toBe('');
    const imports = ((await here.get(find())?.()) ?? '').matchAll(IMPORT);
    const fresh = [...imports].map(([, name = '']) => name).filter((name) => !needed.has(name));
    for (const name of fresh) needed.add(name);
    await Promise.all(fresh.map((name) => bringAll((other) => other === name)));
  };
  return (chunk) => bringAll((name) => chunk.test(name));
};
