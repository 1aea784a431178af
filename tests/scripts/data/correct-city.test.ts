import { describe, expect, test } from 'vitest';
import { type CityMatch, createCityCorrector } from '#scripts/data/cities/correct-city.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { readCorrections } from '#scripts/data/cities/read-corrections.ts';
import { ownCorrector, ownGazetteer } from '../../support/own-directory.ts';

const correct = ownCorrector();
const nameOf = ({ place }: CityMatch): string | undefined => place?.name;

describe('A city of the gazetteer', () => {
  test.each([
    ['ST LOUIS', 'MO', '63106', 'Saint Louis'],
    ['MC ALLEN', 'TX', '78501', 'McAllen'],
    ["O'FALLON", 'IL', '62269', "O'Fallon"],
    ['WINSTON SALEM', 'NC', '27103', 'Winston-Salem'],
    ['KAPAA', 'HI', '96746', "Kapa'a"],
    ['AUSTIN, TX', 'TX', '78701', 'Austin'],
    ['City of Boise (Ada County)', 'ID', '83702', 'Boise'],
    ['  town of Boise', 'ID', '83702', 'Boise'],
    ['austin, tx.', 'TX', '78701', 'Austin'],
  ])('has one spelling: %j in %s', (written, state, zip, name) => {
    expect(correct(written, state, zip)).toMatchObject({ place: { name }, why: '' });
  });

  test('is left alone where its zip belongs to a neighbour', () => {
    expect(correct('EAST ORANGE', 'NJ', '07052')).toMatchObject({ place: { name: 'East Orange' }, why: '' });
  });

  test('is left alone where its zip is far off, when that explains nothing', () => {
    expect(correct('HOUSTON', 'TX', '79901')).toMatchObject({ place: { name: 'Houston' }, why: '' });
  });
});

describe('A typing error', () => {
  test.each([
    ['a letter dropped', 'HOUSTN', 'TX', '77002', 'Houston'],
    ['a letter inserted', 'MEMMPHIS', 'TN', '38103', 'Memphis'],
    ['a letter replaced', 'DETROIX', 'MI', '48201', 'Detroit'],
    ['two letters swapped', 'CHCIAGO', 'IL', '60611', 'Chicago'],
    ['two errors in one word', 'CLEVLEADN', 'OH', '44106', 'Cleveland'],
    ['a wrong first letter', 'OALLAS', 'TX', '75201', 'Dallas'],
    ['one in a misspelt direction', 'WAST ORANGE', 'NJ', '07052', 'West Orange'],
    ['one in a short name', 'WCO', 'TX', '76701', 'Waco'],
    ['one beside an abbreviation', 'FT LAUDERDAEL', 'FL', '33308', 'Fort Lauderdale'],
  ])('%s is corrected by the zip', (_, written, state, zip, name) => {
    expect(nameOf(correct(written, state, zip))).toBe(name);
  });

  test('is corrected without a zip when only one city of the state is so close', () => {
    expect(correct('ALBUQERQUE', 'NM', 'n/a')).toMatchObject({
      place: { name: 'Albuquerque' },
      why: 'typing error for the only similar city of the state; the zip is unknown',
    });
  });
});

const CORRECTIONS_HEADER = 'wrong,right,state,why\n';
const NO_CORRECTIONS = readCorrections(CORRECTIONS_HEADER, 'c.csv');

/** A state of a few towns: zip 10001 is Milton's, others lie around it; Georgetown is 40 miles away, the far ones 200. */
const town = (city: string, latitude: number) => ({ city, state: 'KS', point: { latitude, longitude: -98 } });
const inSmallState = (...towns: readonly string[]) => {
  const near = towns.map((city) => town(city, 38.1));
  const far = [town('Hilton', 41), town('Carlow', 41), town('Jamestown', 41), town('Georgetown', 38.6)];
  const zips = [{ ...town('Milton', 38), zip: '10001' }];
  return createCityCorrector(createGazetteer([...near, ...far], zips), NO_CORRECTIONS);
};

describe('In a state of a few towns', () => {
  test("a real place far from its zip and one letter from the zip's own city was meant to be that city", () => {
    expect(inSmallState()('HILTON', 'KS', '10001')).toEqual({
      place: expect.objectContaining({ name: 'Milton' }),
      why: "typing error for the zip's own city; the written one is far away",
    });
  });
  test('a real place far from its zip stays when it looks like no other', () => {
    expect(inSmallState()('CARLOW', 'KS', '10001')).toMatchObject({ place: { name: 'Carlow' }, why: '' });
  });
  test('a real place far from its zip stays when another city, or two letters, would explain it', () => {
    expect(inSmallState('Barlow')('CARLOW', 'KS', '10001')).toMatchObject({
      place: { name: 'Carlow' },
      why: '',
    });
    const zips = [{ ...town('Carlton', 38), zip: '10001' }];
    const correctHere = createCityCorrector(createGazetteer([town('Carlow', 41)], zips), NO_CORRECTIONS);
    expect(correctHere('CARLOW', 'KS', '10001')).toMatchObject({ place: { name: 'Carlow' }, why: '' });
  });
  test('a real place near its zip stays, one letter from the zip’s own city or not', () => {
    expect(inSmallState('Wilton')('WILTON', 'KS', '10001')).toMatchObject({
      place: { name: 'Wilton' },
      why: '',
    });
  });
  test('a typing error between two cities equally near stays, and both are named', () => {
    expect(inSmallState('Marlow', 'Barlow')('HARLOW', 'KS', '10001')).toEqual({
      why: 'could be Barlow or Marlow',
    });
  });
  test('two typing errors for a city nearby are not believed in a short name', () => {
    expect(inSmallState('Marlow')('HORLOW', 'KS', '10001').place).toBeUndefined();
    expect(nameOf(inSmallState('Marlowville')('HORLOWVILLE', 'KS', '10001'))).toBe('Marlowville');
  });
  test.each([
    ['NORTHFIELD', 'Southfield'],
    ['NORTH HARLOW', 'South Harlow'],
    ['EASTVILLE PARK', 'Westville Park'],
    ['NEW MARLOWVILLE', 'Marlowville'],
    ['HARLOWVILLE', 'New Harlowville'],
    ['NORTH HARLOW', 'Fort Harlow'],
    ['EASTERN LAWN', 'Eastern Town'],
    ['DISTRICT 7', 'District 9'],
  ])('%s is not turned into %s', (written, other) => {
    expect(inSmallState(other)(written, 'KS', '10001').place).toBeUndefined();
  });
  test('a zip’s own city is no exception', () => {
    const zips = [{ ...town('Fort Harlow', 38), zip: '10001' }];
    const correctHere = createCityCorrector(createGazetteer([], zips), NO_CORRECTIONS);
    expect(correctHere('NORTH HARLOW', 'KS', '10001').place).toBeUndefined();
    expect(nameOf(correctHere('FROT HARLWO', 'KS', '10001'))).toBe('Fort Harlow');
  });
  test('each verdict says what was taken for what', () => {
    expect(inSmallState()('MILTN', 'KS', '10001').why).toBe("typing error for the zip's own city");
    expect(inSmallState('Marlow')('MARLW', 'KS', '10001').why).toBe('typing error for a city near the zip');
    expect(inSmallState()('GEORGETWN', 'KS', '10001').why).toBe(
      'typing error for the only similar city of the region',
    );
  });
  test('“City of” counts at the start of a cell alone, and in cells that are no longer than a city', () => {
    expect(inSmallState('New Milton')('NEW CITY OF MILTON', 'KS', '10001').place).toBeUndefined();
    const ofLength = (length: number): string => `City of Milton (${'x'.repeat(length - 17)})`;
    expect(nameOf(inSmallState()(ofLength(100), 'KS', '10001'))).toBe('Milton');
    expect(inSmallState()(ofLength(101), 'KS', '10001').place).toBeUndefined();
    expect(nameOf(inSmallState()(`MILTON${' '.repeat(100)}`, 'KS', '10001'))).toBe('Milton');
  });
  test('a typing error for a city 40 miles off is corrected, for one 200 miles off it is not', () => {
    expect(nameOf(inSmallState()('GEORGETWN', 'KS', '10001'))).toBe('Georgetown');
    expect(inSmallState()('JAMESTWN', 'KS', '10001').place).toBeUndefined();
  });
  test('whole words left out are no abbreviation, letters left out in order are one', () => {
    const gazetteer = createGazetteer([], [{ ...town('Milton Center', 38), zip: '10001' }]);
    const correctHere = createCityCorrector(gazetteer, NO_CORRECTIONS);
    expect(correctHere('MILTON', 'KS', '10001').place).toBeUndefined();
    expect(correctHere('MILTON CN', 'KS', '10001')).toMatchObject({
      place: { name: 'Milton Center' },
      why: "short for the zip's own city",
    });
    expect(nameOf(correctHere('MCR', 'KS', '10001'))).toBe('Milton Center');
    for (const written of ['MC', 'M C', 'MLCX', 'ILTC'])
      expect(correctHere(written, 'KS', '10001').place).toBeUndefined();
  });
});

describe('What gazetteers cannot know', () => {
  test('a correction is followed, with its reason', () => {
    expect(correct('NYC', 'NY', '10016')).toMatchObject({
      place: { name: 'New York' },
      why: 'everyday short form',
    });
  });

  test('a correction without a state holds wherever the right place exists', () => {
    expect(nameOf(correct('KC', 'KS', '66160'))).toBe('Kansas City');
    expect(nameOf(correct('KC', 'MO', '64108'))).toBe('Kansas City');
    expect(correct('KC', 'FL', '33101').place).toBeUndefined();
  });

  test('a correction may name a place that no gazetteer lists', () => {
    const text = 'wrong,right,state,why\nSmall Hamlet,Small Hamlet,VT,real; too small for the gazetteers\n';
    const withHamlet = createCityCorrector(ownGazetteer(), readCorrections(text, 'c.csv'));
    expect(nameOf(withHamlet('SMALL HAMLET', 'VT', '05602'))).toBe('Small Hamlet');
  });

  test("letters left out in order are short for the zip's own city", () => {
    expect(correct('GRD RPDS', 'MI', '49503')).toMatchObject({ place: { name: 'Grand Rapids' } });
  });

  test('an unknown place stays, and the verdict says why', () => {
    expect(correct('ZZYZXVILLE', 'CA', '94301')).toEqual({
      why: 'no such place in the state, and no similar one near the zip',
    });
  });

  test('a row for the state goes before a row for all states, and spaces around cells say nothing', () => {
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

  test.each([
    ['a short header', 'wrong,right\nA,B\n', 1],
    ['a wrong header', 'wrong,right,state,reason\nA,B,TX,x\n', 1],
    ['a row without a wrong name', `${CORRECTIONS_HEADER},B,TX,x\n`, 2],
    ['a row without a right name', `${CORRECTIONS_HEADER}A, ,TX,x\n`, 2],
    ['a row without a reason', `${CORRECTIONS_HEADER}A,B,TX,x\nA,B,TX,\n`, 3],
    ['a row with a cell too many', `${CORRECTIONS_HEADER}A,B,TX,x,y\n`, 2],
    ['a row with a cell too few', `${CORRECTIONS_HEADER}A,B,TX\n`, 2],
  ])('the corrections file may not have %s', (_, text, line) => {
    expect(() => readCorrections(text, 'c.csv')).toThrow(
      `c.csv:${line}:1: expected the cells wrong,right,state,why; fill wrong, right and why (state may be empty)`,
    );
  });
});
