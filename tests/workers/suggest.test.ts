import { describe, expect, it } from 'vitest';
import { encodeSuggestions } from '#scripts/encode/encode-directory.ts';
import type { Suggestion } from '#workers/contract.ts';
import { encodeChecked } from '#workers/hospitals/checked-json.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { openTextIndex, terms } from '#workers/hospitals/suggest/suggest-index.ts';
import { openParts } from './engines.ts';

/** Opens a directory of hospitals given as "NAME" or "NAME @ City, ST". */
const open = (hospitals: readonly string[]) =>
  openParts(
    hospitals.map((hospital, at) => {
      const [name = '', place = 'Quito, FL'] = hospital.split(' @ ');
      const [city = '', state = ''] = place.split(', ');
      return { name, city, state, zip: String(10_000 + at), ultra: true, plus: true, core: true };
    }),
  );
const suggest = (text: string, hospitals: readonly string[], limit?: number): readonly Suggestion[] => {
  const parts = open(hospitals);
  return createSuggester(parts, encodeSuggestions(parts)).suggest(text, limit);
};
const textOf = (found: Suggestion): string =>
  found.kind === 'city' ? `${found.city}, ${found.state}` : found.name;
/** Returns the names of the suggested hospitals and cities. */
const found = (text: string, ...hospitals: readonly string[]): string[] =>
  suggest(text, hospitals).map(textOf);

it.each<[behavior: string, typed: string, hospitals: readonly string[], first: readonly string[]]>([
  ['a complete word', 'mercy', ['MERCYLAND CLINIC', 'MERCY CLINIC'], ['MERCY CLINIC', 'MERCYLAND CLINIC']],
  ['more of a word', 'merc', ['MERCANTILE CLINIC', 'MERCY CLINIC'], ['MERCY CLINIC', 'MERCANTILE CLINIC']],
  [
    'more of its name',
    'mercy',
    ['MERCY ALPHA BETA CLINIC', 'MERCY ALPHA CLINIC', 'MERCY CLINIC'],
    ['MERCY CLINIC', 'MERCY ALPHA CLINIC', 'MERCY ALPHA BETA CLINIC'],
  ],
  ['more than a city', 'mayo', ['ALPHA @ Mayoville, FL', 'MAYO', 'BETA', 'GAMMA', 'DELTA', 'ZETA'], ['MAYO']],
  ['its first letters', 'mercy', ['MERCY C', 'MERCY A', 'MERCY B'], ['MERCY A', 'MERCY B', 'MERCY C']],
  ['a word of its name', 'tampa', ['ALPHA @ Tampa, FL', 'TAMPA'], ['Tampa, FL', 'TAMPA', 'ALPHA']],
  ['its city', 'clinic tampa', ['ALPHA CLINIC', 'BETA CLINIC @ Tampa, FL'], ['BETA CLINIC']],
  ['a rare word', 'hospital mayo', ['ALPHA HOSPITAL', 'BETA HOSPITAL', 'MAYO CLINIC'], ['MAYO CLINIC']],
  ['fewer typos', 'martin', ['MARTEN', 'MARTIN'], ['MARTIN', 'MARTEN']],
  ['one typo of two', 'marthine', ['MARTHAAE', 'MARTHINA'], ['MARTHINA']],
  ['a prefix, not a typo', 'martin', ['MARTEN', 'MARTINEZ'], ['MARTINEZ', 'MARTEN']],
])('a hospital suggestion comes first by %s: %s', (_, typed, hospitals, first) => {
  expect(found(typed, ...hospitals).slice(0, first.length)).toEqual(first);
});

describe('hospital suggestion', () => {
  it('is found by its state code, unless that is the first word', () => {
    const names = ['MERCY CLINIC @ Salem, IL', 'MERCY CLINIC @ Salem, OR'];
    const states = (text: string) => suggest(text, names).map(({ kind, state }) => `${kind} ${state}`);
    expect(states('mercy or')).toEqual(['hospital OR', 'hospital IL']);
    expect(states('salem or')).toEqual(['city OR', 'hospital OR', 'hospital IL']);
    expect(states('or')).toEqual([]);
  });

  it('needs all words to match, or all but one of several', () => {
    const names = ['MAYO CLINIC', 'MAYO HOSPITAL'];
    expect(found('mayo clinic', ...names)).toEqual(['MAYO CLINIC', 'MAYO HOSPITAL']);
    expect(found('clinic mayo zzzz', ...names)).toEqual(['MAYO CLINIC']);
    expect(found('clinic zzzz qqqq', ...names)).toEqual([]);
  });

  it('appears once, even if listed under several ZIP codes', () => {
    expect(found('mayo', 'MAYO CLINIC', 'MAYO CLINIC')).toEqual(['MAYO CLINIC']);
  });

  it('ranks independently of its position in the directory; eight are returned by default', () => {
    const many = Array.from({ length: 20 }, (_, at) => `MERCY CLINIC OF ${String.fromCharCode(65 + at)}`);
    const names = [...many, 'MERCY ZETA', 'MERCY SOUTH ZETA'];
    expect(found('mercy', ...names)).toEqual(['MERCY ZETA', 'MERCY SOUTH ZETA', ...many.slice(0, 6)]);
    expect(suggest('mercy', names, 30)).toHaveLength(22);
  });
});

it('a city suggestion has its state and number of hospitals; the larger of two equally named cities is first', () => {
  const names = ['ALPHA @ Salem, IL', 'BETA @ Salem, OR', 'GAMMA @ Salem, OR'];
  expect(suggest('salem', names).slice(0, 2)).toEqual([
    { kind: 'city', city: 'Salem', state: 'OR', count: 2 },
    { kind: 'city', city: 'Salem', state: 'IL', count: 1 },
  ]);
});

describe('typo tolerance', () => {
  it('allows one typo from four letters on, and two typos from eight letters on', () => {
    expect(found('mxyo', 'MAYO CLINIC')).toEqual(['MAYO CLINIC']);
    expect(found('mxy', 'MAY CLINIC')).toEqual([]);
    expect(found('metxxdis', 'METHODIS')).toEqual(['METHODIS']);
    expect(found('mexxdis', 'METHDIS')).toEqual([]);
  });

  it('applies to a word that is still being typed', () => {
    expect(found('mexhod', 'METHODIST')).toEqual(['METHODIST']);
    expect(found('mexhodx', 'METHODIST')).toEqual([]);
  });

  it('prefers a typo in a word to a typo in spaces, and splits only into existing words', () => {
    expect(found('mayoclinic', 'MAYO CLINIC', 'MAYOCLINIX HOSPITAL')).toEqual(['MAYOCLINIX HOSPITAL']);
    expect(found('stmary', 'ST MARY')).toEqual(['ST MARY']);
    expect(found('xqzclinic', 'MAYO CLINIC')).toEqual([]);
  });

  it('covers spaces: a missing space, an extra space, a letter instead of a space', () => {
    for (const text of ['mayoclinic', 'may oclinic', 'mayo cli nic', 'mayoxclinic'])
      expect(found(text, 'MAYO CLINIC', 'ALPHA CENTER'), text).toEqual(['MAYO CLINIC']);
  });
});

describe('words of a text', () => {
  it('are folded, without apostrophes, and split at everything but letters and digits', () => {
    expect(terms(' St. Mary’s — Médical 24/7 ')).toEqual(['st', 'marys', 'medical', '24', '7']);
    expect(terms('--')).toEqual([]);
  });

  it('open only with their own configuration', () => {
    const other = encodeChecked('SUG1', { configuration: 'other', index: 7, parts: [] });
    const message = 'the suggestions have another configuration';
    expect(() => openTextIndex(other, 7)).toThrow(expect.objectContaining({ name: 'IndexError', message }));
  });
});
