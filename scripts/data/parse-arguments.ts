import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FLAG_NETWORKS, type FlagNetwork } from '#domain/network.ts';

export interface BuildOptions {
  readonly input: string;
  readonly out: string;
  readonly normalized: string | undefined;
  readonly report: string | undefined;
  /** What every row gets where the file has no such column; undefined when the file must have them all. */
  readonly networks: readonly FlagNetwork[] | undefined;
  readonly strict: boolean;
  /** Also write the directory in parts (docs/scaling.md), cut by this. */
  readonly shard: 'state' | undefined;
}

export const USAGE = `npm run data:build -- [--input FILE] [--out DIR] [--normalized FILE] [--report FILE] [--networks ultra,plus,core] [--shard state] [--strict]

  --input FILE       hospital CSV (else $HOSPITALS_CSV, else data/hospitals.csv)
  --out DIR          where the search index goes (else data/generated)
  --normalized FILE  also write the clean CSV, every row in its order
  --report FILE      also write every change, with its reason, as JSON
  --networks LIST    networks of every row, for a file without Ultra, Plus or Core columns
  --shard state      also write the directory in parts, into DIR/shards: docs/scaling.md
  --strict           fail on unresolved cities, suspicious zips and duplicates that disagree`;

/** A wrong command line: its message is all that the person needs to see. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const readNetworks = (list: string): FlagNetwork[] =>
  list.split(',').map((word) => {
    const network = FLAG_NETWORKS.find((name) => name === word.trim().toLowerCase());
    if (network === undefined)
      throw new UsageError(`--networks: "${word}" is none of ${FLAG_NETWORKS.join(', ')}`);
    return network;
  });

const readShard = (by: string | undefined): 'state' | undefined => {
  if (by !== undefined && by !== 'state')
    throw new UsageError(`--shard: "${by}": a directory can be cut by state alone`);
  return by;
};

const readOptions = (argv: readonly string[]) => {
  try {
    const text = { type: 'string' } as const;
    const files = { input: text, out: text, normalized: text, report: text } as const;
    const options = { ...files, networks: text, shard: text, strict: { type: 'boolean' } } as const;
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
};

/** Command line → options. Defaults lie in `home`, the project's folder, so that the working folder does not matter. */
export const parseArguments = (
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  home: string,
): BuildOptions => {
  const { input, out, normalized, report, networks, shard, strict } = readOptions(argv);
  return {
    input: input ?? (environment.HOSPITALS_CSV || join(home, 'data/hospitals.csv')),
    out: out ?? join(home, 'data/generated'),
    normalized,
    report,
    networks: networks === undefined ? undefined : readNetworks(networks),
    strict: strict ?? false,
    shard: readShard(shard),
  };
};
