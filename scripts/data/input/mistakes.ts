import { FILE_START, FileError, type Position, UserError } from '#scripts/errors.ts';
import { groupBy } from '#scripts/group-by.ts';
import { showLines } from '../cells.ts';

/** Row that cannot be parsed, with the reason. */
export interface RejectedRow extends Position {
  /** The column's name, or "Row". */
  readonly title: string;
  /** Invalid cell in quotes; empty if the problem is not the value of a cell. */
  readonly value: string;
  readonly problem: string;
  readonly cells: readonly string[];
}

/** Aborts parsing of one row. */
export class RowError extends Error {
  readonly row: RejectedRow;
  constructor(row: RejectedRow) {
    super(row.problem);
    this.row = row;
  }
}

export const formatRejectedRow = ({ value, problem }: RejectedRow): string =>
  [value, problem].filter(Boolean).join(' ');

const MOST_LINES = 20;

/** Formats a line per kind of mistake, at its first position: `f.csv:4:11: State: 3 rows: lines 4, 9, 20: "Oklaho" is no …`. */
export const groupMistakes = (file: string, rejected: readonly RejectedRow[]): string[] =>
  [...groupBy(rejected, ({ title, problem }) => `${title}\n${problem}`).values()].flatMap((rows) =>
    rows.slice(0, 1).map((first) => {
      const lines = rows.map(({ line }) => line);
      const group =
        rows.length === 1 ? '' : `${first.title}: ${rows.length} rows: ${showLines(lines, MOST_LINES)}: `;
      return `${file}:${first.line}:${first.column}: ${group}${formatRejectedRow(first)}`;
    }),
  );

/** Maximum share of unreadable rows; above it, the file is probably the wrong one. */
const MOST_REJECTED = 0.02;

/** Throws UserError, with the mistakes grouped by kind, if more than 2 % of the rows are unreadable. */
export const assertFewRejected = (file: string, rows: number, rejected: readonly RejectedRow[]): void => {
  const all = rows + rejected.length;
  if (rejected.length / all <= MOST_REJECTED) return;
  const { message } = new FileError(
    file,
    FILE_START,
    `${rejected.length} of ${all} rows cannot be read, more than 2 %; correct them, or check that this is the right file`,
  );
  throw new UserError([message, ...groupMistakes(file, rejected)].join('\n'));
};
