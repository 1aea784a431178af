import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { makeDirectory } from '../workers/synthetic.ts';
import { byteLines } from './check/byte-lines.ts';
import { fileLines, ownLine } from './check/file-lines.ts';
import { isMissed, LINE_HEAD, type Line, toRow } from './check/line.ts';
import { raceLines } from './check/race-lines.ts';
import { suggestionLines } from './check/suggestion-lines.ts';
import { toMarkdown } from './measure.ts';
import { installPackages } from './peers/install.ts';
import { OptionError, type PeerOptions, readOptions } from './peers/options.ts';
import type { PeerName } from './peers/registry.ts';
import type { Division } from './peers/results.ts';
import { toTable } from './peers/table.ts';
import { runTournament } from './peers/tournament.ts';

/** Those whose figures something is required against: the baseline, and whoever may be exact. */
const PEERS: readonly PeerName[] = ['naive', 'flexsearch', 'ufuzzy', 'fuse', 'sqlite'];
/** Where suggestions are measured. */
const SUGGESTION_ROWS = 7_500;

const USAGE = `Holds the search core to what is required of it (docs/benchmarks.md). Ends with 1 when something is missed.

npm run bench:check [-- --sizes 7500,100000 --peers LIST --queries 1000 --runs 3 --budget 60 --out FILE]
  the flags are those of bench:peers; peers are ${PEERS.join(', ')} unless named otherwise
  --sizes LIST   what is required of other sizes is not asked`;

const isSeeded = (size: number | string): size is number => typeof size === 'number';

const linesOf = async (
  sizes: PeerOptions['sizes'],
  divisions: readonly Division[],
): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  for (const [at, division] of divisions.entries()) {
    const size = sizes[at] ?? 0;
    lines.push(...raceLines(division, !isSeeded(size)));
    if (isSeeded(size)) lines.push(...(await byteLines(division)));
    if (size === SUGGESTION_ROWS)
      lines.push(...(await suggestionLines(division.title, makeDirectory(SUGGESTION_ROWS))));
  }
  return [...lines, await ownLine(), ...(await fileLines())];
};

const check = async (options: PeerOptions): Promise<number> => {
  installPackages();
  const divisions = await runTournament(options.sizes, { ...options, withTsv: true, tell: console.error });
  const lines = await linesOf(options.sizes, divisions);
  const load = `Load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}.`;
  const text = [toMarkdown(LINE_HEAD, lines.map(toRow)), load].join('\n\n');
  console.log(text);
  const tables = divisions.map((division) => toTable(division, options.queries));
  if (options.out !== undefined) {
    writeFileSync(`${options.out}.md`, `${[text, ...tables].join('\n\n')}\n`);
    writeFileSync(`${options.out}.json`, `${JSON.stringify({ lines, divisions }, undefined, 2)}\n`);
  }
  const missed = lines.filter(isMissed);
  for (const { what } of missed) console.error(`missed: ${what}`);
  return missed.length > 0 ? 1 : 0;
};

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args, process.env, PEERS);
  if (options?.write)
    throw new OptionError('--write: it is bench:peers that writes into docs/performance.md');
  if (options !== undefined) return check(options);
  console.log(USAGE);
  return 0;
};

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`bench:check: ${error.message}`);
  if (error instanceof OptionError) console.error(`\n${USAGE}`);
  return error instanceof OptionError ? 2 : 1;
});
