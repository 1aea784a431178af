import { describe, expect, test } from 'vitest';
import { stateCode, stateFileName } from '#domain/geography/state.ts';
import { collapseSpaces, normalizeCountry, normalizeZip } from '#scripts/data/cells.ts';
import { foldCity, foldWords, formatCity, formatGazetteerCity } from '#scripts/data/cities/city-names.ts';
import { zipProblem } from '#scripts/data/cities/zip-evidence.ts';
import { ownGazetteer } from '../../support/own-directory.ts';

describe('ZIP codes', () => {
  test.each([
    ['36301', '36301', undefined],
    [' 36301 ', '36301', 'spaces removed'],
    ['2101', '02101', 'lost zeros put back'],
    ['680', '00680', 'lost zeros put back'],
    ['12345-6789', '12345', 'ZIP+4 split'],
    ['123456789', '12345', 'ZIP+4 split'],
    ['2101-1234', '02101', 'ZIP+4 split'],
    ['74820 - 1234', '74820', 'ZIP+4 split'],
    ['2,101', '02101', 'thousands separator removed'],
    ['74820\u00a0', '74820', 'spaces removed'],
  ])('%j becomes %s', (cell, zip, reason) => {
    expect(normalizeZip(cell)).toEqual(reason ? { zip, reason } : { zip });
  });

  test.each([
    '',
    '12',
    '123456',
    '12345678',
    '12345-67',
    '36301.0',
    'A12345-6789',
    '12345-67891',
    'A2101-1234',
    '2101-12345',
  ])('%j is kept unchanged', (cell) => {
    expect(normalizeZip(cell)).toEqual({ zip: cell });
  });

  const gazetteer = ownGazetteer();
  test.each([
    ['63106', 'MO', undefined],
    ['00901', 'PR', undefined],
    ['', 'MO', 'missing'],
    ['1234O', 'MO', 'not five digits'],
    ['00000', 'MO', 'not in the gazetteer'],
    ['63106', 'KS', 'belongs to Saint Louis, MO'],
  ])('%j in %s is suspicious: %s', (zip, state, why) => {
    expect(zipProblem(zip, state, gazetteer)).toBe(why);
  });
});

describe('states, countries and spaces', () => {
  test.each([
    ['tx', 'TX', 'TEXAS'],
    [' New  York ', 'NY', 'NEW YORK'],
    ['WASHINGTON D.C', 'DC', 'WASHINGTON D.C'],
    ['District of Columbia', 'DC', 'WASHINGTON D.C'],
  ])('state %j has the code %s and, in the normalized file, the name %s', (cell, code, name) => {
    expect(stateCode(cell)).toBe(code);
    expect(stateFileName(code)).toBe(name);
  });

  test.each(['', 'US', 'U.S.A.', 'United States', 'United States of America'])(
    'country %j is the United States',
    (cell) => {
      expect(normalizeCountry(cell)).toBe('UNITED STATES');
    },
  );
  test('another country is kept', () => expect(normalizeCountry(' Canada ')).toBe('Canada'));
  test('runs of white space become one space', () =>
    expect(collapseSpaces('  A \t\u00a0B\nC ')).toBe('A B C'));
});

describe('spellings of a city', () => {
  test.each([
    ['Colorado Spgs.', 'COLORADO SPRINGS'],
    ['Cape May CH', 'Cape May Court House'],
    ['Dover AFB', 'DOVER AIR FORCE BASE'],
    ['De Witt', 'DEWITT'],
    ['Mayagüez', 'MAYAGUEZ'],
  ])('%s and %s are the same place', (a, b) => {
    expect(foldCity(a)).toBe(foldCity(b));
  });

  test.each([
    ['ST. LOUIS', 'Saint Louis'],
    ["o'fallon", "O'Fallon"],
    ['WINSTON-SALEM', 'Winston-Salem'],
    ['ISLE OF PALMS', 'Isle of Palms'],
    ['THE WOODLANDS', 'The Woodlands'],
    ['DOVER AFB', 'Dover AFB'],
    [' FORT  YATES, ', 'Fort Yates'],
    ['AVON BY THE SEA', 'Avon by the Sea'],
    ['HASTINGS ON HUDSON AT BAY', 'Hastings on Hudson at Bay'],
    ['TRUTH AND HOPE IN LOVE', 'Truth and Hope in Love'],
    ['USAF ACADEMY', 'USAF Academy'],
    ['FALLON NAS USA', 'Fallon NAS USA'],
    ['CAPE MAY CH', 'Cape May Court House'],
    ['KAPA\u2018A', "Kapa'a"],
    ['\u2018EWA BEACH', 'Ewa Beach'],
    ["TOWN ''N' COUNTRY", "Town N' Country"],
    ["D'IBERVILLE", "D'Iberville"],
    ["BOND'S HAMCREEK", "Bond's Hamcreek"],
    ['O FALLON', "O'Fallon"],
    ['LAND O LAKES', 'Land O Lakes'],
    ['FORT MC COY', 'Fort McCoy'],
  ])('%j is spelled %s', (written, spelling) => {
    expect(formatCity(written)).toBe(spelling);
  });

  test.each([
    ['LaGrange', 'LaGrange'],
    ['St. Petersburg', 'Saint Petersburg'],
    ['Cape May Ch', 'Cape May Court House'],
    ['Camp H.M. Smith', 'Camp H.M. Smith'],
    ['\u2018Ōma\u2018o', "Oma'o"],
  ])('gazetteer name %j is shown as %s', (name, tidy) => {
    expect(formatGazetteerCity(name)).toBe(tidy);
  });

  test('are compared by words, ignoring separators and punctuation', () => {
    expect(foldWords(" St.  Louis-O'Fallon (N), ")).toEqual(['SAINT', 'LOUIS', 'OFALLON', 'NORTH']);
    expect(foldWords('Fallon NAS')).toEqual(['FALLON', 'NAVAL AIR STATION']);
  });
});
