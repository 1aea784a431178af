import { describe, expect, test } from 'vitest';
import { foldCity, foldWords } from '#scripts/data/cities/city-names.ts';
import { findCandidates } from '#scripts/data/cities/find-candidates.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { changesOneWord, changesPlace, isWithin } from '#scripts/data/cities/typing-errors.ts';

const MILES_PER_DEGREE = 69.1;
const ZIP = { latitude: 38, longitude: -98 };
const town = (city: string, miles: number) => ({
  city,
  state: 'KS',
  point: { ...ZIP, latitude: ZIP.latitude + miles / MILES_PER_DEGREE },
});
type Nearness = 'own' | 'near' | 'far' | 'unknown';

const folded = (city: string) => ({ key: foldCity(city), words: foldWords(city) });

/** Finds the cities in Kansas that a written name may mean; `own` is the city of the ZIP code. */
const find = (written: string, towns: readonly ReturnType<typeof town>[], own = '', isKnown = true) => {
  const gazetteer = createGazetteer(towns, []);
  return findCandidates(gazetteer, folded(written), 'KS', {
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

describe('candidate finder: number of typing errors accepted', () => {
  test.each<[Nearness, number, number]>([
    ['own', 2, 0],
    ['own', 3, 1],
    ['own', 4, 1],
    ['own', 5, 2],
    ['own', 11, 2],
    ['own', 12, 3],
    ['near', 3, 0],
    ['near', 4, 1],
    ['near', 8, 1],
    ['near', 9, 2],
    ['near', 12, 2],
    ['far', 6, 0],
    ['far', 7, 1],
    ['far', 12, 1],
    ['unknown', 5, 0],
    ['unknown', 6, 1],
    ['unknown', 9, 1],
    ['unknown', 10, 2],
  ])('with nearness “%s” and a name of %i letters: %i', (nearness, length, edits) => {
    expect(mostBelieved(nearness, length)).toBe(edits);
  });
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
    ['Southfield', 'Northfield', true],
    ['Eastfield', 'Westfield', true],
    ['Westfield', 'Eastfield', true],
    ['Newfield', 'Oldfield', true],
    ['Oldfield', 'Newfield', true],
    ['Newlondon', 'London', true],
    ['London', 'Newlondon', true],
    ['Oldlondon', 'London', true],
    ['London', 'Oldlondon', true],
    ['Northfeild', 'Northfield', false],
  ])('of %s to %s changes the place: %j', (written, wanted, changes) => {
    expect(changesPlace(folded(written), folded(wanted))).toBe(changes);
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
    expect(changesOneWord(folded(written), folded(wanted))).toBe(changes);
  });

  test.each<[number, string, string, boolean]>([
    [0, 'ADA', 'ADA', true],
    [0, 'ADA', 'ADD', false],
    [1, 'MARLOW', 'MRALOW', true],
    [1, 'MARLOW', 'ARLOW', true],
    [1, 'ARLOW', 'MARLOW', true],
    [1, 'MARLOW', 'HARLOW', true],
    [1, 'MARLOW', 'WOLRAM', false],
    [2, 'MARLOW', 'HARLEW', true],
    [2, 'MARLOW', 'HERLEW', false],
    [2, 'MARLOW', 'ARL', false],
  ])('of at most %i edits from %s may be %s: %j', (edits, written, wanted, may) => {
    expect(isWithin(edits, written, wanted)).toBe(may);
  });
});
