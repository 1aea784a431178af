import type { BuildReport } from './report.ts';
import { openText } from './write-text.ts';

type Section = readonly [name: string, entries: Iterable<unknown>];

const sections = (report: BuildReport): Section[] => [
  ['notes', report.notes],
  ['changes', report.changes],
  ['unresolvedCities', report.unresolvedCities],
  ['suspiciousZips', report.suspiciousZips],
  ['duplicates', report.duplicates],
];

/** One entry per line, written as it goes: the report of a million rows is never one string. */
export const writeReport = (path: string, report: BuildReport): void => {
  const { write, close } = openText(path);
  const { input, rows, hospitals } = report;
  write(JSON.stringify({ input, rows, hospitals }).slice(0, -1));
  for (const [name, entries] of sections(report)) {
    write(`,\n${JSON.stringify(name)}: [`);
    let comma = '';
    for (const entry of entries) {
      write(`${comma}\n  ${JSON.stringify(entry)}`);
      comma = ',';
    }
    write(']');
  }
  write('}\n');
  close();
};
