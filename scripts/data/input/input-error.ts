/** A place in the input file. Line and column count from 1; the column counts characters. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Something in a file that a person has to put right: one line or several, each `file:line:column: what, what to do`. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

export const mistakeAt = (file: string, { line, column }: Position, problem: string): InputError =>
  new InputError(`${file}:${line}:${column}: ${problem}`);

export const joinMistakes = (mistakes: readonly InputError[]): InputError =>
  new InputError(mistakes.map(({ message }) => message).join('\n'));

const countCharacters = (text: string): number => [...text].length;

/** Offset in UTF-16 units → line and column. */
export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: countCharacters(before.at(-1) ?? '') + 1 };
};
