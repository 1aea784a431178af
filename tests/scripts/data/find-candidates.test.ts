import { describe, expect, test } from 'vitest';
import { foldCity, foldWords } from '#scripts/data/cities/city-names.ts';
import { createCandidateFinder } from '#scripts/data/cities/find-candidates.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';

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
  return createCandidateFinder(gazetteer)({ key: foldCity(written), words: foldWords(written) }, 'KS', {
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
