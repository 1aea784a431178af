import { frontCode, pushVarint } from '../encode/encode-bytes.ts';
import { byUnits } from '../encode/encode-order.ts';
import { type Rows, type Source, sortRows } from './source.ts';

/** A word in more parts is not packed: texts of such words alone need the whole index. */
const MOST_PARTS = 4;

/** All rows whose names contain one of some consecutive words. */
export interface Pack {
  /** Number of words. */
  readonly words: number;
  readonly rows: Rows;
}

export interface PackedWords {
  /** Folded words of names, by UTF-16 units. */
  readonly words: readonly string[];
  /** Numbers of the words in no pack. The packs hold the others, in order. */
  readonly common: readonly number[];
  readonly packs: readonly Pack[];
}

interface WordRows {
  readonly text: string;
  readonly rows: number[];
}

/** Each word with its rows, at most `most` + 1. */
const findRows = ({ directory, vocabulary }: Source, most: number): WordRows[] => {
  const { rowStart, rowWords } = vocabulary;
  const found = vocabulary.words.slice(0, vocabulary.nameWords).map((text): WordRows => ({ text, rows: [] }));
  for (let row = 0; row < directory.rows; row++)
    for (let at = rowStart[row] ?? 0; at < (rowStart[row + 1] ?? 0); at++) {
      const list = found[rowWords[at] ?? 0]?.rows;
      if (list !== undefined && list.length <= most && list.at(-1) !== row) list.push(row);
    }
  return found.sort((left, right) => byUnits(left.text, right.text));
};

const packRows = (words: readonly WordRows[], size: number): Pack[] => {
  const packs: { words: number; readonly rows: Set<number> }[] = [];
  for (const { rows } of words) {
    const last = packs.at(-1);
    if (last === undefined || last.rows.size + rows.length > size)
      packs.push({ words: 1, rows: new Set(rows) });
    else {
      last.words++;
      for (const row of rows) last.rows.add(row);
    }
  }
  return packs.map(({ words: count, rows }) => ({ words: count, rows: sortRows(rows) }));
};

/** Groups rows by the words of their names for text queries: a word is never in two packs. */
export const packWords = (source: Source, size: number): PackedWords => {
  const most = MOST_PARTS * size;
  const words = findRows(source, most);
  const isCommon = ({ rows }: WordRows): boolean => rows.length > most;
  return {
    words: words.map(({ text }) => text),
    common: words.flatMap((word, at) => (isCommon(word) ? [at] : [])),
    packs: packRows(
      words.filter((word) => !isCommon(word)),
      size,
    ),
  };
};

/** The words and their packs, read by `workers/shards/shard-words.ts`. */
export const encodeWords = ({ words, common, packs }: PackedWords): Uint8Array => {
  const texts = frontCode(words);
  const bytes: number[] = [];
  pushVarint(bytes, texts.length);
  for (const byte of texts) bytes.push(byte);
  pushVarint(bytes, common.length);
  common.forEach((word, at) => {
    pushVarint(bytes, word - (common[at - 1] ?? -1) - 1);
  });
  for (const pack of packs) pushVarint(bytes, pack.words);
  return Uint8Array.from(bytes);
};

/** Positions of a pack's rows among all rows, read by `workers/shards/shard-positions.ts`. */
export const encodePositions = (rows: Rows, firstOfName: Uint32Array): Uint8Array => {
  const bytes: number[] = [];
  rows.forEach((row, at) => {
    pushVarint(bytes, row - (rows[at - 1] ?? -1) - 1);
  });
  for (const row of rows) pushVarint(bytes, row - (firstOfName[row] ?? 0));
  return Uint8Array.from(bytes);
};
