import { describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { createDidYouMean } from '#workers/hospitals/suggest/did-you-mean.ts';
import { hospitalWith } from '../support/hospital.ts';

/** Hospitals of these names, each in a town of its own, and how often the directory was searched. */
const open = (...names: readonly string[]) => {
  const { directory, core } = openDirectory(
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
  /** Asked for a word that there is not, a core may answer anything. */
  const rowsOf: typeof core.rowsOf = (word) => {
    expect(word).toBeGreaterThanOrEqual(0);
    return core.rowsOf(word);
  };
  const meant = createDidYouMean({ directory, core: { ...counted, rowsOf } });
  return { meant, searches: () => searches };
};
const meant = (text: string, ...names: readonly string[]) => open(...names).meant(text);

describe('what a text without matches may mean', () => {
  it('has the fewest typing errors', () => {
    expect(meant('marthin', 'MARTHENA', 'MARTHENA', 'MARTIN')).toBe('MARTIN');
    expect(meant('dale mose', 'DALE ROSEN', 'DALE ROSEN', 'DALES MOSE')).toBe('DALES MOSE');
  });

  it('is of two the word that more hospitals have', () => {
    expect(meant('marda', 'MARBA', 'MARIA', 'MARIA')).toBe('MARIA');
    expect(meant('marda', 'MARBA', 'MARBA', 'MARIA')).toBe('MARBA');
  });

  it('is one edit away where a word has fewer than four letters, and at most two where it has more', () => {
    expect(meant('sxn', 'SAN')).toBe('SAN');
    expect(meant('sxy', 'SAN')).toBeUndefined();
    expect(meant('xyle', 'DALE')).toBe('DALE');
    expect(meant('xyze', 'DALE')).toBeUndefined();
  });

  it('is a word, not the beginning of one', () => {
    expect(meant('memu', 'MEMORIAL')).toBeUndefined();
  });

  it('consists of words of names: one that only cities have is not left out', () => {
    expect(meant('mercy naplas', 'MERCY')).toBeUndefined();
  });

  it('keeps unknown words: with them nothing matches', () => {
    expect(meant('mayp qqqqqq', 'MAYO CLINIC')).toBeUndefined();
  });

  it('is written as the directory writes it first', () => {
    expect(meant('abbbey clinic', 'ABBEY CLINIC', 'Abbey Clinic')).toBe('ABBEY CLINIC');
  });

  it('is nothing while there are matches, and for a paste of more than twelve words', () => {
    expect(meant('mary', 'MARY', 'MARIA')).toBeUndefined();
    const words = 'ALPHA BETA GAMMA DELTA EPSILON ZETA ETA THETA IOTA KAPPA LAMBDA MU';
    expect(meant(words.toLowerCase().replace('kappa', 'kapa'), words)).toBe(words);
    expect(meant(`${words.toLowerCase().replace('kappa', 'kapa')} nu`, `${words} NU`)).toBeUndefined();
  });
});
