import type { Browser, BrowserContextOptions, CDPSession, Locator, Page, Request } from '@playwright/test';
import { longestTask } from './longest-task.ts';
import { median } from './measure.ts';

/** Of several visits: the bytes of the last one, the largest layout shift, the medians of the times. */
export interface Visit extends Readonly<PageMetrics> {
  readonly path: string;
  /** Milliseconds of the longest task that began after load; 0 if none took more than 50 ms. */
  readonly longest: number;
  readonly bytes: Transferred;
}

/** CPU slowdown factors while the page loads and during interactions. */
const LOADING = 6;
const USED = 4;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-US',
  serviceWorkers: 'block',
};

type Watching = typeof globalThis & { readonly seen: PageMetrics };

const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Visits a page `runs` times, at least once. */
export const visit = async (
  browser: Browser,
  address: string,
  path: string,
  runs: number,
): Promise<Visit> => {
  const visits = [await visitOnce(browser, address, path)];
  while (visits.length < runs) visits.push(await visitOnce(browser, address, path));
  return {
    ...(visits.at(-1) as Visit),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    longest: median(visits.map(({ longest }) => longest)),
    slowest: median(visits.map(({ slowest }) => slowest)),
  };
};

/** Loads a page with a phone's viewport and a cold cache, waits until it is idle, scrolls to its end and interacts with it. */
const visitOnce = async (browser: Browser, address: string, path: string): Promise<Visit> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watch);
  const weighed = weigh(page);
  const seen = () => page.evaluate(() => (globalThis as Watching).seen);

  await slowDown(session, LOADING);
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { shift } = await seen();
  await slowDown(session, USED);
  await scrollToEnd(page);
  const bytes = await weighed();
  await interact(page);
  const { slowest } = await seen();
  await context.close();
  const longest = await longestTask(browser, address + path);
  return { path, bytes, shift, longest, slowest };
};

/** Values that the page itself measures. */
export interface PageMetrics {
  /** Sum of the layout shifts without recent input. */
  shift: number;
  /** Milliseconds from the slowest gesture to the next paint; 0 if none took 16 ms. */
  slowest: number;
}

/** Runs in the page before its scripts. Playwright serializes the function, so it cannot use anything from this module. */
export const watch = (): void => {
  const seen: PageMetrics = { shift: 0, slowest: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, report: (entry: PerformanceEntry) => void, more = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe(
    'event',
    (entry) => {
      const isGesture = (entry as PerformanceEntry & { interactionId?: number }).interactionId;
      if (isGesture) seen.slowest = Math.max(seen.slowest, entry.duration);
    },
    { durationThreshold: 16 },
  );
};

export type Kind = 'HTML' | 'scripts' | 'styles' | 'fonts' | 'other';

/** Compressed bytes of response bodies, including requests of the page's worker. */
export type Transferred = Readonly<Record<Kind, number>>;

const KIND_OF: Readonly<Record<string, Kind>> = {
  document: 'HTML',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
};

const kindOf = (request: Request): Kind =>
  /\.(js|wasm)$/.test(new URL(request.url()).pathname)
    ? 'scripts'
    : (KIND_OF[request.resourceType()] ?? 'other');

/** Starts counting the bytes of responses. Call the returned function when the network is idle. */
export const weigh = (page: Page): (() => Promise<Transferred>) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const bytes: Record<Kind, number> = { HTML: 0, scripts: 0, styles: 0, fonts: 0, other: 0 };
    for (const request of finished) bytes[kindOf(request)] += (await request.sizes()).responseBodySize;
    return bytes;
  };
};

const scrollToEnd = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
};

/** Selectors of the elements to press: accordions, tabs, radio buttons, submit buttons, menus. */
const PRESSED = [
  'main summary:visible',
  'main button[aria-expanded]:visible',
  'main [role="tab"]:visible',
  'main input[type="radio"]:enabled:visible',
  'main form button[type="submit"]:visible',
  'header button:visible',
];
const TEXT_BOX = 'main :is(input[type="search"], input[role="combobox"]):visible';

/** Maximum number of elements pressed per selector. */
const MOST = 4;
/** Delay in ms between two gestures, about the fastest that a person is, so that the work of one does not count for the next. */
const PAUSE = 300;

const press = async (page: Page, target: Locator): Promise<void> => {
  await target.hover({ timeout: 1000 });
  await page.waitForTimeout(PAUSE);
  // Forced: the checks of Playwright, done by `hover`, would run in the page during the measured press.
  await target.click({ force: true, timeout: 1000 });
};

/** Presses elements, closes what they open with Escape, and types into the first text box. Skips elements it cannot press. */
export const interact = async (page: Page): Promise<void> => {
  for (const selector of PRESSED)
    for (const target of (await page.locator(selector).all()).slice(0, MOST)) {
      await press(page, target).catch(() => undefined);
      await page.waitForTimeout(PAUSE);
      await page.keyboard.press('Escape');
    }
  const box = page.locator(TEXT_BOX).first();
  if ((await box.count()) > 0) await box.pressSequentially('miami', { delay: 200 });
  await page.waitForTimeout(500);
};

/** Limits in kB for a visit with a cold cache that scrolls to the end of the page. */
const MOST_KB = { HTML: 20, scripts: 100, styles: 15, fonts: 65 } as const satisfies Partial<
  Record<Kind, number>
>;
/** Limit in ms from an interaction to the next paint. */
const MOST_MS = 80;

/** Limits of the finder, whose scripts include the worker and WebAssembly. */
const MOST_KB_FINDER = { ...MOST_KB, scripts: 145 };

/** The finder compiles WebAssembly and reads an index after load, so its long tasks are reported but have no limit. */
const isFinder = (path: string): boolean => path.endsWith('/hospitals');

const tooHeavy = ({ path, bytes }: Visit): readonly string[] =>
  Object.entries(isFinder(path) ? MOST_KB_FINDER : MOST_KB).flatMap(([kind, most]) => {
    const kilobytes = bytes[kind as Kind] / 1000;
    return kilobytes > most ? [`${path}: ${kind} ${kilobytes.toFixed(1)} kB, more than ${most}`] : [];
  });

/** Returns a message for each budget that a visit exceeds. */
export const exceededBudgets = (visit: Visit): readonly string[] => {
  const { path, shift, longest, slowest } = visit;
  return [
    ...tooHeavy(visit),
    ...(shift > 0 ? [`${path}: a layout shift of ${shift.toFixed(4)}`] : []),
    ...(longest > 0 && !isFinder(path)
      ? [`${path}: a task of ${Math.round(longest)} ms after loading, more than 50`]
      : []),
    ...(slowest > MOST_MS ? [`${path}: ${slowest} ms to the next paint, more than ${MOST_MS}`] : []),
  ];
};
