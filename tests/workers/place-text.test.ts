import { describe, expect, it } from 'vitest';
import { editsBetween, editsToBeginning } from '#workers/edit-distance.ts';
import { placeText } from '#workers/hospitals/near/origins.ts';

describe('place name', () => {
  it.each([
    ['St. Louis', 'saint louis'],
    ['Ste. Geneviève', 'sainte genevieve'],
    ['FT WORTH', 'fort worth'],
    ['Mt. Vernon', 'mount vernon'],
    ['Port St. Lucie', 'port st lucie'],
    ['St', 'st'],
    ['Coeur d’Alene', 'coeur dalene'],
    [' Winston -- Salem, NC ', 'winston salem nc'],
  ])('is compared by words, with a leading abbreviation written out: %s', (name, text) => {
    expect(placeText(name)).toBe(text);
  });
});

describe('edit distance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['abc', 'abc', 0],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['xaby', 'xbay', 1],
    ['ab', 'ca', 2],
    ['ab', 'bc', 2],
    ['ca', 'abc', 3],
  ])('counts added, missing, replaced and swapped letters: %s, %s', (typed, name, edits) => {
    expect(editsBetween(typed, name)).toBe(edits);
    expect(editsBetween(name, typed)).toBe(edits);
  });

  it('to the nearest prefix is counted up to one above the limit', () => {
    expect(editsToBeginning('nalp', 'naples fl', 1)).toBe(1);
    expect(editsToBeginning('naples', 'naples fl', 1)).toBe(0);
    expect(editsToBeginning('zzzzzz', 'naples fl', 1)).toBe(2);
    expect(editsToBeginning('zzzzzz', 'naples fl', 3)).toBe(4);
  });
});
