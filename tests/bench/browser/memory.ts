import type { Browser, Page } from '@playwright/test';
import type { Held } from './growth.ts';
import { heapsOf } from './heap.ts';
import { TYPED } from './typed-names.ts';
import { nameBox, openFinder, seenBy, withVisit } from './visit.ts';

const WORKER = /\/search\.worker-[^/]+\.js$/;
/** Questions before the first look: what is made once is there by then. */
const WARM = 100;
const QUERIES = 1000;
const REST = 500;

/** Runs in the worker before its own script: remembers the core's memory. */
const REMEMBER = `{
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...given) {
    const instance = new Instance(...given);
    self.coreMemory = instance.exports.memory;
    return instance;
  };
}
`;

const rememberCore = async (page: Page): Promise<void> => {
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: REMEMBER + (await response.text()) });
  });
};

const coreBytes = async (page: Page): Promise<number> => {
  const worker = page.workers().find((each) => WORKER.test(each.url()));
  if (worker === undefined) throw new Error('the page has no search worker');
  return worker.evaluate(
    () => (globalThis as unknown as { coreMemory: WebAssembly.Memory }).coreMemory.buffer.byteLength,
  );
};

/** Filters by every name, typed key by key, again and again until the page has asked so many questions: then the list is the same each time. */
const askUntil = async (page: Page, questions: number): Promise<number> => {
  for (;;) {
    for (const name of TYPED) {
      await nameBox(page).press('ControlOrMeta+a');
      await page.keyboard.type(name, { delay: 20 });
      await page.keyboard.press('Enter');
    }
    const asked = (await seenBy(page)).questions;
    if (asked >= questions) return asked;
  }
};

/** What page, worker and core hold after some hundred questions of a visit, and after a thousand more. */
export const memory = (browser: Browser, address: string): Promise<readonly [Held, Held]> =>
  withVisit(browser, 1, async (page) => {
    await rememberCore(page);
    await openFinder(page, `${address}/hospitals`);
    const heaps = await heapsOf(page);
    const held = async (questions: number): Promise<Held> => {
      const queries = await askUntil(page, questions);
      await page.waitForTimeout(REST);
      return { queries, ...(await heaps()), core: await coreBytes(page) };
    };
    const before = await held(WARM);
    return [before, await held(before.queries + QUERIES)];
  });
