import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DetailedHospital } from '#domain/hospital.ts';
import { readIndex } from '#workers/hospitals/index-file.ts';
import { readRecords } from '#workers/hospitals/records.ts';
import { parseReading, READING_OPTIONS, readHospitals } from './build-index.ts';
import { readArguments, runCommand, UsageError } from './command.ts';
import type { ReadingOptions } from './data/input/read-source.ts';
import { writeAtomically } from './data/write-atomically.ts';
import { FILE_START, FileError } from './errors.ts';
import { compareDirectories, type DirectoryDiff, lossesAbove } from './report/compare-directories.ts';
import { diffPage, formatLoss } from './report/diff-page.ts';
import { printReport } from './report/print-report.ts';
import { drawReport } from './report/report-page.tsx';

const USAGE = `Compares two hospital directories before the new one goes public.

npm run data:diff -- OLD NEW [--html FILE] [--json FILE] [--fail-on-loss PERCENT] [OPTIONS]

  OLD, NEW                a hospital file as data:build reads it, or a folder that data:build wrote (data/generated)
  --html FILE             also write the changes as one page to read, print and mail
  --json FILE             also write them as JSON; with - print JSON instead of the summary
  --fail-on-loss PERCENT  exit with 1 if more than this share of the hospitals of a state or a network would vanish
  --encoding, --sheet, --state, --networks   as for data:build, for both files`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  html: TEXT,
  json: TEXT,
  'fail-on-loss': TEXT,
  ...READING_OPTIONS,
} as const;

const readPercent = (text: string): number => {
  const percent = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (percent <= 100) return percent;
  throw new UsageError(`--fail-on-loss: "${text}" is not a percentage from 0 to 100`);
};

/** Checks that a report does not overwrite a folder or one of the compared files. Throws UsageError. */
const checkTarget = (option: string, file: string | undefined, inputs: readonly string[]): void => {
  if (file === undefined) return;
  if (existsSync(file) && statSync(file).isDirectory())
    throw new UsageError(`${option}: "${file}" is a folder; pass a file`);
  if (inputs.some((input) => resolve(input) === resolve(file)))
    throw new UsageError(`${option}: "${file}" is compared; pass another file`);
};

const readOptions = (argv: readonly string[]) => {
  const { values, positionals } = readArguments(argv, OPTIONS);
  const [before, after, stray] = positionals;
  if (before === undefined || after === undefined) throw new UsageError('OLD and NEW are needed');
  if (stray !== undefined) throw new UsageError(`"${stray}" is an unexpected argument`);
  const { html, json, 'fail-on-loss': percent, ...reading } = values;
  checkTarget('--html', html, positionals);
  checkTarget('--json', json, positionals);
  return {
    before,
    after,
    html,
    json,
    limit: percent === undefined ? undefined : readPercent(percent),
    reading: parseReading(reading),
  };
};

type DiffOptions = ReturnType<typeof readOptions>;

const readFolder = (folder: string): DetailedHospital[] => {
  const file = join(folder, 'hospitals.index');
  if (!existsSync(file))
    throw new FileError(file, FILE_START, 'there is no such file; pass a folder that data:build wrote');
  try {
    return readRecords(readIndex(readFileSync(file)));
  } catch {
    throw new FileError(file, FILE_START, 'this is not an intact index; run data:build again');
  }
};

/** Reads a hospital file as the build does with these options, or a folder that the build wrote. Throws FileError. */
const readListing = async (path: string, reading: ReadingOptions): Promise<readonly DetailedHospital[]> => {
  if (!existsSync(path))
    throw new FileError(path, FILE_START, 'there is no such file or folder; check the path');
  if (statSync(path).isDirectory()) return readFolder(path);
  return (await readHospitals(path, reading)).hospitals;
};

const jsonOf = (diff: DirectoryDiff, { before: old, after: now }: DiffOptions): string => {
  const { before, after, ...changes } = diff;
  const files = { before: { file: old, hospitals: before }, after: { file: now, hospitals: after } };
  return `${JSON.stringify({ ...files, ...changes }, null, 2)}\n`;
};

/** Compares two directories and returns the exit code: 1 for a loss above the limit, else 0. */
export const diffDirectories = async (argv: readonly string[]): Promise<number> => {
  const options = readOptions(argv);
  const { before, after, html, json, limit, reading } = options;
  const diff = compareDirectories(await readListing(before, reading), await readListing(after, reading));
  const page = diffPage(diff, before, after, limit);
  const files = new Map<string, string>();
  if (html !== undefined) files.set(html, drawReport(page));
  if (json !== undefined && json !== '-') files.set(json, jsonOf(diff, options));
  writeAtomically(files);
  if (json === '-') process.stdout.write(jsonOf(diff, options));
  else console.log(printReport(page));
  const losses = limit === undefined ? [] : lossesAbove(diff, limit);
  for (const loss of losses) console.error(`${formatLoss(loss)}, more than ${limit}%`);
  return losses.length === 0 ? 0 : 1;
};

await runCommand(import.meta.url, USAGE, diffDirectories);
