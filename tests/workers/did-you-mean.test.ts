import { describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { createDidYouMean } from '#workers/hospitals/suggest/did-you-mean.ts';
import { hospitalWith } from '../support/hospital.ts';

/** Opens a directory with these names, each in its own ZIP code, and counts the searches. */
const open = (...names: readonly string[]) => {
  const { directory, vocabulary, core } = openDirectory(
    encodeIndex(
      names.map((name, at) =>
        hospitalWith({ name, city: 'Naples', zip: String(34_101 + at), plus: true, core: true }),
      ),
    ),
  );
  let searches = 0;
  const counted: typeof core = {
    ...core,
    search: (...query) => {
      searches++;
      return core.search(...query);
    },
  };
  /** Checks the word number: for a negative number the core may return anything. */
  const rowsOf: typeof core.rowsOf = (word) => {
    expect(word).toBeGreaterThanOrEqual(0);
    return core.rowsOf(word);
  };
  const meant = createDidYouMean({ directory, vocabulary, core: { ...counted, rowsOf } });
  return { meant, searches: () => searches };
};
const meant = (text: string, ...names: readonly string[]) => open(...names).meant(text);

describe('did-you-mean suggestion', () => {
  it('has the fewest typing errors', () => {
    expect(meant('marthin', 'MARTHENA', 'MARTHENA', 'MARTIN')).toBe('MARTIN');
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

  it('matches whole words, not prefixes', () => {
    expect(meant('memu', 'MEMORIAL')).toBeUndefined();
  });

  it('has only words of hospital names, so a word found only in cities gives no suggestion', () => {
    expect(meant('mercy naplas', 'MERCY')).toBeUndefined();
  });

  it('is missing for text with a word that resembles no name word', () => {
    expect(meant('mayp qqqqqq', 'MAYO CLINIC')).toBeUndefined();
  });

  it('has the spelling that comes first in the directory', () => {
    expect(meant('abbbey clinic', 'ABBEY CLINIC', 'Abbey Clinic')).toBe('ABBEY CLINIC');
  });

  it('is missing for text with matches, and for text of more than twelve words', () => {
    expect(meant('mary', 'MARY', 'MARIA')).toBeUndefined();
    const words = 'ALPHA BETA GAMMA DELTA EPSILON ZETA ETA THETA IOTA KAPPA LAMBDA MU';
    expect(meant(words.toLowerCase().replace('kappa', 'kapa'), words)).toBe(words);
    expect(meant(`${words.toLowerCase().replace('kappa', 'kapa')} nu`, `${words} NU`)).toBeUndefined();
  });
});
