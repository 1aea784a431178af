import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HospitalEngine } from '#workers/contract.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { openEngine } from './search/load-engine.ts';
import { parseOptions, USAGE } from './search/options.ts';
import { toJson, toTable } from './search/output.ts';
import { parseQuery, QueryError } from './search/query.ts';

const answer = (engine: HospitalEngine, line: string, number: number): { text: string; failed: boolean } => {
  try {
    return { text: toJson(engine.search(parseQuery(line))), failed: false };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return {
      text: JSON.stringify({ error: `stdin:${number}:${error.column}: ${error.message}` }),
      failed: true,
    };
  }
};

/** Lines end at \n alone: U+2028 and its kin may stand inside a JSON text. */
async function* readLines(input: AsyncIterable<string | Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const lines = (
      rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    ).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  yield [rest + decoder.decode()];
}

/**
 * One answer per line that is not blank; whoever waits for it gets it as soon as the chunk that held the line is done.
 * Resolves to the exit code: 1 when a line was no query.
 */
export const answerLines = async (
  engine: HospitalEngine,
  input: AsyncIterable<string | Uint8Array>,
  output: NodeJS.WritableStream,
): Promise<0 | 1> => {
  let [number, code]: [number, 0 | 1] = [0, 0];
  for await (const lines of readLines(input)) {
    const answers: string[] = [];
    for (const line of lines) {
      number++;
      if (line.trim() === '') continue;
      const { text, failed } = answer(engine, line, number);
      if (failed) code = 1;
      answers.push(text, '\n');
    }
    if (answers.length > 0 && !output.write(answers.join(''))) await once(output, 'drain');
  }
  return code;
};

const main = async (argv: readonly string[]): Promise<0 | 1> => {
  const options = parseOptions(argv);
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const engine = await openEngine(options.engine, options.index);
  if (options.stdin) return answerLines(engine, process.stdin, process.stdout);
  const page = engine.search(options.query);
  console.log(options.json ? toJson(page) : toTable(page));
  return 0;
};

/** Whoever reads our output may stop reading: `… | head`. */
const stopQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.on('error', stopQuietly);
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const isForPeople = error instanceof QueryError || error instanceof IndexError;
    console.error(isForPeople ? error.message : error);
    process.exitCode = 1;
  }
}
