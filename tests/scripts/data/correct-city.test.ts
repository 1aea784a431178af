import { describe, expect, test } from 'vitest';
import { type CityMatch, createCityCorrector } from '#scripts/data/cities/correct-city.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { readCorrections } from '#scripts/data/cities/read-corrections.ts';
import { ownCorrector, ownGazetteer } from '../../support/own-directory.ts';

const correct = ownCorrector();
const nameOf = ({ place }: CityMatch): string | undefined => place?.name;

describe('city of the gazetteer', () => {
  test('is found from a typing error without a ZIP code if it is the only similar one of the state', () => {
    expect(correct('ALBUQERQUE', 'NM', 'n/a')).toMatchObject({
      place: { name: 'Albuquerque' },
      why: 'typing error for the only similar city of the state; the zip is unknown',
    });
  });

  test.each([
    ['ST LOUIS', 'MO', '63106', 'Saint Louis'],
    ['City of Boise (Ada County)', 'ID', '83702', 'Boise'],
    ['  town of Boise', 'ID', '83702', 'Boise'],
    ['austin, tx.', 'TX', '78701', 'Austin'],
  ])('is normalized to one spelling: %j in %s', (written, state, zip, name) => {
    expect(correct(written, state, zip)).toMatchObject({ place: { name }, why: '' });
  });
});

const CORRECTIONS_HEADER = 'wrong,right,state,why\n';
const NO_CORRECTIONS = readCorrections(CORRECTIONS_HEADER, 'c.csv');

const town = (city: string, latitude: number) => ({ city, state: 'KS', point: { latitude, longitude: -98 } });

/**
 * Corrects a city of a fictional state: ZIP code 10001 belongs to `own`, `towns` lie near it, Georgetown 40 miles away, the
 * others 200. Returns the name of the place, if any, and the reason.
 */
const inSmallState = (written: string, towns: readonly string[] = [], own = 'Milton') => {
  const near = towns.map((city) => town(city, 38.1));
  const far = [town('Hilton', 41), town('Carlow', 41), town('Jamestown', 41), town('Georgetown', 38.6)];
  const gazetteer = createGazetteer([...near, ...far], [{ ...town(own, 38), zip: '10001' }]);
  const match = createCityCorrector(gazetteer, NO_CORRECTIONS)(written, 'KS', '10001');
  return [nameOf(match), match.why];
};

const NONE = 'no such place in the state, and no similar one near the zip';
const OWN = "typing error for the zip's own city";
const NEAR = 'typing error for a city near the zip';
const SHORT = "short for the zip's own city";
const ofLength = (length: number): string => `City of Milton (${'x'.repeat(length - 17)})`;

describe('city corrector in a state with few towns', () => {
  test.each<[string, string | undefined, string, string[]?, string?]>([
    // A real place far from its ZIP code is kept, unless it is one letter from the ZIP code's own city.
    ['HILTON', 'Milton', `${OWN}; the written one is far away`],
    ['CARLOW', 'Carlow', '', ['Barlow']],
    ['CARLOW', 'Carlow', '', [], 'Carlton'],
    ['WILTON', 'Wilton', '', ['Wilton']],
    ['HARLOW', undefined, 'could be Barlow or Marlow', ['Marlow', 'Barlow']],
    // Two errors in a long name only.
    ['HORLOW', undefined, NONE, ['Marlow']],
    ['HORLOWVILLE', 'Marlowville', NEAR, ['Marlowville']],
    ['EASTERN LAWN', undefined, NONE, ['Eastern Town']],
    ['NORTH HARLOW', undefined, NONE, [], 'Fort Harlow'],
    ['FROT HARLWO', 'Fort Harlow', OWN, [], 'Fort Harlow'],
    ['GEORGETOOWN', 'Georgetown', 'typing error for the only similar city of the region'],
    ['JAMESTWN', undefined, NONE],
    // “City of” only at the start, and only in cells of up to 100 characters.
    ['NEW CITY OF MILTON', undefined, NONE, ['New Milton']],
    [ofLength(100), 'Milton', ''],
    [ofLength(101), undefined, NONE],
    [`MILTON${' '.repeat(100)}`, 'Milton', ''],
    // Omitted letters are an abbreviation, omitted words are not.
    ['MILTON', undefined, NONE, [], 'Milton Center'],
    ['MILTON CN', 'Milton Center', SHORT, [], 'Milton Center'],
    ['MCR', 'Milton Center', SHORT, [], 'Milton Center'],
    ['MC', undefined, NONE, [], 'Milton Center'],
    ['M C', undefined, NONE, [], 'Milton Center'],
    ['MLCX', undefined, NONE, [], 'Milton Center'],
    ['ILTC', undefined, NONE, [], 'Milton Center'],
  ])('%s becomes %s: %s', (written, name, why, towns, own) => {
    expect(inSmallState(written, towns, own)).toEqual([name, why]);
  });
});

describe('corrections beyond the spellings of the gazetteers', () => {
  test('apply a listed correction with its reason', () => {
    expect(correct('NYC', 'NY', '10016')).toMatchObject({
      place: { name: 'New York' },
      why: 'everyday short form',
    });
  });

  test('apply a correction without a state wherever the right place exists', () => {
    expect(nameOf(correct('KC', 'KS', '66160'))).toBe('Kansas City');
    expect(nameOf(correct('KC', 'MO', '64108'))).toBe('Kansas City');
    expect(correct('KC', 'FL', '33101').place).toBeUndefined();
  });

  test('accept a correction to a place in no gazetteer', () => {
    const text = 'wrong,right,state,why\nSmall Hamlet,Small Hamlet,VT,real; too small for the gazetteers\n';
    const withHamlet = createCityCorrector(ownGazetteer(), readCorrections(text, 'c.csv'));
    expect(nameOf(withHamlet('SMALL HAMLET', 'VT', '05602'))).toBe('Small Hamlet');
  });

  test('a row for the state precedes a row for all states, and spaces around cells are ignored', () => {
    const text = `${CORRECTIONS_HEADER} KC , Kansas City,, nickname \nKC,Kernville,CA,local\n`;
    const { rows, find } = readCorrections(text, 'c.csv');
    expect(rows).toEqual([
      { wrong: 'KC', right: 'Kansas City', state: '', why: 'nickname' },
      { wrong: 'KC', right: 'Kernville', state: 'CA', why: 'local' },
    ]);
    expect(find('KC', 'CA')?.right).toBe('Kernville');
    expect(find('KC', 'MO')?.right).toBe('Kansas City');
    expect(find('LA', 'CA')).toBeUndefined();
  });

  test.each<[string, number]>([
    ['wrong,right,state,reason\nA,B,TX,x\n', 1],
    [`${CORRECTIONS_HEADER},B,TX,x\n`, 2],
    [`${CORRECTIONS_HEADER}A, ,TX,x\n`, 2],
    [`${CORRECTIONS_HEADER}A,B,TX,\n`, 2],
    [`${CORRECTIONS_HEADER}A,B,TX,x\nA,B,TX,x,y\n`, 3],
    [`${CORRECTIONS_HEADER}A,B,TX,x\nA,B,TX\n`, 3],
  ])('reject the corrections file %j', (text, line) => {
    expect(() => readCorrections(text, 'c.csv')).toThrow(
      `c.csv:${line}:1: expected the cells wrong,right,state,why; fill wrong, right and why (state may be empty)`,
    );
  });
});
