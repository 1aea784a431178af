import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openRecall } from '../bench/suggestions.ts';
import { ownDirectory } from '../support/own-directory.ts';

const { hospitals } = ownDirectory();

it('compressed index of the project’s directory takes at most 13.2 bytes per hospital', () => {
  expect(brotliCompressSync(encodeIndex(hospitals)).length / hospitals.length).toBeLessThanOrEqual(13.2);
});

it('for at least 95 % of 200 names with one typo, the hospital is among the first five suggestions', async () => {
  const measureRecall = await openRecall(hospitals);
  expect(measureRecall({ typos: 1, queries: 200 }).share).toBeGreaterThanOrEqual(0.95);
});
