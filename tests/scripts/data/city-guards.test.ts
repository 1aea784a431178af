import { describe, expect, test } from 'vitest';
import { foldCity, foldWords } from '#scripts/data/cities/city-names.ts';
import { changesAWord, changesThePlace } from '#scripts/data/cities/typing-errors.ts';

const fold = (name: string) => ({ key: foldCity(name), words: foldWords(name) });

describe('A correction', () => {
  test.each([
    ['New London', 'London'],
    ['London', 'New London'],
    ['Oldcastle', 'Newcastle'],
    ['Newcastle', 'Castle'],
    ['Northfield', 'Southfield'],
    ['West Harlow', 'East Harlow'],
    ['Upper Marlow', 'Pepper Marlow'],
    ['District 7', 'District 9'],
  ])('may not turn %s into %s', (written, wanted) => {
    expect(changesThePlace(fold(written), fold(wanted))).toBe(true);
  });

  test.each([
    ['Northfeild', 'Northfield'],
    ['Nwe London', 'New London'],
    ['Easton', 'Exton'],
    ['Ditsrict 7', 'District 7'],
  ])('may turn %s into %s', (written, wanted) => {
    expect(changesThePlace(fold(written), fold(wanted))).toBe(false);
  });
});

describe('A word of several', () => {
  test.each([
    ['Green Lawn', 'Green Town'],
    ['Green Lawn', 'Green Lawson'],
  ])('is another one: %s, %s', (written, wanted) => {
    expect(changesAWord(fold(written), fold(wanted))).toBe(true);
  });

  test.each([
    ['one letter, however short the word', 'La Crescent', 'Lo Crescent'],
    ['two letters of six', 'Green Harlow', 'Green Hralwo'],
    ['a space lost', 'Green Lawn', 'Greenlawn'],
  ])('may have %s wrong: %s, %s', (_, written, wanted) => {
    expect(changesAWord(fold(written), fold(wanted))).toBe(false);
  });
});
