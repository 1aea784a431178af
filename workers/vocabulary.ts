import { fold } from '#domain/fold.ts';
import { allOf, type Directory } from './directory.ts';

/** Folded words, each once: first those of the names, then those that only cities have. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** The first so many occur in names. */
  readonly nameWords: number;
  /** Number in `Directory.words` → number here. */
  readonly ofWord: Uint32Array;
  readonly numberOf: ReadonlyMap<string, number>;
}

const readVocabulary = (directory: Directory): Vocabulary => {
  const numberOf = new Map<string, number>();
  const add = (folded: string): number => {
    const known = numberOf.get(folded);
    if (known !== undefined) return known;
    numberOf.set(folded, numberOf.size);
    return numberOf.size - 1;
  };
  const ofWord = Uint32Array.from(allOf(directory.words), (word) => add(fold(word)));
  const nameWords = numberOf.size;
  for (const city of allOf(directory.cities)) fold(city).split(' ').forEach(add);
  return { words: [...numberOf.keys()], nameWords, ofWord, numberOf };
};

const known = new WeakMap<Directory, Vocabulary>();

/** The vocabulary of a directory, made once. Its numbers are those of the search core's words. */
export const vocabularyOf = (directory: Directory): Vocabulary => {
  const vocabulary = known.get(directory) ?? readVocabulary(directory);
  known.set(directory, vocabulary);
  return vocabulary;
};

/** Row r's folded words, in the layout of `Directory.rowWords`. */
export const foldRows = ({ rowWords }: Directory, { ofWord }: Vocabulary): Uint32Array => {
  const folded = new Uint32Array(rowWords.length);
  for (let at = 0; at < rowWords.length; at++) folded[at] = ofWord[rowWords[at] ?? 0] ?? 0;
  return folded;
};
