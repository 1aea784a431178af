import { describe, expect, it } from 'vitest';
import { seeded } from '../workers/random.ts';
import { readCorpus } from './corpus.ts';
import { problemOf } from './target.ts';
import { TARGETS } from './targets.ts';

/** Some tenths of a second for each; `tests/fuzz/run.ts` takes other seeds and all the time that it is given. */
const CASES = 250;
const SEED = 20_261_120;

describe.each(TARGETS)('whatever is given to: $name', (target) => {
  it('it answers rightly or refuses as it promises, and stops', () => {
    const random = seeded(SEED);
    for (let at = 0; at < CASES; at++) expect(problemOf(target, target.make(random))).toBeUndefined();
  });

  it('it does so for every case that once was wrong', () => {
    for (const { file, bytes } of readCorpus(target.name))
      expect(problemOf(target, bytes), file).toBeUndefined();
  });
});
