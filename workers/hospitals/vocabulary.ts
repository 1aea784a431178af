import type { SearchCore } from './core.ts';

/** Folded words, each once: first those of the names, then those that only cities have. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** The first so many occur in names. */
  readonly nameWords: number;
  /** Row r's words are rowWords[rowStart[r] … rowStart[r + 1] - 1]. */
  readonly rowStart: Uint32Array;
  readonly rowWords: Uint32Array;
}

const known = new WeakMap<SearchCore, Vocabulary>();

/** The vocabulary of a core, copied once. */
export const vocabularyOf = (core: SearchCore): Vocabulary => {
  const vocabulary = known.get(core) ?? core.vocabulary();
  known.set(core, vocabulary);
  return vocabulary;
};
