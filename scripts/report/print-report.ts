import { shorten } from '../data/cells.ts';
import type { ReportPage } from './report-page.tsx';
import type { ReportTable, Row } from './report-table.tsx';

/** Maximum number of rows per table in the terminal. */
const MOST_SHOWN = 40;

const printTable = ({ title, lead, columns, rows }: ReportTable): string[] => {
  const show = (row: Row): string => {
    const cells = columns.map(({ kind }, at) => {
      const [first = '', second] = [row[at] ?? ''].flat().map(shorten);
      if (second === undefined) return first;
      return kind === 'change' ? `${first} → ${second}` : `${first}, ${second}`;
    });
    return `  ${cells.join('; ')}`;
  };
  const rest = rows.length - MOST_SHOWN;
  return [
    `${title} (${rows.length.toLocaleString('en')})`,
    ...(lead === undefined ? [] : [`  ${lead}`]),
    show(columns.map((column) => column.title)),
    ...rows.slice(0, MOST_SHOWN).map(show),
    ...(rest > 0 ? [`  … and ${rest.toLocaleString('en')} more; the report as a page has all`] : []),
  ];
};

/** Formats a report for the terminal, with up to 40 rows of each table. */
export const printReport = ({ lead, figures, tables, notes = [] }: ReportPage): string => {
  const counts = figures.map(({ title, rows }) => `${title}: ${rows.length.toLocaleString('en')}`);
  return [
    [...lead, counts.join(', '), ...notes],
    ...tables.filter(({ rows }) => rows.length > 0).map(printTable),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
};
