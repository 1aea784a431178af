import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { PERFORMANCE, putBetween, writePart } from './doc-part.ts';
import { installPackages } from './peers/install.ts';
import { OptionError, type PeerOptions, readOptions, USAGE } from './peers/options.ts';
import { CONTESTANTS } from './peers/registry.ts';
import type { Division } from './peers/results.ts';
import { toTable } from './peers/table.ts';
import { runTournament } from './peers/tournament.ts';

const PART = 'bench:peers';

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** Where the figures went is no part of how they came about, nor where somebody keeps a directory. */
const commandOf = (args: readonly string[], { sizes }: PeerOptions): string => {
  const said = args.filter((arg, at) => !/^--(out|write)/.test(arg) && args[at - 1] !== '--out');
  const before = sizes.some((size) => typeof size === 'string') ? ['HOSPITALS_CSV=FILE'] : [];
  return [...before, 'npm run bench -- peers', ...said].join(' ');
};

/** The command and how busy the machine was decide what such figures are worth. */
const remark = (args: readonly string[], options: PeerOptions, before: string): string =>
  [
    `${new Date().toISOString().slice(0, 10)}, \`${commandOf(args, options)}\`: ${options.queries} queries of the mix, median of ${options.runs}`,
    `runs, Node ${process.version}, ${cpus().length} cores; load of the machine ${before} before, ${load()} after.`,
  ].join(' ');

const writeFiles = (stem: string, text: string, divisions: readonly Division[]): void => {
  writeFileSync(`${stem}.md`, `${text}\n`);
  writeFileSync(`${stem}.json`, `${JSON.stringify(divisions, undefined, 2)}\n`);
};

const run = async (args: readonly string[], options: PeerOptions): Promise<void> => {
  const before = load();
  if (options.write) putBetween(readFileSync(PERFORMANCE, 'utf8'), PART, '');
  if (options.peers.some((name) => CONTESTANTS[name].package !== undefined)) installPackages();
  const divisions = await runTournament(options.sizes, { ...options, tell: console.error });
  const tables = divisions.map((division) => toTable(division, options.queries));
  const text = [remark(args, options, before), ...tables].join('\n\n');
  console.log(text);
  if (options.out !== undefined) writeFiles(options.out, text, divisions);
  if (options.write) writePart(PART, text);
};

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args, process.env);
  if (options === undefined) console.log(USAGE);
  else await run(args, options);
  return 0;
};

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`bench peers: ${error.message}`);
  if (error instanceof OptionError) console.error(`\n${USAGE}`);
  return error instanceof OptionError ? 2 : 1;
});
