import { describe, expect, test } from 'vitest';
import { foldCity } from '#scripts/data/cities/city-names.ts';
import { resolveUnlisted, type UnlistedCity } from '#scripts/data/cities/resolve-unlisted.ts';

const WHY = 'typing error for an unlisted city that other rows of the file name nearby';
const unlisted = (spelling: string, rows: number, zip = '74820'): UnlistedCity => ({
  key: foldCity(spelling),
  spelling,
  state: 'OK',
  zip,
  rows,
});
/** Resolves the first city, and checks that the order of rows does not matter. */
const resolveFirst = (...cities: readonly [UnlistedCity, ...UnlistedCity[]]) => {
  const [answer, turned] = [cities, cities.toReversed()].map((order) => resolveUnlisted(order)(cities[0]));
  expect(turned).toEqual(answer);
  return answer;
};

describe('place in no gazetteer', () => {
  test('is spelled as the row with the most words, then as the first in code order', () => {
    expect(resolveFirst(unlisted('Elsewhere', 9), unlisted('Else Where', 1))?.name).toBe('Else Where');
    expect(resolveFirst(unlisted('Elsewhere', 9), unlisted('ElseWhere', 1))?.name).toBe('ElseWhere');
    expect(resolveFirst(unlisted('ELSEWHERE', 9), unlisted('Else where', 1))?.name).toBe('Else where');
  });

  test('is corrected to a spelling one letter away that more rows of the same area have', () => {
    const answer = resolveFirst(unlisted('Elswhere', 1, '74820'), unlisted('Elsewhere', 2, '74899'));
    expect(answer).toEqual({ name: 'Elsewhere', why: WHY });
  });

  test.each<[string, UnlistedCity, ...UnlistedCity[]]>([
    ['the other spelling has as many rows', unlisted('Elswhere', 2), unlisted('Elsewhere', 2)],
    ['the other spelling is in another area', unlisted('Elswhere', 1, '73101'), unlisted('Elsewhere', 2)],
    ['two letters differ', unlisted('Elswhree', 1), unlisted('Elsewhere', 2)],
    ['the name is too short', unlisted('Elsia', 1), unlisted('Elsea', 2)],
    [
      'two spellings are possible',
      unlisted('Elswhere', 1),
      unlisted('Elsewhere', 2),
      unlisted('Elswheres', 2),
    ],
    ['a number differs', unlisted('District 7', 1), unlisted('District 9', 2)],
  ])('keeps its spelling if %s', (_, written, ...others) => {
    expect(resolveFirst(written, ...others)).toEqual({ name: written.spelling, why: '' });
  });

  test('keeps its spelling if one of its areas does not have the other spelling', () => {
    const answer = resolveFirst(
      unlisted('Elswhere', 1, '74820'),
      unlisted('Elswhere', 1, '73101'),
      unlisted('Elsewhere', 9, '74820'),
    );
    expect(answer).toEqual({ name: 'Elswhere', why: '' });
  });

  test('of six letters is long enough to be corrected', () => {
    expect(resolveFirst(unlisted('Elsian', 1), unlisted('Elsean', 2))?.name).toBe('Elsean');
  });

  test('throws if its row was not collected', () => {
    expect(() => resolveUnlisted([])({ state: 'OK', key: 'X' })).toThrow(
      'unlisted city was not collected: OK|X',
    );
  });
});
