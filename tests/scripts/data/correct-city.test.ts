import { describe, expect, test } from 'vitest';
import { type CityMatch, createCityCorrector } from '#scripts/data/cities/correct-city.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { readCorrections } from '#scripts/data/cities/read-corrections.ts';
import { ownCorrector, ownGazetteer } from '../../support/own-directory.ts';

const correct = ownCorrector();
const nameOf = ({ place }: CityMatch): string | undefined => place?.name;

describe('city of the gazetteer', () => {
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
  ])('is normalized to one spelling: %j in %s', (written, state, zip, name) => {
    expect(correct(written, state, zip)).toMatchObject({ place: { name }, why: '' });
  });

  test('is unchanged when its ZIP code belongs to a neighboring city', () => {
    expect(correct('EAST ORANGE', 'NJ', '07052')).toMatchObject({ place: { name: 'East Orange' }, why: '' });
  });

  test('is unchanged when its ZIP code is far away and no typing error explains that', () => {
    expect(correct('HOUSTON', 'TX', '79901')).toMatchObject({ place: { name: 'Houston' }, why: '' });
  });
});

describe('typing error', () => {
  test.each([
    ['a letter dropped', 'HOUSTN', 'TX', '77002', 'Houston'],
    ['a letter inserted', 'MEMMPHIS', 'TN', '38103', 'Memphis'],
    ['a letter replaced', 'DETROIX', 'MI', '48201', 'Detroit'],
    ['two letters swapped', 'CHCIAGO', 'IL', '60611', 'Chicago'],
    ['two errors in one word', 'CLEVLEADN', 'OH', '44106', 'Cleveland'],
    ['a wrong first letter', 'OALLAS', 'TX', '75201', 'Dallas'],
    ['an error in a misspelled direction', 'WAST ORANGE', 'NJ', '07052', 'West Orange'],
    ['an error in a short name', 'WCO', 'TX', '76701', 'Waco'],
    ['an error beside an abbreviation', 'FT LAUDERDAEL', 'FL', '33308', 'Fort Lauderdale'],
  ])('%s is corrected with the ZIP code', (_, written, state, zip, name) => {
    expect(nameOf(correct(written, state, zip))).toBe(name);
  });

  test('is corrected without a ZIP code if only one city of the state is similar', () => {
    expect(correct('ALBUQERQUE', 'NM', 'n/a')).toMatchObject({
      place: { name: 'Albuquerque' },
      why: 'typing error for the only similar city of the state; the zip is unknown',
    });
  });
});

const CORRECTIONS_HEADER = 'wrong,right,state,why\n';
const NO_CORRECTIONS = readCorrections(CORRECTIONS_HEADER, 'c.csv');

/** Fictional state: ZIP code 10001 belongs to Milton, `towns` lie near it, Georgetown 40 miles away, the others 200. */
const town = (city: string, latitude: number) => ({ city, state: 'KS', point: { latitude, longitude: -98 } });
const inSmallState = (...towns: readonly string[]) => {
  const near = towns.map((city) => town(city, 38.1));
  const far = [town('Hilton', 41), town('Carlow', 41), town('Jamestown', 41), town('Georgetown', 38.6)];
  const zips = [{ ...town('Milton', 38), zip: '10001' }];
  return createCityCorrector(createGazetteer([...near, ...far], zips), NO_CORRECTIONS);
};

describe('city corrector in a state with few towns', () => {
  test('corrects a real place far from its ZIP code and one letter from the ZIP code’s own city', () => {
    expect(inSmallState()('HILTON', 'KS', '10001')).toEqual({
      place: expect.objectContaining({ name: 'Milton' }),
      why: "typing error for the zip's own city; the written one is far away",
    });
  });
  test('keeps a real place far from its ZIP code that resembles no other place', () => {
    expect(inSmallState()('CARLOW', 'KS', '10001')).toMatchObject({ place: { name: 'Carlow' }, why: '' });
  });
  test('keeps a real place far from its ZIP code that resembles another near city, or differs in two letters', () => {
    expect(inSmallState('Barlow')('CARLOW', 'KS', '10001')).toMatchObject({
      place: { name: 'Carlow' },
      why: '',
    });
    const zips = [{ ...town('Carlton', 38), zip: '10001' }];
    const correctHere = createCityCorrector(createGazetteer([town('Carlow', 41)], zips), NO_CORRECTIONS);
    expect(correctHere('CARLOW', 'KS', '10001')).toMatchObject({ place: { name: 'Carlow' }, why: '' });
  });
  test('keeps a real place near its ZIP code, even if one letter from the ZIP code’s own city', () => {
    expect(inSmallState('Wilton')('WILTON', 'KS', '10001')).toMatchObject({
      place: { name: 'Wilton' },
      why: '',
    });
  });
  test('keeps a typing error between two equally near cities, and names both', () => {
    expect(inSmallState('Marlow', 'Barlow')('HARLOW', 'KS', '10001')).toEqual({
      why: 'could be Barlow or Marlow',
    });
  });
  test('does not assume two typing errors in a short name', () => {
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
  ])('does not turn %s into %s', (written, other) => {
    expect(inSmallState(other)(written, 'KS', '10001').place).toBeUndefined();
  });
  test('applies the same limits to the ZIP code’s own city', () => {
    const zips = [{ ...town('Fort Harlow', 38), zip: '10001' }];
    const correctHere = createCityCorrector(createGazetteer([], zips), NO_CORRECTIONS);
    expect(correctHere('NORTH HARLOW', 'KS', '10001').place).toBeUndefined();
    expect(nameOf(correctHere('FROT HARLWO', 'KS', '10001'))).toBe('Fort Harlow');
  });
  test('gives the reason for each correction', () => {
    expect(inSmallState()('MILTN', 'KS', '10001').why).toBe("typing error for the zip's own city");
    expect(inSmallState('Marlow')('MARLW', 'KS', '10001').why).toBe('typing error for a city near the zip');
    expect(inSmallState()('GEORGETWN', 'KS', '10001').why).toBe(
      'typing error for the only similar city of the region',
    );
  });
  test('removes “City of” only at the start of a cell, and only in cells of up to 100 characters', () => {
    expect(inSmallState('New Milton')('NEW CITY OF MILTON', 'KS', '10001').place).toBeUndefined();
    const ofLength = (length: number): string => `City of Milton (${'x'.repeat(length - 17)})`;
    expect(nameOf(inSmallState()(ofLength(100), 'KS', '10001'))).toBe('Milton');
    expect(inSmallState()(ofLength(101), 'KS', '10001').place).toBeUndefined();
    expect(nameOf(inSmallState()(`MILTON${' '.repeat(100)}`, 'KS', '10001'))).toBe('Milton');
  });
  test('corrects a typing error for a city 40 miles away, but not for a city 200 miles away', () => {
    expect(nameOf(inSmallState()('GEORGETWN', 'KS', '10001'))).toBe('Georgetown');
    expect(inSmallState()('JAMESTWN', 'KS', '10001').place).toBeUndefined();
  });
  test('accepts omitted letters as an abbreviation, but not omitted words', () => {
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

  test('expand an abbreviation with omitted letters to the ZIP code’s own city', () => {
    expect(correct('GRD RPDS', 'MI', '49503')).toMatchObject({ place: { name: 'Grand Rapids' } });
  });

  test('an unknown place is kept, with the reason', () => {
    expect(correct('ZZYZXVILLE', 'CA', '94301')).toEqual({
      why: 'no such place in the state, and no similar one near the zip',
    });
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

  test.each([
    ['a short header', 'wrong,right\nA,B\n', 1],
    ['a wrong header', 'wrong,right,state,reason\nA,B,TX,x\n', 1],
    ['a row without a wrong name', `${CORRECTIONS_HEADER},B,TX,x\n`, 2],
    ['a row without a right name', `${CORRECTIONS_HEADER}A, ,TX,x\n`, 2],
    ['a row without a reason', `${CORRECTIONS_HEADER}A,B,TX,x\nA,B,TX,\n`, 3],
    ['a row with an extra cell', `${CORRECTIONS_HEADER}A,B,TX,x,y\n`, 2],
    ['a row with a missing cell', `${CORRECTIONS_HEADER}A,B,TX\n`, 2],
  ])('reject a corrections file with %s', (_, text, line) => {
    expect(() => readCorrections(text, 'c.csv')).toThrow(
      `c.csv:${line}:1: expected the cells wrong,right,state,why; fill wrong, right and why (state may be empty)`,
    );
  });
});
