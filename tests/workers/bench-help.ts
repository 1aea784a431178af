import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { readArguments, runCommand } from '#scripts/command.ts';
import { openHelp } from '#scripts/help/search-help.ts';
import { type Measured, measure, readTable, sharesOf, type TableRow } from './help-table.ts';

const USAGE = `Measures the help center's search by the tables in tests/workers/help-queries.

node --import ./scripts/typescript.mjs tests/workers/bench-help.ts [--misses]
  --misses  also prints the rows that miss`;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at < 3 ? String(cell).padEnd(10) : String(cell).padStart(9))).join('');

const figures = (rows: readonly Measured[]): (string | number)[] => {
  const { first, amongThree, reportedCovered, reportedUncovered } = sharesOf(rows);
  return [rows.length, ...[first, amongThree, reportedUncovered, 1 - reportedCovered].map(percent)];
};

/** Formats one line per value of a column, in the order of the table. */
const linesBy = (rows: readonly (TableRow & Measured)[], key: 'set' | 'kind', language: string): string[] =>
  [...new Set(rows.map((row) => row[key]))].map((value) =>
    line([language, key, value, ...figures(rows.filter((row) => row[key] === value))]),
  );

await runCommand(import.meta.url, USAGE, async (argv) => {
  const { misses } = readArguments(argv, { misses: { type: 'boolean', default: false } }).values;
  const help = openHelp();
  const all: (TableRow & Measured)[] = [];
  console.log(line(['language', 'by', '', 'rows', 'first', 'three', 'says so', 'wrongly']));
  for (const language of LANGUAGES) {
    const rows = await measure(help, language, readTable(language));
    const code = LANGUAGE_TABLE[language].hreflang;
    all.push(...rows);
    console.log([...linesBy(rows, 'set', code), ...linesBy(rows, 'kind', code)].join('\n'));
    if (misses)
      for (const { query, set, answers, found, isFirst, isAnsweredCorrectly } of rows)
        if (!isAnsweredCorrectly || (answers.length > 0 && !isFirst))
          console.log(
            `  ${set} ${isAnsweredCorrectly ? '' : '[said wrongly] '}"${query}": ${answers}; found ${found.slice(0, 4)}`,
          );
  }
  console.log([...linesBy(all, 'set', 'all'), ...linesBy(all, 'kind', 'all')].join('\n'));
  return 0;
});
