import { readFileSync, writeFileSync } from 'node:fs';
import { CATEGORIES, METRICS, type Metric, type PageReport } from './measure.ts';
import type { Kind, Visit } from './visit.ts';

/** Returns a Markdown table with aligned columns. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
};

const METRIC_NAMES = Object.keys(METRICS) as Metric[];

const withUnit = (metric: Metric, value: number): string =>
  metric === 'CLS' ? String(value) : `${Math.round(value)} ms`;

const SCORE_HEAD = ['page', ...CATEGORIES, ...METRIC_NAMES];

const scoreCells = ({ path, scores, metrics }: PageReport): readonly string[] => [
  path,
  ...CATEGORIES.map((category) => String(scores[category] ?? 'noindex')),
  ...METRIC_NAMES.map((metric) => withUnit(metric, metrics[metric])),
];

export const scoreTable = (reports: readonly PageReport[]): string =>
  table(SCORE_HEAD, reports.map(scoreCells));

/** Lists the failed audits of the pages that score below 100. */
export const failures = ({ path, failed }: PageReport): readonly string[] =>
  failed.map((audit) => `${path}: ${audit}`);

const KINDS: readonly Kind[] = ['HTML', 'scripts', 'styles', 'fonts', 'other'];

const VISIT_HEAD = [
  'page',
  ...KINDS.map((kind) => `${kind}, kB`),
  'shift',
  'longest task',
  'slowest gesture',
];

const visitCells = ({ path, bytes, shift, longest, slowest }: Visit): readonly string[] => [
  path,
  ...KINDS.map((kind) => (bytes[kind] / 1000).toFixed(1)),
  String(Number(shift.toFixed(4))),
  longest === 0 ? 'up to 50 ms' : `${Math.round(longest)} ms`,
  slowest === 0 ? 'under 16 ms' : `${slowest} ms`,
];

export const visitTable = (visits: readonly Visit[]): string => table(VISIT_HEAD, visits.map(visitCells));

const DOC = 'docs/performance-tables.md';

/** Replaces the text between `<!-- NAME -->` and `<!-- /NAME -->` of the document with all tables. */
export const writePart = (name: string, text: string): void => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = readFileSync(DOC, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${DOC} has no ${begin} … ${end}`);
  writeFileSync(DOC, `${before}${begin}\n\n${text}\n\n${end}${after}`);
};
