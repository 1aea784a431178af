import type { ReactNode } from 'react';
import { csvText } from '#domain/csv.ts';

/** One value or two. The second of two values is beside the first, or below the first in a narrow viewport. */
type Cell = string | readonly [first: string, second: string];

interface Column {
  readonly title: Cell;
  readonly kind?: 'number' | 'change';
  /** Width relative to the other columns. */
  readonly width: number;
}

export type Row = readonly Cell[];

export interface ReportTable {
  readonly title: string;
  readonly lead?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly isAlarming?: (row: Row) => boolean;
}

/** Browsers can still scroll and download this many rows; hundreds of thousands of a million rows may have changed. */
const MOST_ROWS = 10_000;

/** Returns the id of a table's section, for links. */
export const idOf = ({ title }: ReportTable): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const number = (value: number): string => value.toLocaleString('en');

const NUMBER = /^-?\d+$/;

const Value = ({ cell, kind }: { cell: Cell; kind: Column['kind'] }): ReactNode => {
  if (typeof cell === 'string') return kind === 'number' && NUMBER.test(cell) ? number(Number(cell)) : cell;
  const [first, second] = cell;
  return (
    <div className="two">
      {kind === 'change' ? <del>{first || 'nothing'}</del> : <span>{first}</span>}
      {kind === 'change' ? <ins>{second || 'nothing'}</ins> : <span className="second">{second}</span>}
    </div>
  );
};

const csvAddress = (columns: readonly Column[], rows: readonly Row[]): string => {
  const text = csvText([columns.map(({ title }) => title), ...rows].map((cells) => cells.flat()));
  return `data:text/csv;charset=utf-8;base64,${Buffer.from(text).toString('base64')}`;
};

export const Table = ({ table }: { table: ReportTable }): ReactNode => {
  const { title, lead, columns, rows, isAlarming } = table;
  const id = idOf(table);
  const shown = rows.slice(0, MOST_ROWS);
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 id={`${id}-title`}>
          {title} <span className="count">{number(rows.length)}</span>
        </h2>
        <a
          className="no-print"
          aria-label={`Download CSV: ${title}`}
          download={`${id}.csv`}
          href={csvAddress(columns, shown)}
        >
          Download CSV
        </a>
      </div>
      {lead && <p>{lead}</p>}
      {rows.length > MOST_ROWS && (
        <p>
          These are the first {number(MOST_ROWS)} of {number(rows.length)}; the JSON report has all.
        </p>
      )}
      <table
        aria-labelledby={`${id}-title`}
        className={columns.some(({ kind }) => kind === 'number') ? 'numbers' : undefined}
      >
        <colgroup>
          {columns.map(({ title, width }) => (
            <col key={String(title)} style={{ width: `${(100 * width) / total}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ title, kind }) => (
              <th key={String(title)} scope="col" className={kind}>
                <Value cell={title} kind={undefined} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.join('\n')} className={isAlarming?.(row) ? 'alarm' : undefined}>
              {columns.map(({ title, kind }, at) => (
                <td key={String(title)} className={kind}>
                  <Value cell={row[at] ?? ''} kind={kind} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
