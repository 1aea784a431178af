import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import type { Result } from 'lighthouse';
import { type FoundBrowser, withBrowser } from '../browser.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse audit ids of the metrics in the performance score. Times are in ms. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
} as const;
export type Metric = keyof typeof METRICS;

export interface PageReport {
  readonly path: string;
  /** Medians from 0 to 100. A page that excludes search engines has no SEO score. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Medians; times in ms. */
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Failed audits of the categories that score below 100: "seo: Links are not crawlable (crawlable-anchors)". */
  readonly failed: readonly string[];
}

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** Returns the median; for an even number of values, the lower of the two middle ones. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Returns whether the page excludes search engines, which lowers only the SEO score. */
const isLeftOut = (result: Result): boolean => result.audits['is-crawlable']?.score === 0;

const failedAudits = (result: Result, category: Category): readonly string[] =>
  (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title } = result.audits[id] ?? {};
    return weight === 0 || score === null || score === 1 ? [] : [`${category}: ${title} (${id})`];
  });

/** Returns the medians of a page's measurements, and the failed audits of the categories whose median is below 100. */
export const summarizeRuns = (path: string, results: readonly Result[]): PageReport => {
  const judged = CATEGORIES.filter((category) => category !== 'seo' || !results.every(isLeftOut));
  const scores = Object.fromEntries(
    judged.map((category) => [category, median(results.map((result) => scoreOf(result, category)))]),
  );
  const metrics = Object.entries(METRICS).map(([metric, id]) => {
    const value = median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return [metric, Number(value.toFixed(3))];
  });
  const failed = judged
    .filter((category) => (scores[category] ?? 0) < 100)
    .flatMap((category) => results.flatMap((result) => failedAudits(result, category)));
  return { path, scores, metrics: Object.fromEntries(metrics), failed: [...new Set(failed)] };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Folder of Lighthouse's own reports: one page per measured page, of its last run. */
export const REPORTS = '.cache/lighthouse';

const measureOnce = async (found: FoundBrowser, address: string, path: string): Promise<Result> => {
  // Imported only when needed, because the package takes seconds to load.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const result = await withBrowser(
    // All other settings are Lighthouse's defaults: a mid-range phone on slow 4G, simulated throttling.
    () =>
      lighthouse(address + path, {
        port,
        logLevel: 'error',
        output: 'html',
        onlyCategories: [...CATEGORIES],
      }),
    [`--remote-debugging-port=${port}`],
    found,
  );
  if (result === undefined) throw new Error(`${path} gave no result`);
  const { lhr, report } = result;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/${path.slice(1).replaceAll('/', '-') || 'home'}.html`, String(report));
  return lhr;
};

/** Measures a page of the site at `address` `runs` times, each time in a new browser process. */
export const measurePage = async (
  found: FoundBrowser,
  address: string,
  path: string,
  runs: number,
): Promise<PageReport> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await measureOnce(found, address, path));
  return summarizeRuns(path, results);
};
