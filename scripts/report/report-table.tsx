import type { ReactNode } from 'react';
import { csvText } from '#domain/csv.ts';

interface Column {
  /** Titles of the column's values. The second of two values is beside the first, or below the first in a narrow viewport. */
  readonly titles: readonly string[];
  readonly kind?: 'number' | 'change';
  /** Width relative to the other columns. */
  readonly width: number;
}

export type Row = readonly string[];

export interface ReportTable {
  readonly title: string;
  readonly lead?: string;
  readonly columns: readonly Column[];
  /** Rows with the values of all columns in sequence, as in the CSV file. */
  readonly rows: readonly Row[];
  readonly isAlarming?: (row: Row) => boolean;
}

/** Browsers can still scroll and download this many rows; hundreds of thousands of a million rows may have changed. */
const MOST_ROWS = 10_000;

interface Drawn extends ReportTable {
  readonly id: string;
  readonly shown: readonly Row[];
  readonly count: number;
}

/** Keeps the first `MOST_ROWS`. */
export const limitRows = (table: ReportTable): Drawn => ({
  ...table,
  id: table.title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  shown: table.rows.slice(0, MOST_ROWS),
  count: table.rows.length,
});

export const number = (value: number): string => value.toLocaleString('en');

const NUMBER = /^-?\d+$/;

const Value = ({ values, kind }: { values: readonly string[]; kind: Column['kind'] }): ReactNode => {
  const [first = '', second] = values;
  if (kind === 'number') return NUMBER.test(first) ? number(Number(first)) : first;
  if (second === undefined) return first;
  return (
    <div className="two">
      {kind === 'change' ? <del>{first || 'nothing'}</del> : <span>{first}</span>}
      {kind === 'change' ? <ins>{second || 'nothing'}</ins> : <span className="second">{second}</span>}
    </div>
  );
};

const startsOf = (columns: readonly Column[]): number[] => {
  let next = 0;
  return columns.map(({ titles }) => {
    const start = next;
    next += titles.length;
    return start;
  });
};

const csvAddress = ({ columns, shown }: Drawn): string => {
  const text = csvText([columns.flatMap(({ titles }) => titles), ...shown]);
  return `data:text/csv;charset=utf-8;base64,${Buffer.from(text).toString('base64')}`;
};

export const Table = ({ table }: { table: Drawn }): ReactNode => {
  const { id, title, lead, columns, shown, count, isAlarming } = table;
  const starts = startsOf(columns);
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 id={`${id}-title`}>
          {title} <span className="count">{number(count)}</span>
        </h2>
        <a
          className="no-print"
          aria-label={`Download CSV: ${title}`}
          download={`${id}.csv`}
          href={csvAddress(table)}
        >
          Download CSV
        </a>
      </div>
      {lead && <p>{lead}</p>}
      {count > shown.length && (
        <p>
          These are the first {number(shown.length)} of {number(count)}; the JSON report has all.
        </p>
      )}
      <table
        aria-labelledby={`${id}-title`}
        className={columns.some(({ kind }) => kind === 'number') ? 'numbers' : undefined}
      >
        <colgroup>
          {columns.map(({ titles, width }) => (
            <col key={titles[0]} style={{ width: `${(100 * width) / total}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ titles, kind }) => (
              <th key={titles[0]} scope="col" className={kind}>
                <Value values={titles} kind={undefined} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.join('\n')} className={isAlarming?.(row) ? 'alarm' : undefined}>
              {columns.map(({ titles, kind }, at) => {
                const start = starts[at] ?? 0;
                return (
                  <td key={titles[0]} className={kind}>
                    <Value values={row.slice(start, start + titles.length)} kind={kind} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
