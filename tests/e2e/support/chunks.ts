import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Static imports of a built script. */
const IMPORT = /from\s*"\.\/([^"]+)"/g;

/** Addresses of these names that the page asks for, as they come. */
export const watchRequests = (page: Page, names: RegExp): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (names.test(request.url())) seen.push(request.url());
  });
  return seen;
};

type Texts = Map<string, () => Promise<string>>;

/** The scripts that have arrived whole, by name; and how to read them. */
const arrivals = (page: Page): Texts => {
  const here: Texts = new Map();
  page.on('requestfinished', (request) => {
    const text = async (): Promise<string> => (await (await request.response())?.text()) ?? '';
    here.set(new URL(request.url()).pathname.split('/').at(-1) ?? '', text);
  });
  return here;
};

/** Follows the scripts that a page and its worker load. The result waits until a chunk is here with all that it imports. */
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
