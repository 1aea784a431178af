import { describe, expect, test } from 'vitest';
import { foldCity } from '#scripts/data/cities/city-names.ts';
import { findCandidates } from '#scripts/data/cities/find-candidates.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { changesOneWord, changesPlace } from '#scripts/data/cities/typing-errors.ts';

const MILES_PER_DEGREE = 69.1;
const ZIP = { latitude: 38, longitude: -98 };
const town = (city: string, miles: number) => ({
  city,
  state: 'KS',
  point: { ...ZIP, latitude: ZIP.latitude + miles / MILES_PER_DEGREE },
});
type Nearness = 'own' | 'near' | 'far' | 'unknown';

/** Finds the cities in Kansas that a written name may mean; `own` is the city of the ZIP code. */
const find = (written: string, towns: readonly ReturnType<typeof town>[], own = '', isKnown = true) => {
  const gazetteer = createGazetteer(towns, []);
  return findCandidates(gazetteer, written, 'KS', {
    place: gazetteer.place('KS', foldCity(own)),
    point: isKnown ? ZIP : undefined,
    reach: 25,
  });
};
const MILES: Readonly<Record<Nearness, number>> = { own: 5, near: 5, far: 40, unknown: 5 };

/** Returns how many letters at the end of a name of this length may be wrong; -1 if even the exact name is refused. */
const mostBelieved = (nearness: Nearness, length: number): number => {
  const name = 'CDFGHJKLMNPQRSTV'.slice(0, length);
  const believes = (edits: number): boolean => {
    const written = name.slice(0, length - edits) + 'WXYZ'.slice(0, edits);
    const own = nearness === 'own' ? name : '';
    return find(written, [town(name, MILES[nearness])], own, nearness !== 'unknown').length > 0;
  };
  return [0, 1, 2, 3, 4].filter((edits) => edits <= length && believes(edits)).at(-1) ?? -1;
};

test.each<[Nearness, Readonly<Record<number, number>>]>([
  ['own', { 2: 0, 3: 1, 4: 1, 5: 2, 11: 2, 12: 3 }],
  ['near', { 3: 0, 4: 1, 8: 1, 9: 2, 12: 2 }],
  ['far', { 6: 0, 7: 1, 12: 1 }],
  ['unknown', { 5: 0, 6: 1, 9: 1, 10: 2 }],
])('with nearness “%s” candidates of these lengths may have so many typing errors: %j', (nearness, edits) => {
  const lengths = Object.keys(edits).map(Number);
  expect(Object.fromEntries(lengths.map((length) => [length, mostBelieved(nearness, length)]))).toEqual(
    edits,
  );
});

describe('a correction', () => {
  test.each<[string, string, boolean]>([
    ['District 7', 'District 9', true],
    ['District 12', 'District 21', true],
    ['Distrct 7', 'District 7', false],
    ...['North', 'South', 'East', 'West', 'New', 'Old', 'Upper', 'Lower'].map(
      (word): [string, string, boolean] => [`${word} Marlow`, `Fort Marlow`, true],
    ),
    ['North Marlw', 'North Marlow', false],
    ['Nort Marlow', 'North Marlow', false],
    ['Northfield', 'Southfield', true],
    ['Westfield', 'Eastfield', true],
    ['Newfield', 'Oldfield', true],
    ['Newlondon', 'London', true],
    ['London', 'Oldlondon', true],
    ['Northfeild', 'Northfield', false],
  ])('of %s to %s changes the place: %j', (written, wanted, changes) => {
    expect(changesPlace(written, wanted)).toBe(changes);
  });

  test.each<[string, string, boolean]>([
    ['Eastern Lawn', 'Eastern Town', true],
    ['Eastern Lown', 'Eastern Town', false],
    ['Ft Lauderdael Lawn', 'Lauderdale Town', false],
    ['Abcd', 'Abxy', true],
    ['Abcdefg', 'Abcdexy', false],
    ['Abcdef', 'Abcdxy', false],
    ['Abcde', 'Abcxy', true],
    ['Abcde', 'Abcxyz', true],
  ])('of %s to %s makes another word: %j', (written, wanted, changes) => {
    expect(changesOneWord(written, wanted)).toBe(changes);
  });
});
