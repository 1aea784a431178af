import type { Page, Route } from '@playwright/test';
import {
  beforeWorker,
  expect,
  expectTexas,
  FAILED_LOAD,
  filterTexas,
  open,
  test,
  whenAsked,
  words,
} from './faults.ts';

test.use({
  tolerated: [[FAILED_LOAD, /Content Security Policy|wasm|WebAssembly|MIME type/i], { scope: 'test' }],
});

/** Each of these makes the page end a worker. */
const BROKEN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'no file': (page) => page.route(/search\.worker/, (route) => route.fulfill({ status: 404 })),
  'no script': (page) =>
    page.route(/search\.worker/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' })),
  'a crash as it starts': (page) => beforeWorker(page, 'throw new Error("crash")'),
  'a crash at every question': (page) =>
    beforeWorker(page, whenAsked('event.stopImmediatePropagation(); throw new Error("crash");')),
  'rubbish for an answer': (page) =>
    beforeWorker(
      page,
      whenAsked(
        'event.stopImmediatePropagation(); postMessage({ id: event.data.id, type: "RAW", value: 7 });',
      ),
    ),
};

test('where no worker can live the plain engine on the page’s thread answers', { tag: '@full' }, async ({
  page,
}) => {
  for (const [fault, damage] of Object.entries(BROKEN)) {
    await test.step(fault, async () => {
      await damage(page);
      const code = page.waitForRequest(/fallback-[\w-]+\.js$/);
      await filterTexas(page);
      await code;
      await page.unrouteAll();
    });
  }
});

test('a worker that crashes in the middle of a question is replaced, and the question asked again', async ({
  page,
}) => {
  const asked = await beforeWorker(
    page,
    whenAsked('event.stopImmediatePropagation(); throw new Error("crash");'),
    1,
  );
  await filterTexas(page);
  expect(asked()).toBe(2);
});

test('a worker that hangs in the middle of a question is ended after four seconds, and the question asked again', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install();
  const asked = await beforeWorker(page, whenAsked('for (;;);'), 1);
  await page.goto('/hospitals?state=TX');
  await expect.poll(asked).toBe(1);
  await expect(page.getByRole('combobox', { name: words.filters.state })).toHaveValue('TX');
  // The page’s own clock: four seconds of patience, and five until the list that the page came with shows.
  await expect
    .poll(async () => {
      await page.clock.fastForward(500);
      return asked();
    })
    .toBe(2);
  await expectTexas(page);
});

/** Code for a worker whose WebAssembly traps in this exported function. */
const trapIn = (name: string): string => `
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...given) {
    const { exports } = new Instance(...given);
    const trap = () => { throw new WebAssembly.RuntimeError('unreachable'); };
    return { exports: '${name}' in exports ? { ...exports, ${name}: trap } : exports };
  };`;

/** Each of these leaves the worker without WebAssembly. */
const WITHOUT_WASM: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'no file': (page) => page.route(/\.wasm$/, (route) => route.fulfill({ status: 404 })),
  'a damaged file': (page) =>
    page.route(/\.wasm$/, (route) => route.fulfill({ contentType: 'application/wasm', body: 'not wasm' })),
  'a reader that traps': (page) => beforeWorker(page, trapIn('read')),
  'no reader': (page) => page.route(/reader-[\w-]+\.wasm$/, (route) => route.fulfill({ status: 404 })),
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

test('without WebAssembly the plain engine in the worker answers', { tag: '@full' }, async ({ page }) => {
  for (const [fault, damage] of Object.entries(WITHOUT_WASM)) {
    await test.step(fault, async () => {
      await damage(page);
      const rows = page.waitForRequest(/hospitals-[\w-]+\.json$/);
      const fallbacks: string[] = [];
      page.on('request', (request) => {
        if (/fallback-/.test(request.url())) fallbacks.push(request.url());
      });
      await filterTexas(page);
      await rows;
      expect(fallbacks).toEqual([]);
      await page.unrouteAll();
    });
  }
});

/** Where the core is filled, with the first question that needs it, and where it answers. */
for (const name of ['plan', 'fillResults'])
  test(`WebAssembly that traps in the middle of a question, in ${name}, is given up with its worker, and the plain engine answers`, {
    tag: '@full',
  }, async ({ page }) => {
    const asked = await beforeWorker(page, trapIn(name));
    const code = page.waitForRequest(/fallback-[\w-]+\.js$/);
    await filterTexas(page);
    await code;
    expect(asked()).toBe(2);
  });

/** What suggestions need, and how many workers at most are started where it is missing. */
const WITHOUT_SUGGESTIONS = [
  ['no file', /suggestions-[\w-]+\.json$/, 1],
  // Chromium remembers it as missing: a worker that is some seconds old is replaced once.
  ['no code', /\/suggest-[\w-]+\.js$/, 2],
] as const;

test('without the suggestions’ file or code the name box still filters, by the worker that lives', {
  tag: '@full',
}, async ({ page }) => {
  const asked = await beforeWorker(page, '');
  const standIns: string[] = [];
  page.on('request', (request) => {
    if (/fallback-/.test(request.url())) standIns.push(request.url());
  });
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
      const name = page.getByRole('combobox', { name: words.filters.name });
      await name.pressSequentially('mercy');
      await name.press('Enter');
      await expect(page.getByRole('rowheader').first()).toContainText(/mercy/i);
      await expect(page).toHaveURL(/q=mercy/);
      expect(missed).toBeGreaterThan(0);
      expect(asked() - before).toBeLessThanOrEqual(most);
      expect(standIns).toEqual([]);
      await page.unroute(file, miss);
    });
  }
});
