import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface TableRow {
  readonly id: string;
  readonly heading: string;
  readonly cells: readonly ReactNode[];
}

export interface TableProps {
  readonly caption: string;
  /** Column headings; the first is above the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export const Table = ({ caption, columns, rows }: TableProps) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, heading, cells }) => (
        <tr key={id}>
          <th scope="row">{heading}</th>
          {columns.slice(1).map((column, index) => (
            <td key={column}>{cells[index]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
