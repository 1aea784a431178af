import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { slowAnswers } from '../touch/watch.ts';
import { openFinder, withVisit } from './visit.ts';
import type { WithSeen } from './watch-page.ts';

const ECHO = '/echo-worker.js';
const COMLINK = '/comlink.mjs';
const ECHOING = 'onmessage = ({ data }) => postMessage(data);';
const ASKED = 50;
const ROUNDS = 12;

/** Milliseconds of one question and its answer, on a page at rest. */
export interface RoundTrips {
  /** A message that a worker sends back as it came. */
  readonly message: number;
  /** A call by Comlink of a method that has its answer ready. */
  readonly call: number;
  /** Fifty rows by the same way: core, records, copying, on top of the call. */
  readonly rows: number;
}

/** Beside the site's own files: an echo, and Comlink as the page has it. */
const putBeside = async (page: Page, slow: number): Promise<void> => {
  const comlink = readFileSync(fileURLToPath(import.meta.resolve('comlink/dist/esm/comlink.mjs')), 'utf8');
  const contentType = 'text/javascript';
  await page.route(`**${ECHO}`, (route) => route.fulfill({ contentType, body: slowAnswers(slow) + ECHOING }));
  await page.route(`**${COMLINK}`, (route) => route.fulfill({ contentType, body: comlink }));
};

/** Runs in the page: rounds of questions in turn, one after the other. Clocks tell tenths of a millisecond: a round is timed as a whole. */
const askInTurn = async ([echoUrl, comlinkUrl, asked, rounds]: readonly [string, string, number, number]) => {
  const echo = new Worker(echoUrl);
  const { wrap } = await import(comlinkUrl);
  const { hospitals } = wrap((globalThis as WithSeen).searchWorker);
  const everything = { sort: { key: 'name', direction: 'asc' }, offset: 0, limit: 50 };
  const ways: Readonly<Record<keyof RoundTrips, () => Promise<unknown>>> = {
    message: () =>
      new Promise((resolve) => {
        echo.onmessage = resolve;
        echo.postMessage({ id: 'a', path: ['hospitals', 'ready'], argumentList: [] });
      }),
    call: () => hospitals.ready(),
    rows: () => hospitals.search(everything),
  };
  const times: Record<keyof RoundTrips, number[]> = { message: [], call: [], rows: [] };
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(ways) as (keyof RoundTrips)[]) {
      const began = performance.now();
      for (let nth = 0; nth < asked; nth++) await ways[name]();
      times[name].push((performance.now() - began) / asked);
    }
  echo.terminate();
  return times;
};

/** The rounds of one visit; the first few of each are its warming up. */
export const roundTrips = (
  browser: Browser,
  address: string,
  slow: number,
): Promise<Readonly<Record<keyof RoundTrips, readonly number[]>>> =>
  withVisit(browser, slow, async (page) => {
    await putBeside(page, slow);
    await openFinder(page, `${address}/hospitals`);
    return page.evaluate(askInTurn, [ECHO, COMLINK, ASKED, ROUNDS] as const);
  });
