import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { FileError } from '../errors.ts';

const TERMS = 'concept | word | rejected | why';
const EXCEPTIONS = 'file | text | why';

/** Returns the cells of a table row, in which `\|` is a literal bar; undefined if the line is not a row. */
const cellsOf = (line: string): readonly string[] | undefined => {
  const inside = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return inside?.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
};

/** Returns the rows of every table with this header. */
const rowsUnder = (lines: readonly string[], head: string) => {
  let isInside = false;
  return lines.flatMap((text, index) => {
    const cells = cellsOf(text);
    const joined = cells?.join(' | ').toLowerCase();
    const isRule = cells?.every((cell) => /^:?-+:?$/.test(cell)) ?? false;
    if (cells === undefined || joined === head) {
      isInside = joined === head;
      return [];
    }
    return isInside && !isRule ? [{ cells, line: index + 1 }] : [];
  });
};

/** Matches whole words: "pay" does not match "payment". A space matches any white space, including no-break spaces. */
const wholeWords = (word: string): RegExp => {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
};

/** Splits a cell at its commas: "cover note, /programm?es?/" → ["cover note", "/programm?es?/"]. */
const wordsOf = (cell: string): readonly string[] =>
  [...cell.matchAll(/\s*(\/(?:\\.|[^/\\])+\/|[^,]+)\s*(?:,|$)/g)].map(({ 1: word = '' }) => word.trim());

const patternOf = (word: string): RegExp => {
  const regex = /^\/(.+)\/$/.exec(word)?.[1];
  return regex === undefined ? wholeWords(word) : new RegExp(regex, 'giu');
};

/** Reads the style page of a language, such as docs/style/en.md. Throws FileError. */
export const readStyle = (root: string, language: Language) => {
  const file = `docs/style/${LANGUAGE_TABLE[language].hreflang}.md`;
  const lines = readFileSync(join(root, file), 'utf8').split(/\r?\n/);
  const complain = (line: number, what: string): never => {
    throw new FileError(file, { line, column: 1 }, what);
  };
  const rows = rowsUnder(lines, TERMS);
  /** The preferred word of each concept. */
  const terms = rows.map(({ cells: [concept = '', word = ''] }) => ({ concept, word }));
  /** Words that texts must not use, each with the word to use instead and the reason. */
  const rejected = rows.flatMap(({ cells, line }) => {
    const [, word = '', rejectedCell = '', why = ''] = cells;
    if (cells.length !== 4) complain(line, `a row of terms has 4 cells, not ${cells.length}`);
    const words = /^[–—-]?$/.test(rejectedCell) ? [] : wordsOf(rejectedCell);
    if (words.length > 0 && why === '') complain(line, 'rejected words need a reason');
    return words.map((each) => {
      try {
        return { pattern: patternOf(each), instead: `write “${word}”: ${why}` };
      } catch {
        return complain(line, `${each} is not a regular expression`);
      }
    });
  });
  /** Texts that are allowed although they contain a rejected word. */
  const exceptions = rowsUnder(lines, EXCEPTIONS).map(({ cells, line }) => {
    const [name = '', text = '', why = ''] = cells;
    if (cells.length !== 3 || name === '' || text === '' || why === '')
      complain(line, 'an exception names its file, its text and its reason');
    return { file: name.replaceAll('`', ''), text: text.replace(/^`(.*)`$/, '$1'), line };
  });
  return { file, terms, rejected, exceptions };
};

export type Style = ReturnType<typeof readStyle>;
