import { writeFileSync } from 'node:fs';
import { compileAssembly } from '../../scripts/encode/compile-assembly.ts';
import { encodeIndex } from '../../scripts/encode/encode-index.ts';
import { openEngine } from '../../workers/hospitals/wasm/wasm-engine.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { sizeOf } from './brotli.ts';
import { readableBytes } from './measure.ts';
import { OptionError } from './peers/options.ts';
import { type Both, type FirstAnswer, firstAnswer } from './shards/first-answers.ts';
import { makeFolder } from './shards/folder.ts';
import { readOptions, type ShardOptions, USAGE } from './shards/options.ts';
import { mixed, openings, type Questions } from './shards/questions.ts';
import { answersTable, sizesTable } from './shards/tables.ts';

/** What the first answer for a chosen state may cost: manifest and parts after brotli 11, without the core. */
const MOST_FOR_A_STATE = 150_000;

type Answers = readonly (readonly [kind: string, answers: readonly FirstAnswer[]])[];

const askAll = async (both: Both, questions: Questions): Promise<Answers> => {
  const answers: [string, FirstAnswer[]][] = [];
  for (const [kind, queries] of questions) {
    console.error(`${kind}: ${queries.length} questions`);
    const of: FirstAnswer[] = [];
    for (const query of queries) of.push(await firstAnswer(both, query));
    answers.push([kind, of]);
  }
  return answers;
};

const complaints = (opened: Answers, mix: Answers): string[] => {
  const wrong = [...opened, ...mix].flatMap(([, answers]) => answers).filter(({ same }) => !same).length;
  const forState = opened.flatMap(([kind, answers]) => (kind === 'a state' ? answers : []));
  const large = forState.filter(({ bytes }) => bytes > MOST_FOR_A_STATE).length;
  return [
    ...(wrong > 0 ? [`${wrong} answers are not those of the whole directory`] : []),
    ...(large > 0 ? [`${large} states need more than ${readableBytes(MOST_FOR_A_STATE)} at first`] : []),
  ];
};

const bench = async ({ rows, partRows, questions, out }: ShardOptions): Promise<number> => {
  const hospitals = makeDirectory(rows);
  console.error(`${rows} rows made`);
  const index = encodeIndex(hospitals);
  const { core, reader } = await compileAssembly();
  const wasm = { core: new WebAssembly.Module(core.slice()), reader: new WebAssembly.Module(reader.slice()) };
  const folder = makeFolder(index, partRows);
  console.error(`${folder.files.size} files`);
  const whole = sizeOf(index);
  const both = {
    whole: openEngine(index, wasm).engine,
    folder,
    openIndex: (part: Uint8Array) => openEngine(part, wasm),
  };
  const opened = await askAll(both, openings(hospitals));
  const mix = await askAll(both, mixed(hospitals, questions));
  const head = `${rows} seeded rows, parts of at most ${partRows}; bytes after brotli 11${whole.light ? ', the whole after brotli 5' : ''}.`;
  const text = [head, sizesTable(folder, whole.brotli), answersTable(opened), answersTable(mix)].join('\n\n');
  console.log(text);
  if (out !== undefined) writeFileSync(out, `${text}\n`);
  const missed = complaints(opened, mix);
  for (const what of missed) console.error(`missed: ${what}`);
  return missed.length > 0 ? 1 : 0;
};

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  if (options !== undefined) return bench(options);
  console.log(USAGE);
  return 0;
};

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`bench shards: ${error.message}`);
  if (error instanceof OptionError) console.error(`\n${USAGE}`);
  return error instanceof OptionError ? 2 : 1;
});
