import type { EngineParts } from '#workers/hospitals/core.ts';
import { wordsFile } from '#workers/hospitals/suggest/suggest-index.ts';

/**
 * Encodes the FlexSearch export of a directory's vocabulary for `workers/hospitals/suggest/suggest-index.ts`. Takes an opened
 * index, because the export refers to words by their numbers in that index.
 */
export const encodeSuggestions = ({ directory, core }: Pick<EngineParts, 'directory' | 'core'>): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(wordsFile(directory.checksum, core.vocabulary().words)));
