import { closeSync, openSync, writeSync } from 'node:fs';
import type { BuildReport } from './report.ts';

/** Writes a file with a buffer of about a megabyte. */
export const openText = (path: string) => {
  const file = openSync(path, 'w');
  let chunks: string[] = [];
  let length = 0;
  const flush = (): void => {
    writeSync(file, chunks.join(''));
    chunks = [];
    length = 0;
  };
  return {
    write: (text: string): void => {
      chunks.push(text);
      length += text.length;
      if (length >= 1 << 20) flush();
    },
    close: (): void => {
      flush();
      closeSync(file);
    },
  };
};

const SECTIONS = ['notes', 'changes', 'unresolvedCities', 'suspiciousZips', 'duplicates'] as const;

/** One entry per line. The report of a million rows does not fit into one string. */
export const writeReport = (path: string, report: BuildReport): void => {
  const { write, close } = openText(path);
  const { input, rows, hospitals } = report;
  write(JSON.stringify({ input, rows, hospitals }).slice(0, -1));
  for (const name of SECTIONS) {
    write(`,\n${JSON.stringify(name)}: [`);
    let comma = '';
    for (const entry of report[name]) {
      write(`${comma}\n  ${JSON.stringify(entry)}`);
      comma = ',';
    }
    write(']');
  }
  write('}\n');
  close();
};
