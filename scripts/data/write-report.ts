import { closeSync, openSync, writeSync } from 'node:fs';
import type { BuildReport } from './report.ts';

const FLUSH_AT = 1 << 20;

/** Writes a file with a buffer of about a megabyte. */
interface TextWriter {
  write(text: string): void;
  close(): void;
}

export const openText = (path: string): TextWriter => {
  const file = openSync(path, 'w');
  let chunks: string[] = [];
  let length = 0;
  const flush = (): void => {
    writeSync(file, chunks.join(''));
    chunks = [];
    length = 0;
  };
  return {
    write: (text) => {
      chunks.push(text);
      length += text.length;
      if (length >= FLUSH_AT) flush();
    },
    close: () => {
      flush();
      closeSync(file);
    },
  };
};

type Section = readonly [name: string, entries: Iterable<unknown>];

const sections = (report: BuildReport): Section[] => [
  ['notes', report.notes],
  ['changes', report.changes],
  ['unresolvedCities', report.unresolvedCities],
  ['suspiciousZips', report.suspiciousZips],
  ['duplicates', report.duplicates],
];

/** One entry per line. The report of a million rows does not fit into one string. */
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
