import { realpathSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCityCorrector } from './data/cities/correct-city.ts';
import { readGazetteer } from './data/cities/gazetteer.ts';
import { readCorrections } from './data/cities/read-corrections.ts';
import { InputError } from './data/input/input-error.ts';
import { readInput } from './data/input/read-input.ts';
import { mergeDuplicates } from './data/merge-duplicates.ts';
import { normalizeDirectory } from './data/normalize-directory.ts';
import { refuseDoubts, StrictError } from './data/output/refuse-doubts.ts';
import { type BuildReport, createReport, type ReportDraft } from './data/output/report.ts';
import { summarizeReport } from './data/output/summarize-report.ts';
import { type PlaceFile, writeAtomically } from './data/output/write-atomically.ts';
import { writeReport } from './data/output/write-report.ts';
import { openText } from './data/output/write-text.ts';
import { type BuildOptions, parseArguments, USAGE, UsageError } from './data/parse-arguments.ts';
import { encodeDirectory } from './encode/encode-directory.ts';
import { encodeShards } from './shards/encode-shards.ts';

const SCRIPT = fileURLToPath(import.meta.url);
const HOME = join(SCRIPT, '../..');
const INDEX = 'hospitals.index';
/** Folder of the parts, beside the whole. */
const SHARDS = 'shards';
const CORRECTIONS = join(HOME, 'data/city-corrections.csv');

/**
 * The hospitals of the file, put right; what was done goes to the report. Text and cities are let go with the end of this
 * function: the encoders need the memory.
 */
const readHospitals = (options: BuildOptions, place: PlaceFile, report: ReportDraft) => {
  const { input: file, normalized, networks } = options;
  const source = { file, text: readInput(file), networks };
  const gazetteer = readGazetteer();
  const correctCity = createCityCorrector(gazetteer, readCorrections(readInput(CORRECTIONS), CORRECTIONS));
  const clean = normalized === undefined ? undefined : openText(place(normalized));
  const work = { source, gazetteer, correctCity, report, writeLine: clean?.write };
  const { hospitals, duplicates } = mergeDuplicates(normalizeDirectory(work));
  clean?.close();
  report.hospitals = hospitals.length;
  report.duplicates.push(...duplicates);
  return { hospitals, gazetteer };
};

/** What the worker loads. The hospitals are let go with the end of this function: cutting the index needs none of them. */
const encodeFiles = (options: BuildOptions, place: PlaceFile, report: ReportDraft) => {
  const { hospitals, gazetteer } = readHospitals(options, place, report);
  if (options.strict) refuseDoubts(report);
  return encodeDirectory(hospitals, gazetteer);
};

const build = async (options: BuildOptions, place: PlaceFile): Promise<BuildReport> => {
  const report = createReport(options.input);
  const write = (name: string, bytes: Uint8Array): void =>
    writeFileSync(place(join(options.out, name)), bytes);
  const files = await encodeFiles(options, place, report);
  for (const [name, bytes] of files) write(name, bytes);
  if (options.shard !== undefined)
    encodeShards(files.get(INDEX) ?? new Uint8Array(), (name, bytes) => write(join(SHARDS, name), bytes));
  if (options.report !== undefined) writeReport(place(options.report), report);
  return report;
};

/** From a messy hospital CSV to everything that the search worker loads. Nothing is written unless all is. */
export const buildIndex = (options: BuildOptions): Promise<BuildReport> =>
  writeAtomically((place) => build(options, place));

const isForPeople = (error: unknown): error is Error =>
  error instanceof InputError || error instanceof StrictError || error instanceof UsageError;

const main = async (): Promise<void> => {
  try {
    const home = relative(process.cwd(), HOME) || '.';
    const report = await buildIndex(parseArguments(process.argv.slice(2), process.env, home));
    console.log(summarizeReport(report, process.resourceUsage().maxRSS));
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};

/** Run, not imported; the path may lead through links. */
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === SCRIPT) {
  if (process.argv.includes('--help')) console.log(USAGE);
  else await main();
}
