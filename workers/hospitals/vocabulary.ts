import { fold } from '#domain/fold.ts';
import type { SearchCore } from './core.ts';
import type { DecodedDirectory } from './reference/directory-decoder.ts';

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

/** The vocabulary of a directory. Its numbers are those of the search core's words. */
export const readVocabulary = ({ words, cities, rowStart, rowWords }: DecodedDirectory): Vocabulary => {
  const numberOf = new Map<string, number>();
  const add = (folded: string): number => {
    const known = numberOf.get(folded);
    if (known !== undefined) return known;
    numberOf.set(folded, numberOf.size);
    return numberOf.size - 1;
  };
  const ofWord = Uint32Array.from(words, (word) => add(fold(word)));
  const nameWords = numberOf.size;
  for (const city of cities) fold(city).split(' ').forEach(add);
  return {
    words: [...numberOf.keys()],
    nameWords,
    rowStart,
    rowWords: rowWords.map((word) => ofWord[word] ?? 0),
  };
};
