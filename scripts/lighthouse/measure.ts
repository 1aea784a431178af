import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Result } from 'lighthouse';
import type { FoundBrowser } from '../find-browser.ts';
import { withBrowser } from './with-browser.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Metrics of the performance score; times in ms. */
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
  /** Medians, 0 to 100; no SEO score for a page that excludes search engines. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Medians; times in ms. */
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Audits of the categories below 100. */
  readonly failed: readonly FailedAudit[];
}

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const metricOf = (result: Result, metric: Metric): number =>
  result.audits[METRICS[metric]]?.numericValue ?? Number.NaN;

const each = <K extends string>(keys: readonly K[], value: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

/** Whether the page excludes search engines, which only lowers SEO. */
const isLeftOut = (result: Result): boolean => result.audits['is-crawlable']?.score === 0;

/** Medians of a page's measurements, and the failed audits of the median run. */
export const judge = (path: string, results: readonly Result[]): PageReport => {
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
      .flatMap((category) => audited(middle(category), category)),
  };
};

/** An audit that cost points or, in performance, explains lost time. */
export interface FailedAudit {
  readonly category: string;
  readonly id: string;
  readonly title: string;
  /** The measured value, if any: "2.1 s". */
  readonly shown: string;
  readonly explanation: string;
  /** The first few selectors or addresses. */
  readonly places: readonly string[];
}

type Audit = Result['audits'][string];

const LOCATIONS_SHOWN = 5;

/** Replaces Markdown links by their texts. */
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

/** Audits without weight explain the performance score if they estimate savings. */
const explains = ({ metricSavings }: Audit): boolean =>
  Object.values(metricSavings ?? {}).some((saving) => (saving ?? 0) > 0);

/** The failed audits of a category, heaviest first. */
export const audited = (result: Result, category: string): readonly FailedAudit[] => {
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

/** The median item by a number; of an even count the lower of the two. */
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
  // Loaded on use: the package takes seconds.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const result = await withBrowser(
    // Otherwise Lighthouse's defaults: a mid-range phone on slow 4G, simulated throttling.
    () => lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }),
    [`--remote-debugging-port=${port}`],
    found,
  );
  if (result === undefined) throw new Error(`${address} gave no result`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
};

/** Measures an address `runs` times, each in a new process of the browser. */
export const measurePage = async (
  found: FoundBrowser,
  address: string,
  runs: number,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await measureOnce(found, address));
  return results;
};
