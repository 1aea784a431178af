import type { BuildReport } from './report.ts';
import { shorten } from './shorten.ts';

/** What `--strict` does not accept. Its message names every doubtful line. */
export class StrictError extends Error {
  override readonly name = 'StrictError';
}

const point = (file: string, lines: readonly number[], problem: string): string[] =>
  lines.map((line) => `${file}:${line}:1: ${problem}`);

const listDoubts = ({ input, unresolvedCities, suspiciousZips, duplicates }: BuildReport): string[] => [
  ...[...unresolvedCities].flatMap(({ city, state, why, lines }) =>
    point(
      input,
      lines,
      `city "${shorten(city)}", ${state}: ${why}; correct it, or add a row to data/city-corrections.csv`,
    ),
  ),
  ...[...suspiciousZips].flatMap(({ zip, why, lines }) =>
    point(input, lines, `zip "${shorten(zip)}": ${why}; look it up and correct it`),
  ),
  ...duplicates
    .filter(({ disagree }) => disagree)
    .flatMap(({ name, lines }) =>
      point(
        input,
        lines.slice(1),
        `"${shorten(name)}" repeats line ${lines[0]} with other networks; keep one of the rows`,
      ),
    ),
];

/** Throws when the report holds anything that a person should decide. */
export const refuseDoubts = (report: BuildReport): void => {
  const doubts = listDoubts(report);
  if (doubts.length > 0) throw new StrictError(doubts.join('\n'));
};
