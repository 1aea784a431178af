import { describe, expect, test } from 'vitest';
import { STATE_CODES } from '#domain/geography/state.ts';
import { foldCity } from '#scripts/data/cities/city-names.ts';
import { milesToNearest } from '#scripts/data/cities/zip-evidence.ts';
import { ownCorrections, ownGazetteer } from '../support/own-directory.ts';

const { rows } = ownCorrections();
const gazetteer = ownGazetteer();
const SAME_SPOT_MILES = 5;

describe.each(rows)('correction of $wrong to $right', ({ wrong, right, state }) => {
  const states = state === '' ? STATE_CODES : [state];

  test('turns no real place of a valid state into another, unless both names are of the same spot', () => {
    expect(['', ...STATE_CODES]).toContain(state);
    const elsewhere = states.filter((code) => {
      const [from, to] = [wrong, right].map((city) => gazetteer.place(code, foldCity(city)));
      const [point] = from?.points ?? [];
      return point && to && milesToNearest(point, to.points) > SAME_SPOT_MILES;
    });
    expect(elsewhere).toEqual([]);
  });

  test('has the spelling of the gazetteer if the gazetteer lists the place', () => {
    const spellings = states.flatMap((code) => gazetteer.place(code, foldCity(right))?.name ?? []);
    for (const spelling of spellings) expect(right).toBe(spelling);
    if (state === '') expect(spellings).not.toEqual([]);
  });
});

test('no city is corrected twice', () => {
  const keys = rows.map(({ wrong, state }) => `${state}|${foldCity(wrong)}`);
  expect(new Set(keys).size).toBe(keys.length);
});
