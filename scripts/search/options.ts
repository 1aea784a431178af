import { parseArgs } from 'node:util';
import { type EngineKind, EVERYTHING, type HospitalQuery } from '#workers/contract.ts';
import { QueryError, readCount, readKey, readNetwork } from './query.ts';

export const USAGE = `npm run --silent search -- [options]

  --index DIR       folder with hospitals.index (else data/generated)
  --engine KIND     wasm (default) or plain
  --state TEXT      full name or postal code
  --city TEXT       city, or "City, ST"
  --network NAME    open, ultra, plus or core
  --name TEXT       must occur literally in the hospital's name
  --sort KEY        name (else), city, state, ultra, plus or core
  --desc            downwards; ties stay ascending
  --limit N         most rows (else 50)
  --offset N        first row, counted from 0
  --json            JSON instead of a table
  --stdin           one JSON query per line, one JSON answer per line`;

const TEXT = { type: 'string' } as const;
const YES = { type: 'boolean', default: false } as const;
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
  desc: YES,
  json: YES,
  stdin: YES,
  help: YES,
} as const;

export interface SearchOptions {
  readonly index: string | undefined;
  readonly engine: EngineKind;
  readonly query: HospitalQuery;
  readonly json: boolean;
  readonly stdin: boolean;
  readonly help: boolean;
}

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: false }).values;
  } catch (error) {
    throw new QueryError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
};

const readEngine = (value = 'wasm'): EngineKind => {
  if (value === 'wasm' || value === 'plain') return value;
  throw new QueryError(`--engine: ${JSON.stringify(value)} is neither wasm nor plain`);
};

const count = (name: 'offset' | 'limit', text: string | undefined): number =>
  readCount(name, text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : text);

/** Command line → what to do. Throws QueryError for an unknown option or a bad value. */
export const parseOptions = (argv: readonly string[]): SearchOptions => {
  const { index, engine, state, city, network, name, sort, desc, json, stdin, help, ...range } = parse(argv);
  const query: HospitalQuery = {
    ...(state === undefined ? {} : { state }),
    ...(city === undefined ? {} : { city }),
    ...(name === undefined ? {} : { text: name }),
    ...readNetwork(network?.toLowerCase()),
    sort: { key: readKey(sort ?? EVERYTHING.sort.key), direction: desc ? 'desc' : 'asc' },
    offset: count('offset', range.offset),
    limit: count('limit', range.limit),
  };
  return { index, engine: readEngine(engine), query, json, stdin, help };
};
