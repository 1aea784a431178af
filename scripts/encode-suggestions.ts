import { readDirectory } from '#workers/directory.ts';
import { alphabetical, createTextIndex, suggestionFile } from '#workers/suggest-index.ts';
import { readVocabulary } from '#workers/vocabulary.ts';

/**
 * The FlexSearch export of an index's vocabulary, as `workers/suggest-index.ts` opens it. Takes the bytes of
 * `encodeIndex`, because words are known by their numbers there. Throws IndexError.
 */
export const encodeSuggestions = (index: Uint8Array): Uint8Array => {
  const directory = readDirectory(index);
  const vocabulary = readVocabulary(directory);
  const words = createTextIndex();
  alphabetical(vocabulary).forEach((word, place) => {
    words.add(place, vocabulary.words[word] ?? '');
  });
  const parts: (readonly [string, string])[] = [];
  words.export((key, data) => {
    parts.push([key, data]);
  });
  return new TextEncoder().encode(JSON.stringify(suggestionFile(directory.checksum, parts)));
};
