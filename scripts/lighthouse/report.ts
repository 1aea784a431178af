import type { Result } from 'lighthouse';
import { audited, type FailedAudit } from './audits.ts';
import { medianBy } from './median.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What the performance score is made of; times in ms. */
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
  /** Medians, 0 to 100; none for search engines where a page asks them to leave it out. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Medians; times in ms. */
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Of the categories below 100. */
  readonly failed: readonly FailedAudit[];
}

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const metricOf = (result: Result, metric: Metric): number =>
  result.audits[METRICS[metric]]?.numericValue ?? Number.NaN;

const each = <K extends string>(keys: readonly K[], value: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

/** Whether the page itself asks search engines to leave it out, which costs points of SEO alone. */
const isLeftOut = (result: Result): boolean => result.audits['is-crawlable']?.score === 0;

/** The medians of a page's measurements, and in the median run the audits that kept a category below 100. */
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
