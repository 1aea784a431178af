import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateCode } from '#domain/geography/state.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { readArguments, runCommand, UsageError } from './command.ts';
import { createCityCorrector } from './data/cities/correct-city.ts';
import { readGazetteer } from './data/cities/gazetteer.ts';
import { readCorrections } from './data/cities/read-corrections.ts';
import { ENCODINGS } from './data/input/decode-text.ts';
import { type ReadingOptions, readSource } from './data/input/read-source.ts';
import { normalizeDirectory } from './data/normalize-directory.ts';
import { readInput } from './data/read-file.ts';
import { assertNoIssues, type BuildReport, hospitalsJson, rejectedCsv, reportJson } from './data/report.ts';
import { writeAtomically } from './data/write-atomically.ts';
import { DETAILS_FILE, encodeDetails } from './encode/encode-details.ts';
import { encodeDirectory } from './encode/encode-directory.ts';
import { buildPage, printBuild } from './report/build-page.ts';
import { drawReport } from './report/report-page.tsx';

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
/** Options for reading a hospital file. */
export const READING_OPTIONS = { encoding: TEXT, sheet: TEXT, state: TEXT, networks: TEXT } as const;
const OPTIONS = {
  ...READING_OPTIONS,
  input: TEXT,
  out: TEXT,
  normalized: TEXT,
  json: TEXT,
  report: TEXT,
  rejected: TEXT,
  strict: { type: 'boolean', default: false },
} as const;

/** Validates the options for reading a hospital file. Throws UsageError. */
export const parseReading = ({
  encoding,
  sheet,
  state,
  networks,
}: Readonly<Partial<Record<keyof typeof READING_OPTIONS, string | undefined>>>): ReadingOptions => ({
  encoding: encoding === undefined ? undefined : oneOf('--encoding', ENCODINGS, encoding),
  sheet,
  state: state === undefined ? undefined : readState(state),
  networks: networks?.split(',').map((network) => oneOf('--networks', FLAG_NETWORKS, network)),
});

/** Parses the command line. Default paths are relative to `home`, the project's folder, not to the working directory. */
export const parseArguments = (
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  home: string,
) => {
  const { values, positionals } = readArguments(argv, OPTIONS);
  const { input, out } = values;
  const files = [...positionals, ...(input === undefined ? [] : [input])];
  if (files.length > 1) throw new UsageError(`one file is built, not ${files.length}: ${files.join(', ')}`);
  return {
    ...values,
    input: files[0] ?? (environment.HOSPITALS_CSV || join(home, 'data/hospitals.csv')),
    out: out ?? join(home, 'data/generated'),
    reading: parseReading(values),
  };
};

type BuildOptions = ReturnType<typeof parseArguments>;

const HOME = fileURLToPath(new URL('..', import.meta.url));
const CORRECTIONS = join(HOME, 'data/city-corrections.csv');

/** Reads and normalizes a hospital file. Throws FileError. */
export const readHospitals = async (input: string, reading: ReadingOptions) => {
  const corrections = readCorrections(readInput(CORRECTIONS), CORRECTIONS);
  const gazetteer = readGazetteer();
  const source = await readSource(input, reading);
  return normalizeDirectory(source, gazetteer, createCityCorrector(gazetteer, corrections));
};

/** Builds all files that the search worker and the panel of a hospital load. Writes all of them or none. */
export const buildIndex = async (options: BuildOptions): Promise<BuildReport> => {
  const { out, normalized, json, rejected, report: reportFile } = options;
  const { hospitals, lines, report } = await readHospitals(options.input, options.reading);
  if (options.strict) assertNoIssues(report);
  const index = new Map([
    ...(await encodeDirectory(hospitals, readGazetteer())),
    ...encodeDetails(hospitals),
  ]);
  const files = new Map<string, string | Uint8Array>();
  for (const [name, bytes] of index) files.set(join(out, name), bytes);
  if (normalized !== undefined) files.set(normalized, lines.join(''));
  if (json !== undefined) files.set(json, hospitalsJson(hospitals));
  if (reportFile !== undefined)
    files.set(reportFile, reportFile.endsWith('.html') ? drawReport(buildPage(report)) : reportJson(report));
  if (rejected !== undefined) files.set(rejected, rejectedCsv(report));
  writeAtomically(files);
  // Removes details of an earlier directory with other columns or states.
  for (const name of readdirSync(out))
    if (DETAILS_FILE.test(name) && !index.has(name)) rmSync(join(out, name));
  return report;
};

await runCommand(import.meta.url, USAGE, async (argv) => {
  const home = relative(process.cwd(), HOME) || '.';
  const report = await buildIndex(parseArguments(argv, process.env, home));
  console.log(printBuild(report, process.resourceUsage().maxRSS));
  return 0;
});
