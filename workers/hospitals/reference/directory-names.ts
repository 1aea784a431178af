import { byteReader, expectEnd, readByte, readVarint } from '../bytes.ts';
import { IndexError } from '../index-error.ts';
import { rareWidth, type Sections } from '../index-format.ts';
import { readAllVarints, readVarints } from './byte-lists.ts';
import type { TextTable } from './directory-texts.ts';

/** Most tokens all names may have together: a small file must not be able to claim more memory than this. */
const MOST_TOKENS = 1 << 26;

export interface Names {
  /** Every word of any name, as written; joined by single spaces they give the names back. */
  readonly words: readonly string[];
  /** Row r's words are rowWords[rowStart[r] … rowStart[r + 1] - 1], numbers into `words`. */
  readonly rowStart: Uint32Array;
  readonly rowWords: Uint32Array;
}

/** Row r's tokens are rowTokens[tokenStart[r] … tokenStart[r + 1] - 1]. */
export interface TokenRows {
  readonly tokenStart: Uint32Array;
  readonly rowTokens: Uint32Array;
}

const measure = (shared: Uint32Array, count: Uint32Array): Uint32Array => {
  const start = new Uint32Array(shared.length + 1);
  let total = 0;
  for (let row = 0; row < shared.length; row++) {
    const same = shared[row] ?? 0;
    if (same > total - (start[row - 1] ?? 0)) throw new IndexError('range', 'a name shares too many words');
    start[row] = total;
    total += same + (count[row] ?? 0);
    if (total > MOST_TOKENS || total === start[row])
      throw new IndexError('range', 'a name has no words, or all have too many');
  }
  start[shared.length] = total;
  return start;
};

const tokenReader = (sections: Sections, table: TextTable) => {
  const code = byteReader(sections.nameCode);
  const rare = byteReader(sections.nameRare);
  const first = byteReader(sections.nameFirst);
  const width = rareWidth(table.tokens.length);
  let last = 0;
  return {
    first: (): number => {
      last = (last + readVarint(first)) % Math.max(1, table.tokens.length);
      return last;
    },
    next: (): number => {
      const byte = readByte(code);
      if (byte < table.common.length) return table.common[byte] ?? 0;
      let id = byte - table.common.length;
      for (let at = 0; at < width; at++) id = id * 256 + readByte(rare);
      return table.rare[id] ?? table.tokens.length;
    },
    end: (): void => {
      for (const reader of [code, rare, first]) expectEnd(reader);
    },
  };
};

/** Row → token numbers: the first `shared` of the row before, then its own. Throws IndexError. */
export const readTokens = (rows: number, sections: Sections, table: TextTable): TokenRows => {
  const shared = readVarints(sections.nameShared, rows);
  const start = measure(shared, readVarints(sections.nameCount, rows));
  const tokens = new Uint32Array(start[rows] ?? 0);
  const read = tokenReader(sections, table);
  for (let row = 0; row < rows; row++) {
    const from = start[row] ?? 0;
    const before = start[row - 1] ?? 0;
    const own = from + (shared[row] ?? 0);
    tokens.copyWithin(from, before, before + own - from);
    const end = start[row + 1] ?? 0;
    for (let at = own; at < end; at++) tokens[at] = at === from ? read.first() : read.next();
  }
  read.end();
  for (const token of tokens)
    if (token >= table.tokens.length) throw new IndexError('range', 'a name uses an unknown word');
  return { tokenStart: start, rowTokens: tokens };
};

/** Token → its words, as numbers of first appearance in the table. */
const splitTokens = (tokens: readonly string[]) => {
  const numbers = new Map<string, number>();
  const start = new Uint32Array(tokens.length + 1);
  const list: number[] = [];
  const add = (word: string): void => {
    const known = numbers.get(word);
    if (known === undefined) numbers.set(word, numbers.size);
    list.push(known ?? numbers.size - 1);
  };
  tokens.forEach((token, at) => {
    token.split(' ').forEach(add);
    start[at + 1] = list.length;
  });
  return { words: [...numbers.keys()], start, list: Uint32Array.from(list) };
};

const countWords = ({ rowTokens }: TokenRows, splitStart: Uint32Array): number => {
  let total = 0;
  for (const token of rowTokens) total += (splitStart[token + 1] ?? 0) - (splitStart[token] ?? 0);
  if (total > 4 * MOST_TOKENS) throw new IndexError('range', 'the names have too many words');
  return total;
};

/** The tokens of all names told apart into words. Throws IndexError. */
export const splitNames = (rows: number, tokens: readonly string[], ofRows: TokenRows): Names => {
  const { tokenStart, rowTokens } = ofRows;
  const split = splitTokens(tokens);
  const rowStart = new Uint32Array(rows + 1);
  const rowWords = new Uint32Array(countWords(ofRows, split.start));
  let filled = 0;
  for (let row = 0; row < rows; row++) {
    const end = tokenStart[row + 1] ?? 0;
    for (let at = tokenStart[row] ?? 0; at < end; at++) {
      const token = rowTokens[at] ?? 0;
      const last = split.start[token + 1] ?? 0;
      for (let word = split.start[token] ?? 0; word < last; word++)
        rowWords[filled++] = split.list[word] ?? 0;
    }
    rowStart[row + 1] = filled;
  }
  return { words: split.words, rowStart, rowWords };
};

/** Rows that follow another row whose name collates equal; ascending. Throws IndexError. */
export const readTies = (bytes: Uint8Array, rows: number): Uint32Array => {
  let row = 0;
  return readAllVarints(bytes).map((step) => {
    row += step;
    if (step === 0 || row >= rows) throw new IndexError('range', 'a tie of names is out of range');
    return row;
  });
};
