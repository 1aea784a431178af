import type { FailedAudit } from './audits.ts';
import { CATEGORIES, METRICS, type Metric, type PageReport } from './report.ts';

const METRIC_NAMES = Object.keys(METRICS) as Metric[];

const withUnit = (metric: Metric, value: number): string =>
  metric === 'CLS' ? String(value) : `${Math.round(value)} ms`;

const HEAD = ['page', ...CATEGORIES, ...METRIC_NAMES];

const cellsOf = ({ path, scores, metrics }: PageReport): readonly string[] => [
  path,
  ...CATEGORIES.map((category) => String(scores[category])),
  ...METRIC_NAMES.map((metric) => withUnit(metric, metrics[metric])),
];

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
};

const tellAudit = ({ category, id, title, shown, explanation, places }: FailedAudit): string =>
  [
    `  ${category}: ${title} (${id})${shown && `: ${shown}`}`,
    `    ${explanation}`,
    ...places.map((place) => `    · ${place}`),
  ].join('\n');

const tellPage = ({ path, failed }: PageReport): readonly string[] =>
  failed.length > 0 ? [`\n${path} is below 100:`, ...failed.map(tellAudit)] : [];

/** A table of the medians, and under it what kept a page below 100. */
export const tell = (reports: readonly PageReport[]): string =>
  [table([HEAD, ...reports.map(cellsOf)]), ...reports.flatMap(tellPage)].join('\n');
