/** An error that the user has to correct. Commands print only its message, without a stack trace. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}

/** A position in a text file, counted from 1. Columns count characters (code points). */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export const FILE_START: Position = { line: 1, column: 1 };

/** An error in a file that people edit. Message: `file:line:column: problem; what to do`. */
export class FileError extends UserError {
  override readonly name = 'FileError';
  readonly file: string;
  readonly position: Position;
  readonly problem: string;
  constructor(file: string, position: Position, problem: string) {
    super(`${file}:${position.line}:${position.column}: ${problem}`);
    this.file = file;
    this.position = position;
    this.problem = problem;
  }
}

/** Converts an offset in UTF-16 units to line and column. */
export const positionAt = (text: string, offset: number): Position => {
  const lines = text.slice(0, Math.max(offset, 0)).split('\n');
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
};
