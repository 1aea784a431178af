import type { EngineParts } from '#workers/hospitals/core.ts';
import { wordsFile } from '#workers/hospitals/suggest/suggest-index.ts';

/**
 * The FlexSearch export of a directory's vocabulary, as `workers/hospitals/suggest/suggest-index.ts` opens it. Takes an opened
 * index, because words are known by their numbers there.
 */
export const encodeSuggestions = ({ directory, core }: Pick<EngineParts, 'directory' | 'core'>): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(wordsFile(directory.checksum, core.vocabulary().words)));
