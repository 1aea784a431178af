import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { encodeSuggestions } from '#scripts/encode/encode-directory.ts';
import { DEFAULT_QUERY, type HospitalSuggester } from '#workers/contract.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { encodeWords } from '#workers/hospitals/suggest/suggest-index.ts';
import { hospitalWith } from '../support/hospital.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory, anyTyped } from './arbitraries.ts';
import { openParts } from './engines.ts';

const open = (hospitals: readonly Hospital[]): HospitalSuggester => {
  const parts = openParts(hospitals);
  return createSuggester(parts, encodeSuggestions(parts));
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

  it('include hospitals and cities while a word is being typed', () => {
    expect(namesOf(suggester, 'hou')).toEqual(
      expect.arrayContaining(['Houston, TX', 'HOUSTON METHODIST HOSPITAL']),
    );
    expect(namesOf(suggester, 'may')[0]).toBe('MAYO CLINIC HOSPITAL');
  });

  it('come from FlexSearch: a file without words gives none', () => {
    const parts = openParts(FEW);
    const empty = encodeWords(parts.directory.checksum, []);
    expect(createSuggester(parts, empty).suggest('hou')).toEqual([]);
  });

  it('respect any limit', () => {
    for (const limit of [Number.NaN, -1, 0, 0.5]) expect(suggester.suggest('h', limit)).toEqual([]);
    expect(suggester.suggest('h', 2)).toHaveLength(2);
    expect(suggester.suggest('hou', Number.POSITIVE_INFINITY)).toEqual(suggester.suggest('hou', 100));
  });
});

describe('did-you-mean text', () => {
  const suggester = open(FEW);

  it('has matches for a query without matches', () => {
    expect(suggester.didYouMean('memoral')).toBe('MEMORIAL');
    expect(suggester.didYouMean('mayo clnic hospitla')).toBe('MAYO CLINIC HOSPITAL');
  });

  it('is missing if there are matches, if nothing is similar, and for blank text', () => {
    for (const text of ['memorial', 'qqqqqqq', '', ' ']) expect(suggester.didYouMean(text)).toBeUndefined();
  });
});

describe('suggester', () => {
  it('never throws for any text, and its did-you-mean text has matches', () => {
    fc.assert(
      fc.property(
        anyDirectory(25),
        fc.array(anyTyped, { minLength: 1, maxLength: 5 }),
        (hospitals, texts) => {
          const suggester = open(hospitals);
          const { engine } = openParts(hospitals);
          for (const text of texts) {
            suggester.suggest(text);
            const meant = suggester.didYouMean(text);
            if (meant !== undefined)
              expect(engine.search({ ...DEFAULT_QUERY, text: meant }).total).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: runs(250) },
    );
  });
});
