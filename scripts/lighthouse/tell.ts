import type { FailedAudit } from './audits.ts';
import { CATEGORIES, METRICS, type Metric, type PageReport } from './report.ts';
import { table } from './table.ts';

const METRIC_NAMES = Object.keys(METRICS) as Metric[];

const withUnit = (metric: Metric, value: number): string =>
  metric === 'CLS' ? String(value) : `${Math.round(value)} ms`;

const HEAD = ['page', ...CATEGORIES, ...METRIC_NAMES];

const cellsOf = ({ path, scores, metrics }: PageReport): readonly string[] => [
  path,
  ...CATEGORIES.map((category) => String(scores[category] ?? 'noindex')),
  ...METRIC_NAMES.map((metric) => withUnit(metric, metrics[metric])),
];

const tellAudit = ({ category, id, title, shown, explanation, places }: FailedAudit): string =>
  [
    `  ${category}: ${title} (${id})${shown && `: ${shown}`}`,
    `    ${explanation}`,
    ...places.map((place) => `    · ${place}`),
  ].join('\n');

const tellPage = ({ path, failed }: PageReport): readonly string[] =>
  failed.length > 0 ? [`\n${path} is below 100:`, ...failed.map(tellAudit)] : [];

/** A table of the medians. */
export const tellScores = (reports: readonly PageReport[]): string => table(HEAD, reports.map(cellsOf));

/** What kept pages below 100, in words; empty when nothing did. */
export const tellFailures = (reports: readonly PageReport[]): string => reports.flatMap(tellPage).join('\n');
