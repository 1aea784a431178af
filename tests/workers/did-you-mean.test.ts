import { describe, expect, it } from 'vitest';
import { createDidYouMean } from '#workers/hospitals/suggest/did-you-mean.ts';
import { hospitalWith } from '../support/hospital.ts';
import { openParts } from './engines.ts';

/** Returns the text meant in a directory with these names, each in its own ZIP code. */
const meant = (text: string, ...names: readonly string[]) => {
  const { engine, directory } = openParts(
    names.map((name, at) => hospitalWith({ name, city: 'Naples', zip: String(34_101 + at) })),
  );
  return createDidYouMean(engine, directory.names)(text);
};

describe('did-you-mean suggestion', () => {
  it('has the fewest typing errors', () => {
    expect(meant('dale mose', 'DALE ROSEN', 'DALE ROSEN', 'DALES MOSE')).toBe('DALES MOSE');
  });

  it('prefers the word that more hospitals have', () => {
    expect(meant('marda', 'MARBA', 'MARIA', 'MARIA')).toBe('MARIA');
    expect(meant('marda', 'MARBA', 'MARBA', 'MARIA')).toBe('MARBA');
  });

  it('allows one edit in words of fewer than four letters, and two edits in longer words', () => {
    expect(meant('sxn', 'SAN')).toBe('SAN');
    expect(meant('sxy', 'SAN')).toBeUndefined();
    expect(meant('xyle', 'DALE')).toBe('DALE');
    expect(meant('xyze', 'DALE')).toBeUndefined();
  });

  it.each([
    ['a word that is only a prefix of a name word', 'memu', 'MEMORIAL'],
    ['a word found only in cities', 'mercy naplas', 'MERCY'],
    ['a word that resembles no name word', 'mayp qqqqqq', 'MAYO CLINIC'],
  ])('is missing for text with %s', (_, text, name) => expect(meant(text, name)).toBeUndefined());

  it('has the spelling that comes first in the directory', () => {
    expect(meant('abbbey clinic', 'ABBEY CLINIC', 'Abbey Clinic')).toBe('ABBEY CLINIC');
  });

  it('is missing for text with matches, for blank text, and for text of more than twelve words', () => {
    for (const text of ['mary', '', ' ']) expect(meant(text, 'MARY', 'MARIA')).toBeUndefined();
    const words = 'ALPHA BETA GAMMA DELTA EPSILON ZETA ETA THETA IOTA KAPPA LAMBDA MU';
    expect(meant(words.toLowerCase().replace('kappa', 'kapa'), words)).toBe(words);
    expect(meant(`${words.toLowerCase().replace('kappa', 'kapa')} nu`, `${words} NU`)).toBeUndefined();
  });
});
