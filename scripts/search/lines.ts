import { once } from 'node:events';
import { QueryError } from './query.ts';

/** Yields lines. Splits at \n only, because JSON strings may contain U+2028 and other line separators. */
async function* readLines(input: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const lines = (
      rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    ).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}

const complaint = (error: unknown, number: number): string => {
  if (!(error instanceof QueryError)) throw error;
  return JSON.stringify({ error: `stdin:${number}:${error.column}: ${error.message}` });
};

/** Writes one answer per line that is not blank. Resolves to the exit code: 1 if a query is invalid. */
export const answerLines = async (
  answer: (line: string) => string | Promise<string>,
  input: AsyncIterable<string | Uint8Array>,
  output: NodeJS.WritableStream,
): Promise<0 | 1> => {
  let [number, code]: [number, 0 | 1] = [0, 0];
  for await (const line of readLines(input)) {
    number++;
    if (line.trim() === '') continue;
    let written: string;
    try {
      written = await answer(line);
    } catch (error) {
      written = complaint(error, number);
      code = 1;
    }
    if (!output.write(`${written}\n`)) await once(output, 'drain');
  }
  return code;
};

/** Exits without a message if the reader of our output has closed the pipe, as in `… | head`. */
export const exitOnClosedPipe = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};
