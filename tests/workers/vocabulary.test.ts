import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#domain/fold.ts';
import type { Hospital } from '#domain/hospital.ts';
import { nameOf } from '#workers/hospitals/records.ts';
import { vocabularyOf } from '#workers/hospitals/vocabulary.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory } from './arbitraries.ts';
import { openBothParts } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

/** What both cores say of names is the same, and what the names themselves say. */
const expectVocabulary = (hospitals: readonly Hospital[]): void => {
  const { wasm, reference } = openBothParts(hospitals);
  const vocabulary = vocabularyOf(wasm.core);
  expect(vocabulary).toEqual(vocabularyOf(reference.core));
  expect(vocabularyOf(wasm.core)).toBe(vocabulary);
  expect(wasm.core.sameNames()).toEqual(reference.core.sameNames());
  const { words, nameWords, rowStart, rowWords } = vocabulary;
  for (let row = 0; row < wasm.directory.rows; row++) {
    const numbers = rowWords.slice(rowStart[row], rowStart[row + 1]);
    expect(Array.from(numbers, (word) => words[word]).join(' ')).toBe(fold(nameOf(wasm.directory, row)));
    expect(numbers.every((word) => word < nameWords)).toBe(true);
  }
  expect(new Set(words).size).toBe(words.length);
};

describe('the vocabulary of a core', () => {
  it('is that of the names, whoever reads them', () => {
    fc.assert(
      fc.property(anyDirectory(), (hospitals) => expectVocabulary(hospitals)),
      { numRuns: runs(300) },
    );
    expectVocabulary([]);
    expectVocabulary(makeDirectory(3000, 7));
  });

  it('stays good when questions are asked and the memory grows', async () => {
    const { wasm } = openBothParts(makeDirectory(200));
    const [vocabulary, same] = [wasm.core.vocabulary(), wasm.core.sameNames()];
    const before = structuredClone({ ...vocabulary, same });
    const ask = () => {
      const { total, rows } = wasm.core.search(
        { text: 'hospital', network: 'open' },
        { key: 'city', descending: true, offset: 0, limit: 9 },
      );
      return { total, rows: Array.from(rows) };
    };
    const answer = ask();
    // Far more points than the memory has room for.
    const points = new Float32Array(100_000).fill(1);
    await wasm.core.locate({ x: points, y: points, z: points, rowPoint: new Uint32Array(200) });
    expect(ask()).toEqual(answer);
    expect({ ...wasm.core.vocabulary(), same: wasm.core.sameNames() }).toEqual(before);
    expect({ ...vocabulary, same }).toEqual(before);
  });
});
