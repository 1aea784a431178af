import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateFileName } from '#domain/geography/state.ts';
import type { Hospital } from '#domain/hospital.ts';
import { columnNetworks } from '#domain/network.ts';
import type { EngineKind, HospitalEngine, HospitalPage } from '#workers/contract.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { openPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { readOptions, runCommand } from './command.ts';
import { readAssembly } from './encode/compile-assembly.ts';
import { openDirectory } from './encode/open-directory.ts';
import { UserError } from './errors.ts';
import { answerLines, exitOnClosedPipe } from './search/lines.ts';
import { parseLine, QueryError, readQuery } from './search/query.ts';

const USAGE = `Searches the hospitals of a built directory.

npm run --silent search -- [options]
  --index DIR       folder with hospitals.index (else data/generated)
  --engine KIND     wasm (default) or plain
  --state TEXT      full name or postal code
  --city TEXT       city, or "City, ST"
  --network NAME    open, ultra, plus or core
  --name TEXT       must occur literally in the hospital's name
  --sort KEY        name (default), city, state, ultra, plus or core
  --desc            sort in descending order; ties stay ascending
  --limit N         maximum number of rows (else 50)
  --offset N        first row, counted from 0
  --json            print JSON instead of a table
  --stdin           read one JSON query per line, print one JSON answer per line`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const OPTIONS = {
  index: TEXT,
  engine: TEXT,
  state: TEXT,
  city: TEXT,
  network: TEXT,
  name: TEXT,
  sort: TEXT,
  limit: TEXT,
  offset: TEXT,
  desc: FLAG,
  json: FLAG,
  stdin: FLAG,
} as const;

const readEngine = (value = 'wasm'): EngineKind => {
  if (value === 'wasm' || value === 'plain') return value;
  throw new QueryError(`--engine: ${JSON.stringify(value)} is neither wasm nor plain`);
};

const count = (text: string | undefined): string | number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : text;

/** Parses the command line. Throws UserError for an unknown option or an invalid value. */
export const parseOptions = (argv: readonly string[]) => {
  const { index, engine, state, city, network, name, sort, desc, json, stdin, ...range } = readOptions(
    argv,
    OPTIONS,
  );
  const query = readQuery({
    state,
    city,
    network: network?.toLowerCase(),
    text: name,
    sort: { key: sort, direction: desc ? 'desc' : 'asc' },
    offset: count(range.offset),
    limit: count(range.limit),
  });
  return { index, engine: readEngine(engine), query, json, stdin };
};

/** Returns a row as in the provider's file: with the full state name in upper case. */
const fileRow = (hospital: Hospital): Hospital => ({ ...hospital, state: stateFileName(hospital.state) });

/** Serializes a page as one line of JSON: {"total": …, "rows": […]}. */
export const toJson = ({ total, rows }: HospitalPage): string =>
  JSON.stringify({ total, rows: rows.map(fileRow) });

const cell = (value: string | boolean): string => (typeof value === 'string' ? value : value ? 'yes' : 'no');

/** Formats a page as a table with aligned columns, followed by the number of hospitals. */
export const toTable = ({ total, rows }: HospitalPage): string => {
  const columns = ['name', 'city', 'state', 'zip', ...columnNetworks(rows)] as const;
  const lines = [
    columns.map((column) => column.toUpperCase()),
    ...rows.map(fileRow).map((row) => columns.map((column) => cell(row[column] ?? ''))),
  ];
  const widths = columns.map((_, at) =>
    lines.reduce((widest, line) => Math.max(widest, line[at]?.length ?? 0), 0),
  );
  const text = lines.map((line) =>
    line
      .map((value, at) => value.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...text, '', `${rows.length} of ${total} hospitals`].join('\n');
};

/** Returns a function that answers a query, one line of JSON, with a page, one line of JSON. It throws QueryError. */
export const answerWith =
  (engine: HospitalEngine) =>
  (line: string): string =>
    toJson(engine.search(readQuery(parseLine(line))));

const HOME = fileURLToPath(new URL('..', import.meta.url));

/** Opens the page's engine for the files of a folder. Throws QueryError or IndexError. */
export const openEngine = async (
  kind: EngineKind,
  folder = join(HOME, 'data/generated'),
): Promise<HospitalEngine> => {
  const file = join(folder, 'hospitals.index');
  if (!existsSync(file)) throw new QueryError(`${file}: no such file. Run "npm run data:build" first.`);
  const index = readFileSync(file);
  return kind === 'plain' ? openPlainEngine(index).engine : openDirectory(index, await readAssembly()).engine;
};

await runCommand(import.meta.url, USAGE, async (argv) => {
  process.stdout.on('error', exitOnClosedPipe);
  const { engine: kind, index, query, json, stdin } = parseOptions(argv);
  try {
    const engine = await openEngine(kind, index);
    if (stdin) return await answerLines(answerWith(engine), process.stdin, process.stdout);
    const page = engine.search(query);
    console.log(json ? toJson(page) : toTable(page));
    return 0;
  } catch (error) {
    throw error instanceof IndexError ? new UserError(error.message) : error;
  }
});
