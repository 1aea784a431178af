import { once } from 'node:events';
import { QueryError } from './query.ts';

/** Yields the lines of each chunk. Splits at \n only, because JSON strings may contain U+2028 and other line separators. */
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

const complaint = (error: unknown, number: number): string => {
  if (!(error instanceof QueryError)) throw error;
  return JSON.stringify({ error: `stdin:${number}:${error.column}: ${error.message}` });
};

/** Writes one answer per line that is not blank, chunk by chunk. Resolves to the exit code: 1 if a query is invalid. */
export const answerLines = async (
  answer: (line: string) => string | Promise<string>,
  input: AsyncIterable<string | Uint8Array>,
  output: NodeJS.WritableStream,
): Promise<0 | 1> => {
  let [number, code]: [number, 0 | 1] = [0, 0];
  for await (const lines of readLines(input)) {
    const answers: string[] = [];
    for (const line of lines) {
      number++;
      if (line.trim() === '') continue;
      try {
        answers.push(await answer(line), '\n');
      } catch (error) {
        answers.push(complaint(error, number), '\n');
        code = 1;
      }
    }
    if (answers.length > 0 && !output.write(answers.join(''))) await once(output, 'drain');
  }
  return code;
};

/** Exits without a message if the reader of our output has closed the pipe, as in `… | head`. */
export const exitOnClosedPipe = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};
