/** What is wrong with a content file, and where: `file:line:column: what`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(file: string, at: { readonly line: number; readonly column: number }, what: string) {
    super(`${file}:${at.line}:${at.column}: ${what}`);
  }
}

/** Line and column, from 1, of an offset in a text. */
export const placeOf = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, Math.max(offset, 0)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
