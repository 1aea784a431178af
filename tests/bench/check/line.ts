import { digits } from '../measure.ts';

/** One thing that is required of the search core, and how it is met. */
export interface Line {
  readonly what: string;
  readonly sense: 'at least' | 'at most';
  readonly unit: '×' | ' KB' | ' MB' | ' bytes' | '';
  /** undefined: told, not judged. */
  readonly required: number | undefined;
  readonly stretch?: number;
  /** undefined: could not be measured; `note` says why. */
  readonly measured: number | undefined;
  readonly note?: string;
}

export type Verdict = 'stretch' | 'met' | 'MISSED' | 'told' | 'NOT MEASURED';

const keeps = ({ sense, measured = Number.NaN }: Line, bound: number): boolean =>
  sense === 'at least' ? measured >= bound : measured <= bound;

export const verdictOf = (line: Line): Verdict => {
  const { measured, required, stretch } = line;
  if (measured === undefined) return required === undefined ? 'told' : 'NOT MEASURED';
  if (stretch !== undefined && keeps(line, stretch)) return 'stretch';
  if (required === undefined) return 'told';
  return keeps(line, required) ? 'met' : 'MISSED';
};

/** What cannot be measured is not met. */
export const isMissed = (line: Line): boolean => ['MISSED', 'NOT MEASURED'].includes(verdictOf(line));

const bound = (value: number | undefined, unit: string): string =>
  value === undefined ? '–' : `${digits(value)}${unit}`;

/** A line of a Markdown table; LINE_HEAD is its head. */
export const toRow = (line: Line): readonly string[] => {
  const { what, sense, unit, required, stretch, measured, note } = line;
  return [
    what,
    `${sense} ${bound(required, unit)}`,
    bound(stretch, unit),
    bound(measured, unit),
    verdictOf(line),
    note ?? '',
  ];
};

export const LINE_HEAD = ['', 'required', 'stretch', 'measured', '', ''] as const;
