import { frontCode, pushVarint } from '../encode/encode-bytes.ts';
import type { PackedWords } from './pack-words.ts';
import type { Rows } from './source.ts';

/** The words and where their rows are, as `workers/shards/shard-words.ts` reads it. */
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

/** Where a pack's rows stand among all, as `workers/shards/shard-positions.ts` reads it. */
export const encodePositions = (rows: Rows, firstOfName: Uint32Array): Uint8Array => {
  const bytes: number[] = [];
  rows.forEach((row, at) => {
    pushVarint(bytes, row - (rows[at - 1] ?? -1) - 1);
  });
  for (const row of rows) pushVarint(bytes, row - (firstOfName[row] ?? 0));
  return Uint8Array.from(bytes);
};
