import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLAG_NETWORKS, type FlagNetwork } from '#domain/network.ts';
import { stateCode } from '#domain/state.ts';
import { readArguments, runCommand, UsageError } from './command.ts';
import { createCityCorrector } from './data/cities/correct-city.ts';
import { readGazetteer } from './data/cities/gazetteer.ts';
import { readCorrections } from './data/cities/read-corrections.ts';
import { ENCODINGS, type Encoding } from './data/input/decode-text.ts';
import { readSource } from './data/input/read-source.ts';
import { mergeDuplicates } from './data/merge-duplicates.ts';
import { normalizeDirectory } from './data/normalize-directory.ts';
import { readInput } from './data/read-file.ts';
import { assertNoIssues, type BuildReport, createReport, type ReportDraft } from './data/report.ts';
import { summarizeReport } from './data/summarize-report.ts';
import { type StageFile, writeAtomically } from './data/write-atomically.ts';
import { openText, writeHospitals, writeRejected, writeReport } from './data/write-report.ts';
import { DETAILS_FILE, encodeDetails } from './encode/encode-details.ts';
import { encodeDirectory } from './encode/encode-directory.ts';
import { buildPage } from './report/build-page.ts';
import { drawReport } from './report/report-page.tsx';

export interface BuildOptions {
  readonly input: string;
  readonly encoding?: Encoding | undefined;
  /** Name of the sheet of a workbook. Default: the first visible sheet. */
  readonly sheet?: string | undefined;
  /** Postal code of the state of every row, for a file without a state column. */
  readonly state?: string | undefined;
  readonly out: string;
  readonly normalized?: string | undefined;
  readonly json?: string | undefined;
  readonly rejected?: string | undefined;
  readonly report?: string | undefined;
  /** Networks of every row, for a file without network columns. If undefined, the file must have these columns. */
  readonly networks: readonly FlagNetwork[] | undefined;
  readonly strict: boolean;
}

export const USAGE = `npm run data:build -- [FILE] [OPTIONS]

  FILE, --input FILE hospitals as CSV or XLSX (else $HOSPITALS_CSV, else data/hospitals.csv)
  --encoding NAME    ${ENCODINGS.join(', ')}; else found by the bytes
  --sheet NAME       sheet of a workbook (else the first visible one)
  --out DIR          where the search index goes (else data/generated)
  --normalized FILE  also write the clean CSV, every row in its order
  --json FILE        also write the hospitals with their details as JSON
  --report FILE      also write every change, with its reason, as JSON; as a page to read if FILE ends in .html
  --rejected FILE    also write the rows that cannot be read, with their places and reasons, as CSV
  --networks LIST    networks of every row, for a file without Ultra, Plus or Core columns
  --state CODE       state of every row, for a file without a state column
  --strict           fail on unreadable rows, unresolved cities, suspicious zips and duplicates that disagree

What a file may look like: docs/directory-files.md`;

/** Returns the name that an option's value spells in any case. Throws UsageError. */
const oneOf = <Name extends string>(option: string, names: readonly Name[], value: string): Name => {
  const found = names.find((name) => name === value.trim().toLowerCase());
  if (found === undefined) throw new UsageError(`${option}: "${value}" is not one of ${names.join(', ')}`);
  return found;
};

const readState = (text: string): string => {
  const code = stateCode(text);
  if (code === undefined) throw new UsageError(`--state: "${text}" is not a US state or territory`);
  return code;
};

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  input: TEXT,
  encoding: TEXT,
  sheet: TEXT,
  out: TEXT,
  normalized: TEXT,
  json: TEXT,
  report: TEXT,
  rejected: TEXT,
  state: TEXT,
  networks: TEXT,
  strict: { type: 'boolean', default: false },
} as const;

/** Parses the command line. Default paths are relative to `home`, the project's folder, not to the working directory. */
export const parseArguments = (
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  home: string,
): BuildOptions => {
  const { values, positionals } = readArguments(argv, OPTIONS);
  const { input, encoding, networks, state } = values;
  const files = [...positionals, ...(input === undefined ? [] : [input])];
  if (files.length > 1) throw new UsageError(`one file is built, not ${files.length}: ${files.join(', ')}`);
  return {
    ...values,
    input: files[0] ?? (environment.HOSPITALS_CSV || join(home, 'data/hospitals.csv')),
    out: values.out ?? join(home, 'data/generated'),
    encoding: encoding === undefined ? undefined : oneOf('--encoding', ENCODINGS, encoding),
    state: state === undefined ? undefined : readState(state),
    networks: networks?.split(',').map((network) => oneOf('--networks', FLAG_NETWORKS, network)),
  };
};

const HOME = fileURLToPath(new URL('..', import.meta.url));
const CORRECTIONS = join(HOME, 'data/city-corrections.csv');

/**
 * Reads and normalizes the hospitals. A separate function, so that the file's text and the cities can be garbage-collected
 * before the encoders need the memory.
 */
export const readHospitals = async (options: BuildOptions, stage: StageFile, report: ReportDraft) => {
  const { input, normalized, json } = options;
  const source = await readSource(input, options);
  const gazetteer = readGazetteer();
  const correctCity = createCityCorrector(gazetteer, readCorrections(readInput(CORRECTIONS), CORRECTIONS));
  const clean = normalized === undefined ? undefined : openText(stage(normalized));
  const work = { source, gazetteer, correctCity, report, writeLine: clean?.write };
  const { hospitals, duplicates } = mergeDuplicates(normalizeDirectory(work));
  clean?.close();
  report.hospitals = hospitals.length;
  report.duplicates.push(...duplicates);
  if (json !== undefined) writeHospitals(stage(json), hospitals);
  return { hospitals, gazetteer };
};

const build = async (options: BuildOptions, stage: StageFile) => {
  const report = createReport(options.input);
  const { hospitals, gazetteer } = await readHospitals(options, stage, report);
  if (options.strict) assertNoIssues(report);
  const files = new Map([...(await encodeDirectory(hospitals, gazetteer)), ...encodeDetails(hospitals)]);
  for (const [name, bytes] of files) writeFileSync(stage(join(options.out, name)), bytes);
  if (options.report?.endsWith('.html')) writeFileSync(stage(options.report), drawReport(buildPage(report)));
  else if (options.report !== undefined) writeReport(stage(options.report), report);
  if (options.rejected !== undefined) writeRejected(stage(options.rejected), report);
  return { report, names: new Set(files.keys()) };
};

/** Builds all files that the search worker and the panel of a hospital load. Writes all of them or none. */
export const buildIndex = async (options: BuildOptions): Promise<BuildReport> => {
  const { report, names } = await writeAtomically((stage) => build(options, stage));
  // Removes details of an earlier directory with other columns or states.
  for (const name of readdirSync(options.out))
    if (DETAILS_FILE.test(name) && !names.has(name)) rmSync(join(options.out, name));
  return report;
};

await runCommand(import.meta.url, USAGE, async (argv) => {
  const home = relative(process.cwd(), HOME) || '.';
  const report = await buildIndex(parseArguments(argv, process.env, home));
  console.log(summarizeReport(report, process.resourceUsage().maxRSS));
  return 0;
});
