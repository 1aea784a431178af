import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';

/** What one visit of a page gave. */
export interface Visit extends Readonly<Seen> {
  readonly path: string;
  readonly bytes: Transferred;
}

/** How many times slower the processor is while the page loads, and while it is used. */
const LOADING = 6;
const USED = 4;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-US',
  serviceWorkers: 'block',
};

type Watching = typeof globalThis & { readonly seen: Seen };

const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Visits a page on a phone with a cold cache, lets it come to rest, and uses it. */
export const visit = async (browser: Browser, address: string, path: string): Promise<Visit> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watch);
  const weighed = await weigh(session);
  const seen = () => page.evaluate(() => (globalThis as Watching).seen);

  await slowDown(session, LOADING);
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { shift, longTasks } = await seen();
  const bytes = weighed();

  await slowDown(session, USED);
  await useMuch(page);
  const { slowest } = await seen();
  await context.close();
  return { path, bytes, shift, longTasks, slowest };
};

/** What a page has seen of its own visit. */
export interface Seen {
  /** Sum of the layout shifts that no gesture caused. */
  shift: number;
  /** Milliseconds of each task over 50 ms that began after the page had loaded. */
  readonly longTasks: number[];
  /** Milliseconds from a gesture to the next paint, of the slowest; 0 while none took 16. */
  slowest: number;
}

/** Runs in the page, before its own scripts: it must not use anything from outside of itself. */
export const watch = (): void => {
  const seen: Seen = { shift: 0, longTasks: [], slowest: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, tell: (entry: PerformanceEntry) => void, more = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
      ...more,
    });
  const loadedAt = (): number =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd ||
    Number.POSITIVE_INFINITY;

  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    if (startTime >= loadedAt()) seen.longTasks.push(duration);
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

/** Bytes of bodies as they come over the wire, of all that the page itself asks for (what a worker asks for is the worker's). */
export type Transferred = Readonly<Record<Kind, number>>;

const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
};

/** Adds up what comes from now on; ask for the sum when nothing is under way. */
export const weigh = async (session: CDPSession): Promise<() => Transferred> => {
  const bytes: Record<Kind, number> = { HTML: 0, scripts: 0, styles: 0, fonts: 0, other: 0 };
  const heads = new Map<string, readonly [Kind, head: number]>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    heads.set(requestId, [KIND_OF[type] ?? 'other', response.encodedDataLength]),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [kind, head] = heads.get(requestId) ?? ['other', 0];
    bytes[kind] += Math.max(0, encodedDataLength - head);
  });
  await session.send('Network.enable');
  return () => ({ ...bytes });
};

/** What a visitor may press on any page: accordions, tabs, choices, menus. */
const PRESSED = [
  'main summary:visible',
  'main button[aria-expanded]:visible',
  'main [role="tab"]:visible',
  'main input[type="radio"]:enabled:visible',
  'header button:visible',
];
const TEXT_BOX = 'main :is(input[type="search"], input[role="combobox"]):visible';

/** Of each sort. */
const MOST = 4;
/** Milliseconds that a hand takes to what it has just brought into view: what it left behind has closed by then. */
const REACH = 300;

const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded({ timeout: 1000 });
  await page.waitForTimeout(REACH);
  await target.click({ timeout: 1000 });
};

/** Presses things on a page, closes them again, and types into its first box. What cannot be pressed is passed over. */
export const useMuch = async (page: Page): Promise<void> => {
  for (const selector of PRESSED)
    for (const target of (await page.locator(selector).all()).slice(0, MOST)) {
      await press(page, target).catch(() => undefined);
      await page.keyboard.press('Escape');
    }
  const box = page.locator(TEXT_BOX).first();
  if ((await box.count()) > 0) await box.pressSequentially('miami', { delay: 200 });
  await page.waitForTimeout(500);
};

/** Kilobytes of any route from a cold cache. Scripts differ by route: `npx size-limit` checks them. */
const MOST_KB = { HTML: 20, styles: 15, fonts: 65 } as const satisfies Partial<Record<Kind, number>>;
/** Milliseconds from a gesture to the next paint. */
const MOST_MS = 80;

/** The finder compiles a search core and reads an index when it has loaded: its long tasks are told, not judged. */
const isFinder = (path: string): boolean => path.endsWith('/hospitals');

const tooHeavy = ({ path, bytes }: Visit): readonly string[] =>
  Object.entries(MOST_KB).flatMap(([kind, most]) => {
    const kilobytes = bytes[kind as Kind] / 1000;
    return kilobytes > most ? [`${path}: ${kind} ${kilobytes.toFixed(1)} kB, more than ${most}`] : [];
  });

/** What of a visit is over its budget, in words; empty when all is well. */
export const missesOf = (visit: Visit): readonly string[] => {
  const { path, shift, longTasks, slowest } = visit;
  return [
    ...tooHeavy(visit),
    ...(shift > 0 ? [`${path}: a layout shift of ${shift.toFixed(4)}`] : []),
    ...(longTasks.length > 0 && !isFinder(path)
      ? [`${path}: ${longTasks.length} long tasks after loading, up to ${Math.max(...longTasks)} ms`]
      : []),
    ...(slowest > MOST_MS ? [`${path}: ${slowest} ms to the next paint, more than ${MOST_MS}`] : []),
  ];
};
