import { describe, expect, test } from 'vitest';
import { resolveCities } from '#scripts/data/cities/resolve-cities.ts';

const WHY = 'typing error for an unlisted city that other rows of the file name nearby';
const unlisted = (written: string, rows: number, zip = '74820', state = 'OK') =>
  Array.from({ length: rows }, () => ({ written, state, zip }));
/** Resolves the first city with an empty gazetteer, and checks that the order of rows does not matter. */
const resolveFirst = (...cities: readonly ReturnType<typeof unlisted>[]) => {
  const rows = cities.flat();
  const [first = { written: '', state: '', zip: '' }] = rows;
  const [answer, turned] = [rows, rows.toReversed()].map((order) =>
    resolveCities(order, () => ({ why: 'no such place' }))(first),
  );
  expect(turned).toEqual(answer);
  return answer;
};

describe('place in no gazetteer', () => {
  test('is spelled as the row with the most words, then as the first in code order', () => {
    expect(resolveFirst(unlisted('ELSEWHERE', 9), unlisted('Else Where', 1))?.name).toBe('Else Where');
    expect(resolveFirst(unlisted('Else-Where', 9), unlisted('ELSE WHERE', 1))?.name).toBe('Else Where');
  });

  test('is corrected to a spelling one letter away that more rows of the same area have', () => {
    const answer = resolveFirst(unlisted('Elsian', 1, '74820'), unlisted('Elsean', 2, '74899'));
    expect(answer).toEqual({ name: 'Elsean', why: WHY, unresolved: '' });
  });

  const ONE = unlisted('Elswhere', 1);
  const TWO = unlisted('Elsewhere', 2);
  test.each<[string, ...ReturnType<typeof unlisted>[]]>([
    ['the other spelling has as many rows', unlisted('Elswhere', 2), TWO],
    ['the other spelling is in another area', unlisted('Elswhere', 1, '73101'), TWO],
    ['the other spelling is in another state', ONE, unlisted('Elsewhere', 2, '74820', 'TX')],
    [
      'one of its areas lacks the other spelling',
      ONE,
      unlisted('Elswhere', 1, '73101'),
      unlisted('Elsewhere', 9),
    ],
    ['two spellings are possible', ONE, TWO, unlisted('Elswheres', 2)],
    ['two letters differ', unlisted('Elswhree', 1), TWO],
    ['the name is too short', unlisted('Elsia', 1), unlisted('Elsea', 2)],
    ['a number differs', unlisted('District 7', 1), unlisted('District 9', 2)],
  ])('keeps its spelling if %s', (_, ...cities) => {
    expect(resolveFirst(...cities)).toEqual({
      name: cities[0]?.[0]?.written,
      why: '',
      unresolved: 'no such place',
    });
  });
});
