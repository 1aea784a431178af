import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#domain/fold.ts';
import type { Hospital } from '#domain/hospital.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory } from './arbitraries.ts';
import { openParts } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

/** Expects the vocabulary to reproduce the names. */
const expectVocabulary = (hospitals: readonly Hospital[]): void => {
  const { directory, vocabulary } = openParts(hospitals);
  const { words, nameWords, rowStart, rowWords } = vocabulary;
  for (let row = 0; row < directory.rows; row++) {
    const numbers = rowWords.slice(rowStart[row], rowStart[row + 1]);
    expect(Array.from(numbers, (word) => words[word]).join(' ')).toBe(fold(directory.names[row] ?? ''));
    expect(numbers.every((word) => word < nameWords)).toBe(true);
  }
  expect(new Set(words).size).toBe(words.length);
};

describe('vocabulary', () => {
  it('reproduces the names', () => {
    fc.assert(
      fc.property(anyDirectory(), (hospitals) => expectVocabulary(hospitals)),
      { numRuns: runs(300) },
    );
    expectVocabulary([]);
    expectVocabulary(makeDirectory(3000, 7));
  });
});
