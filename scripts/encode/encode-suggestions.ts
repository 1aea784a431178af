import { readDirectory } from '#workers/hospitals/reference/directory-decoder.ts';
import { wordsFile } from '#workers/hospitals/suggest/suggest-index.ts';
import { readVocabulary } from '#workers/hospitals/vocabulary.ts';

/**
 * The FlexSearch export of an index's vocabulary, as `workers/hospitals/suggest/suggest-index.ts` opens it. Takes the bytes of
 * `encodeIndex`, because words are known by their numbers there. Throws IndexError.
 */
export const encodeSuggestions = (index: Uint8Array): Uint8Array => {
  const directory = readDirectory(index);
  const { words } = readVocabulary(directory);
  return new TextEncoder().encode(JSON.stringify(wordsFile(directory.checksum, words)));
};
