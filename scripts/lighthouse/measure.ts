import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Result } from 'lighthouse';
import type { FoundBrowser } from '../find-browser.ts';
import { withBrowser } from './with-browser.ts';

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
  readonly runs: number;
  /** Medians from 0 to 100. A page that excludes search engines has no SEO score. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Medians; times in ms. */
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Failed audits of the categories that score below 100. */
  readonly failed: readonly FailedAudit[];
}

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const metricOf = (result: Result, metric: Metric): number =>
  result.audits[METRICS[metric]]?.numericValue ?? Number.NaN;

const each = <K extends string>(keys: readonly K[], value: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

/** Returns whether the page excludes search engines, which lowers only the SEO score. */
const isLeftOut = (result: Result): boolean => result.audits['is-crawlable']?.score === 0;

/** Returns the medians of a page's measurements, and the failed audits of the median run. */
export const summarizeRuns = (path: string, results: readonly Result[]): PageReport => {
  const middle = (category: Category) => medianBy(results, (result) => scoreOf(result, category));
  const judged = CATEGORIES.filter((category) => category !== 'seo' || !results.every(isLeftOut));
  const scores = each(judged, (category) => scoreOf(middle(category), category));
  return {
    path,
    runs: results.length,
    scores,
    metrics: each(Object.keys(METRICS) as Metric[], (metric) =>
      Number(
        metricOf(
          medianBy(results, (result) => metricOf(result, metric)),
          metric,
        ).toFixed(3),
      ),
    ),
    failed: judged
      .filter((category) => scores[category] < 100)
      .flatMap((category) => failedAudits(middle(category), category)),
  };
};

/** An audit that lowers a score or explains lost time in the performance category. */
export interface FailedAudit {
  readonly category: string;
  readonly id: string;
  readonly title: string;
  /** Measured value such as "2.1 s"; empty if there is none. */
  readonly shown: string;
  readonly explanation: string;
  /** Up to five affected elements or URLs. */
  readonly places: readonly string[];
}

type Audit = Result['audits'][string];

const LOCATIONS_SHOWN = 5;

/** Replaces Markdown links with their texts. */
const plain = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

interface Item {
  readonly node?: { readonly selector?: string; readonly snippet?: string; readonly explanation?: string };
  readonly url?: string;
  readonly href?: string;
  readonly text?: string;
  readonly description?: string;
  readonly label?: string;
}

const locationOf = ({ node, url, href, text, description, label }: Item): string =>
  [node?.selector, node?.snippet, node?.explanation, url, href, text, description, label]
    .filter((part) => typeof part === 'string')
    .join('  ');

const locationsOf = ({ details }: Audit): readonly string[] => {
  const items = (details as { readonly items?: readonly Item[] } | undefined)?.items ?? [];
  return Array.isArray(items) ? items.slice(0, LOCATIONS_SHOWN).map(locationOf).filter(Boolean) : [];
};

/** Returns whether an audit without weight explains the performance score, which is so if it estimates savings. */
const explains = ({ metricSavings }: Audit): boolean =>
  Object.values(metricSavings ?? {}).some((saving) => (saving ?? 0) > 0);

/** Returns the failed audits of a category, sorted by descending weight. */
export const failedAudits = (result: Result, category: string): readonly FailedAudit[] => {
  const refs = [...(result.categories[category]?.auditRefs ?? [])].sort((a, b) => b.weight - a.weight);
  return refs.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    if (weight === 0 && !explains(audit)) return [];
    const { title, displayValue = '', description, explanation } = audit;
    return [
      {
        category,
        id,
        title,
        shown: displayValue,
        explanation: plain(explanation ?? description),
        places: locationsOf(audit),
      },
    ];
  });
};

/** Returns the item with the median value; for an even number of items, the lower of the two middle ones. Throws if empty. */
export const medianBy = <T>(items: readonly T[], by: (item: T) => number): T => {
  const sorted = [...items].sort((a, b) => by(a) - by(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const measureOnce = async (found: FoundBrowser, address: string): Promise<Result> => {
  // Imported only when needed, because the package takes seconds to load.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const result = await withBrowser(
    // All other settings are Lighthouse's defaults: a mid-range phone on slow 4G, simulated throttling.
    () => lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }),
    [`--remote-debugging-port=${port}`],
    found,
  );
  if (result === undefined) throw new Error(`${address} gave no result`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
};

/** Measures a URL `runs` times, each time in a new browser process. */
export const measurePage = async (
  found: FoundBrowser,
  address: string,
  runs: number,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await measureOnce(found, address));
  return results;
};
