import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { encodeSuggestions } from '#scripts/encode/encode-suggestions.ts';
import { EVERYTHING, type HospitalSuggester } from '#workers/contract.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { sumOfParts, type WordsFile } from '#workers/hospitals/suggest/suggest-index.ts';
import { hospitalWith } from '../support/hospital.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory, anyName } from './arbitraries.ts';
import { openParts } from './engines.ts';
import { seeded } from './random.ts';
import { makeDirectory } from './synthetic.ts';
import { makeTypo } from './typo.ts';

const open = (hospitals: readonly Hospital[]): HospitalSuggester => {
  const parts = openParts(hospitals);
  return createSuggester(parts, encodeSuggestions(parts));
};

const edit = (file: Uint8Array, change: Partial<WordsFile>): Uint8Array => {
  const parsed = JSON.parse(new TextDecoder().decode(file)) as WordsFile;
  return new TextEncoder().encode(JSON.stringify({ ...parsed, ...change }));
};

const row = (name: string, city: string, state = 'TX'): Hospital =>
  hospitalWith({ name, city, state, zip: '77001' });

const FEW = [
  row('HOUSTON METHODIST HOSPITAL', 'Houston'),
  row('MEMORIAL HERMANN HOSPITAL', 'Houston'),
  row("ST. MARY'S MEDICAL CENTER", 'Houston', 'MS'),
  row('MAYO CLINIC HOSPITAL', 'Rochester', 'MN'),
  row('BAPTIST MEMORIAL HOSPITAL', 'Memphis', 'TN'),
];

const namesOf = (suggester: HospitalSuggester, text: string): string[] =>
  suggester
    .suggest(text)
    .map((found) => (found.kind === 'city' ? `${found.city}, ${found.state}` : found.name));

describe('suggestions', () => {
  const suggester = open(FEW);

  it('come while a word is being typed, hospitals and cities', () => {
    expect(namesOf(suggester, 'hou')).toEqual(
      expect.arrayContaining(['Houston, TX', 'HOUSTON METHODIST HOSPITAL']),
    );
    expect(namesOf(suggester, 'may')[0]).toBe('MAYO CLINIC HOSPITAL');
  });

  it('take words in any order, with and without punctuation', () => {
    expect(namesOf(suggester, 'hospital mayo')[0]).toBe('MAYO CLINIC HOSPITAL');
    expect(namesOf(suggester, 'marys st')[0]).toBe("ST. MARY'S MEDICAL CENTER");
  });

  it('rank the city with more hospitals above its namesake', () => {
    expect(namesOf(suggester, 'houston').slice(0, 2)).toEqual(['Houston, TX', 'Houston, MS']);
  });

  it('forgive typos, in a letter and in a space', () => {
    expect(namesOf(suggester, 'methdist')[0]).toBe('HOUSTON METHODIST HOSPITAL');
    expect(namesOf(suggester, 'mayoclinic')[0]).toBe('MAYO CLINIC HOSPITAL');
    expect(namesOf(suggester, 'may oclinic hosptial')[0]).toBe('MAYO CLINIC HOSPITAL');
  });

  it('do not depend on what was asked before, nor on where a word stood then', () => {
    const texts = [
      'tn memorial',
      'memorial tn',
      'memorial',
      'memorial tn tn',
      'mem',
      'tn',
      'memoral tn',
      'tn mem',
    ];
    const known = texts.map((text) => open(FEW).suggest(text));
    const asked = open(FEW);
    for (const first of texts)
      for (const [nth, then] of texts.entries()) {
        asked.suggest(first);
        expect(asked.suggest(then)).toEqual(known[nth]);
      }
  });

  it('are none for nothing', () => {
    for (const text of ['', '   ', '.*', '\0', '\ud800', '🏥']) expect(suggester.suggest(text)).toEqual([]);
  });

  it('are made by FlexSearch: without its export there are none', () => {
    const parts = openParts(FEW);
    const empty = edit(encodeSuggestions(parts), { parts: [], sum: sumOfParts([]) });
    expect(createSuggester(parts, empty).suggest('hou')).toEqual([]);
  });

  it('are no more than were asked for, whatever number that is', () => {
    for (const limit of [Number.NaN, -1, 0, 0.5]) expect(suggester.suggest('h', limit)).toEqual([]);
    expect(suggester.suggest('h', 2)).toHaveLength(2);
    expect(suggester.suggest('hou', Number.POSITIVE_INFINITY)).toEqual(suggester.suggest('hou', 100));
  });

  it('are refused under another configuration, for another index or when they are damaged', () => {
    const parts = openParts(FEW);
    const file = encodeSuggestions(parts);
    expect(() => createSuggester(parts, edit(file, { configuration: 1 }))).toThrow('another configuration');
    expect(() => createSuggester(parts, edit(file, { index: 1 }))).toThrow('another index');
    expect(() => createSuggester(parts, edit(file, { parts: [] }))).toThrow('damaged');
    expect(() => createSuggester(parts, encodeSuggestions(openParts(FEW.slice(1))))).toThrow('another index');
  });

  it('have the right hospital among the first five in at least 95 % of 200 names with one typo', () => {
    const hospitals = makeDirectory(3000, 11);
    const suggester = open(hospitals);
    const random = seeded(12);
    const missed = Array.from({ length: 200 }, () => random.pick(hospitals).name).filter((name) => {
      const found = suggester.suggest(makeTypo(random, name.toLowerCase()), 5);
      return !found.some((suggestion) => suggestion.kind === 'hospital' && suggestion.name === name);
    });
    expect(missed.length).toBeLessThanOrEqual(10);
  });
});

describe('did you mean', () => {
  const suggester = open(FEW);

  it('gives a text that has matches for one that has none', () => {
    expect(suggester.didYouMean('memoral')).toBe('MEMORIAL');
    expect(suggester.didYouMean('mayo clnic hospitla')).toBe('MAYO CLINIC HOSPITAL');
  });

  it('has nothing to say when there are matches, when nothing is near, and when nothing was asked', () => {
    for (const text of ['memorial', 'qqqqqqq', '', ' ']) expect(suggester.didYouMean(text)).toBeUndefined();
  });
});

describe('the suggester', () => {
  it('never throws, whatever is typed; what it means has matches', () => {
    fc.assert(
      fc.property(anyDirectory(25), fc.array(anyName, { minLength: 1, maxLength: 5 }), (hospitals, texts) => {
        const suggester = open(hospitals);
        const { engine } = openParts(hospitals);
        for (const text of texts) {
          suggester.suggest(text);
          const meant = suggester.didYouMean(text);
          if (meant !== undefined)
            expect(engine.search({ ...EVERYTHING, text: meant }).total).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(250) },
    );
  });
});
