import type { Page, Route } from '@playwright/test';
import { watchRequests } from '../support/site.ts';
import { expect, expectTexas, FAILED_LOAD, filterTexas, open, test } from './faults.ts';

test.use({
  tolerated: [
    [FAILED_LOAD, /^console .*(?:Content Security Policy|wasm|WebAssembly|MIME type)/is],
    { scope: 'test' },
  ],
});

/** Prepends code to the script of the first `workers` workers. The returned function counts the requests for the script. */
const beforeWorker = async (
  page: Page,
  code: string,
  workers = Number.POSITIVE_INFINITY,
): Promise<() => number> => {
  let asked = 0;
  await page.route(/search\.worker/, async (route) => {
    asked += 1;
    if (asked > workers) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: `{${code}}\n${await response.text()}` });
  });
  return () => asked;
};

/** Worker code that runs `act` on each search request. */
const whenAsked = (act: string): string =>
  `addEventListener('message', (event) => { if (/^search/.test(event.data.path?.at(-1))) { ${act} } });`;
const CRASH = whenAsked('event.stopImmediatePropagation(); throw new Error("crash");');

type Faults = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

/** Expects hospitals in Texas despite each fault, and a request for the code of this name. */
const expectTexasFrom = async (page: Page, code: RegExp, faults: Faults): Promise<void> => {
  for (const [fault, damage] of Object.entries(faults))
    await test.step(fault, async () => {
      await damage(page);
      const requested = page.waitForRequest(code);
      await filterTexas(page);
      await requested;
      await page.unrouteAll();
    });
};

/** Code of the plain engine on the main thread. */
const FALLBACK = /fallback-[\w-]+\.js$/;

/** Faults that make the page terminate a worker. */
const BROKEN: Faults = {
  'no file': (page) => page.route(/search\.worker/, (route) => route.fulfill({ status: 404 })),
  'no script': (page) =>
    page.route(/search\.worker/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' })),
  'a crash at startup': (page) => beforeWorker(page, 'throw new Error("crash")'),
  'a crash at every request': (page) => beforeWorker(page, CRASH),
};

test('when no worker runs, the plain engine answers on the main thread @full', ({ page }) =>
  expectTexasFrom(page, FALLBACK, BROKEN));

test('a worker that crashes during a request is replaced, and the request is sent again', async ({
  page,
}) => {
  const asked = await beforeWorker(page, CRASH, 1);
  await filterTexas(page);
  expect(asked()).toBe(2);
});

test('a worker that hangs during a request is terminated after four seconds, and the request is sent again @full', async ({
  page,
  finder,
}) => {
  await page.clock.install();
  const asked = await beforeWorker(page, whenAsked('for (;;);'), 1);
  await page.goto('/hospitals?state=TX');
  await expect.poll(asked).toBe(1);
  await expect(finder.state).toHaveValue('TX');
  // The fake clock of the page: the request times out after four seconds, the prerendered list is shown after five.
  await expect
    .poll(async () => {
      await page.clock.fastForward(500);
      return asked();
    })
    .toBe(2);
  await expectTexas(page);
});

/** Worker code that makes this exported WebAssembly function trap. */
const trapIn = (name: string): string => `
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...given) {
    const { exports } = new Instance(...given);
    const trap = () => { throw new WebAssembly.RuntimeError('unreachable'); };
    return { exports: '${name}' in exports ? { ...exports, ${name}: trap } : exports };
  };`;

/** Faults that leave the worker without WebAssembly. */
const WITHOUT_WASM: Faults = {
  'no file': (page) => page.route(/\.wasm$/, (route) => route.fulfill({ status: 404 })),
  'a damaged file': (page) =>
    page.route(/\.wasm$/, (route) => route.fulfill({ contentType: 'application/wasm', body: 'not wasm' })),
  'a core that traps while it is filled': (page) => beforeWorker(page, trapIn('plan')),
  'a policy that forbids it': forbidWasm,
  'a browser without it': (page) => beforeWorker(page, 'delete globalThis.WebAssembly;'),
};

async function forbidWasm(page: Page): Promise<void> {
  await page.route(/search\.worker/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("'wasm-unsafe-eval'");
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace("'wasm-unsafe-eval'", ''),
    };
    await route.fulfill({ response, headers });
  });
}

test('without WebAssembly the plain engine in the worker answers @full', { tag: '@engines' }, async ({
  page,
}) => {
  const fallbacks = watchRequests(page, FALLBACK);
  await expectTexasFrom(page, /plain-engine-[\w-]+\.js$/, WITHOUT_WASM);
  expect(fallbacks).toEqual([]);
});

test('when WebAssembly traps during a request, its worker is dropped and the plain engine answers @full', async ({
  page,
}) => {
  const asked = await beforeWorker(page, trapIn('fillResults'));
  const code = page.waitForRequest(FALLBACK);
  await filterTexas(page);
  await code;
  expect(asked()).toBe(2);
});

/** Missing file of the suggestions, its URL, and the maximum number of workers started without it. */
const WITHOUT_SUGGESTIONS = [
  ['no file', /suggestions-[\w-]+\.bin$/, 1],
  // Chromium caches the failed import, so a worker that is some seconds old is replaced once.
  ['no code', /\/suggest-[\w-]+\.js$/, 2],
] as const;

test('without the file or code of the suggestions the name field still filters, with the worker @full', async ({
  page,
  finder,
}) => {
  const asked = await beforeWorker(page, '');
  const standIns = watchRequests(page, FALLBACK);
  for (const [fault, file, most] of WITHOUT_SUGGESTIONS) {
    await test.step(fault, async () => {
      const before = asked();
      let missed = 0;
      const miss = (route: Route): Promise<void> => {
        missed += 1;
        return route.fulfill({ status: 404 });
      };
      await page.route(file, miss);
      await open(page, '/hospitals');
      await finder.name.pressSequentially('mercy');
      await finder.name.press('Enter');
      await expect(finder.names.first()).toContainText(/mercy/i);
      await expect(page).toHaveURL(/q=mercy/);
      expect(missed).toBeGreaterThan(0);
      expect(asked() - before).toBeLessThanOrEqual(most);
      expect(standIns).toEqual([]);
      await page.unroute(file, miss);
    });
  }
});
