import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datedClaims } from './dated-claims.ts';
import { drafts, sampleDirectory } from './drafts.ts';
import { type CheckOptions, type OpenPoint, placeIn } from './open-point.ts';
import { reservedValues } from './reserved-values.ts';

/** A row of data/open-points.json, deleted once it is settled. */
interface WrittenPoint {
  readonly group: string;
  readonly what: string;
  readonly file?: string;
  /** Stands in the line that is meant. */
  readonly find?: string;
}

const FILE = 'data/open-points.json';

/** What no file shows by itself. */
const writtenPoints = (options: CheckOptions): readonly OpenPoint[] =>
  (JSON.parse(readFileSync(join(options.root, FILE), 'utf8')) as readonly WrittenPoint[]).map(
    ({ group, what, file, find = '' }) => ({
      group,
      what,
      at: file === undefined ? placeIn(options, FILE, what) : placeIn(options, file, find),
    }),
  );

/** Everything that the owner must still supply, confirm or renew. */
export const listOpenPoints = (options: CheckOptions): readonly OpenPoint[] => [
  ...reservedValues(options),
  ...sampleDirectory(options),
  ...writtenPoints(options),
  ...drafts(options),
  ...datedClaims(options),
];

const lineOf = ({ what, at }: OpenPoint): string => (at === undefined ? `  ${what}` : `  ${at}: ${what}`);

/** For people: grouped, counted. */
export const tellOpenPoints = (points: readonly OpenPoint[]): string => {
  const groups = [...new Set(points.map(({ group }) => group))].map((group) => {
    const lines = points.filter((point) => point.group === group).map(lineOf);
    return [`${group} (${lines.length})`, ...lines].join('\n');
  });
  return [...groups, points.length === 0 ? 'Nothing is open.' : `${points.length} open points.`].join('\n\n');
};
