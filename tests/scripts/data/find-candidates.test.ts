import { describe, expect, test } from 'vitest';
import { foldCity, foldWords } from '#scripts/data/cities/city-names.ts';
import { createCandidateFinder } from '#scripts/data/cities/find-candidates.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { letterBits, mayBeWithin, typingDistance } from '#scripts/data/cities/typing-errors.ts';

const MILES_PER_DEGREE = 69.1;
const ZIP = { latitude: 38, longitude: -98 };
const town = (city: string, miles: number) => ({
  city,
  state: 'KS',
  point: { ...ZIP, latitude: ZIP.latitude + miles / MILES_PER_DEGREE },
});
type Nearness = 'own' | 'near' | 'far' | 'unknown';

/** What a written city may mean in Kansas, where the zip's own city is the one that is given. */
const find = (written: string, towns: readonly ReturnType<typeof town>[], own = '', isKnown = true) => {
  const gazetteer = createGazetteer(towns, []);
  return createCandidateFinder(gazetteer)({ key: foldCity(written), words: foldWords(written) }, 'KS', {
    place: gazetteer.place('KS', foldCity(own)),
    point: isKnown ? ZIP : undefined,
    reach: 25,
  });
};
const MILES: Readonly<Record<Nearness, number>> = { own: 5, near: 5, far: 40, unknown: 5 };

/** How many letters of a name so long may be wrong: the last ones are, each of them another. */
const mostBelieved = (nearness: Nearness, length: number): number => {
  const name = 'CDFGHJKLMNPQRSTV'.slice(0, length);
  const believes = (edits: number): boolean => {
    const written = name.slice(0, length - edits) + 'WXYZ'.slice(0, edits);
    const own = nearness === 'own' ? name : '';
    return find(written, [town(name, MILES[nearness])], own, nearness !== 'unknown').length > 0;
  };
  return [0, 1, 2, 3, 4].filter((edits) => edits <= length && believes(edits)).at(-1) ?? -1;
};

describe('Of typing errors are believed', () => {
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
  ])('where the city is %s and its name %i letters long, %i', (nearness, length, edits) => {
    expect(mostBelieved(nearness, length)).toBe(edits);
  });
});

describe('A city that may be meant', () => {
  test('costs its typing errors, and more the farther it is from the zip', () => {
    expect(find('GEORGETWN', [town('Georgetown', 10)], 'Georgetown')).toMatchObject([
      { place: { name: 'Georgetown' }, edits: 1, nearness: 'own', cost: 1 },
    ]);
    const [near, far] = find('GEORGETWON', [town('Georgetown', 10), town('Georgetwonn', 50)]);
    expect(near).toMatchObject({ place: { name: 'Georgetown' }, edits: 1, nearness: 'near' });
    expect(near?.cost).toBeCloseTo(1.6, 5);
    expect(far).toMatchObject({ place: { name: 'Georgetwonn' }, edits: 1, nearness: 'far' });
    expect(far?.cost).toBeCloseTo(2.4, 5);
  });

  test('costs as much as any other where the zip says nothing; then they come by name', () => {
    const [marlow, barlow] = [town('Marlow', 5), town('Barlow', 400)];
    for (const towns of [
      [marlow, barlow],
      [barlow, marlow],
    ])
      expect(find('HARLOW', towns, '', false)).toMatchObject([
        { place: { name: 'Barlow' }, nearness: 'unknown', cost: 2 },
        { place: { name: 'Marlow' }, nearness: 'unknown', cost: 2 },
      ]);
  });

  test('may have a word changed out of recognition only if it is the zip’s own', () => {
    const towns = [town('Eastern Town', 5)];
    expect(find('EASTERN LAWN', towns, 'Eastern Town')).toHaveLength(1);
    expect(find('EASTERN LAWN', towns)).toEqual([]);
  });
});

describe('A city that is asked for again', () => {
  test('is judged by every zip again', () => {
    const gazetteer = createGazetteer([town('Georgetown', 5)], []);
    const findCandidates = createCandidateFinder(gazetteer);
    const ask = (own: string) =>
      findCandidates({ key: foldCity('GORGETWON'), words: foldWords('GORGETWON') }, 'KS', {
        place: gazetteer.place('KS', foldCity(own)),
        point: ZIP,
        reach: 25,
      }).map(({ nearness, edits }) => [nearness, edits]);
    for (const _ of [1, 2]) {
      expect(ask('')).toEqual([['near', 2]]);
      expect(ask('Georgetown')).toEqual([['own', 2]]);
    }
  });

  test('is another one in another state', () => {
    const findCandidates = createCandidateFinder(
      createGazetteer([town('Marlow', 5), { ...town('Barlow', 5), state: 'OK' }], []),
    );
    const ask = (state: string): string[] =>
      findCandidates({ key: 'HARLOW', words: ['HARLOW'] }, state, {
        place: undefined,
        point: ZIP,
        reach: 25,
      }).map(({ place }) => place.name);
    expect([ask('KS'), ask('OK'), ask('KS')]).toEqual([['Marlow'], ['Barlow'], ['Marlow']]);
  });
});

describe('The quick look at the letters of two words', () => {
  const mayBe = (edits: number, a: string, b: string): boolean =>
    mayBeWithin(edits, a, letterBits(a), b, letterBits(b));

  test.each([
    ['MARLOW', 'BARLOW'],
    ['MARLOW', 'MARLO'],
    ['MARLOW', 'MARLOWE'],
    ['MARLOW', 'MRALOW'],
  ])('lets %s and %s pass, which are one edit apart', (a, b) => {
    expect(typingDistance(a, b)).toBe(1);
    expect(mayBe(1, a, b)).toBe(true);
  });

  test.each([
    [1, 'MARLOW', 'MARLOWAA'],
    [1, 'MARLOW', 'BARLAD'],
    [2, 'MARLOW', 'TENDIN'],
  ])('stops what is more than %i apart by length or letters: %s, %s', (edits, a, b) => {
    expect(mayBe(edits, a, b)).toBe(false);
  });
});
