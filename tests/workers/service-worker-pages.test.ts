import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageResponder } from '#workers/offline/pages.ts';
import { SAVED_AT } from '#workers/offline/store.ts';
import { BUILD } from './offline-build.ts';

const SAVED = '2026-11-20T10:00:00.000Z';
/** The saved page as it is shown, with the time when it was saved. */
const SHOWN = `<!doctype html>\n<html data-saved="${SAVED}" lang="en-US"></html>`;
const ADDRESS = 'https://site.example/faqs';

const never = new Promise<never>(() => undefined);
const saved = async () =>
  new Response('<!doctype html>\n<html lang="en-US"></html>', { headers: { [SAVED_AT]: SAVED } });

/** Simulates a visit whose network response is this promise; returns the texts shown. */
const visit = (network: Promise<Response>, find: () => Promise<Response | undefined> = saved) => {
  vi.stubGlobal('fetch', () => network);
  const store = {
    find,
    fetched: () => never,
    keep: async () => undefined,
    complete: never,
    deleteOldCaches: never,
  };
  const event = {
    request: { url: ADDRESS, mode: 'navigate' },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
  };
  const answer = createPageResponder(BUILD, store as never);
  const seen: string[] = [];
  void answer(event as never, '/faqs', true)
    .then((response) => response.text())
    .then((text) => seen.push(text));
  return seen;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a saved page is shown after three seconds without a network response', async () => {
  const seen = visit(never);
  await vi.advanceTimersByTimeAsync(2999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([SHOWN]);
});

it('a saved page is shown at once if the network is gone', async () => {
  const seen = visit(Promise.reject(new TypeError('Failed to fetch')));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([SHOWN]);
});

it('the page of the network is shown if it arrives in time, or late if nothing is saved', async () => {
  const after = (milliseconds: number): Promise<Response> =>
    new Promise((resolve) => setTimeout(() => resolve(new Response('fresh')), milliseconds));
  const inTime = visit(after(2000));
  await vi.advanceTimersByTimeAsync(2000);
  expect(inTime).toEqual(['fresh']);
  const late = visit(after(5000), async () => undefined);
  await vi.advanceTimersByTimeAsync(4999);
  expect(late).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toEqual(['fresh']);
});
