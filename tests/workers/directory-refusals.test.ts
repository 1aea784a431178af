import { describe, expect, it } from 'vitest';
import { varints } from '#scripts/encode/encode-bytes.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { textBytes } from '#workers/hospitals/cesu-8.ts';
import { listTexts } from '#workers/hospitals/directory.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { wasmModules } from './engines.ts';
import { codeOf, FORGED_FROM, type Forgery, forge, sectionsOf } from './forged.ts';

const read = (forgery: Forgery) => openEngine(forge(FORGED_FROM, forgery), wasmModules).directory;

const TEXTS = [...sectionsOf(FORGED_FROM).texts];
const KINDS = [7, 3, 3, 3, 3, 3, 4];
/** "ABBEY" and "ZION" are rare name words, so they can imply the place. The first name is "ZION ABBEY". */
const RARE: Forgery = {
  kinds: KINDS.with(0, 5).with(6, 5),
  nameFirst: [6, 3, 0, 0, 2],
  nameCode: [5, 3],
  nameRare: [0],
};
const choose = (...choices: readonly number[]): Forgery => ({
  placeChoice: [...choices, 0, 0, 0, 0, 0, 0].slice(0, 6),
});

describe('index file with a valid checksum', () => {
  it('decodes to the directory that was encoded', () => {
    const directory = read({});
    expect(listTexts(directory.cities)).toEqual(['Abbey', 'Zion']);
    expect([...directory.rowPlace]).toEqual([0, 0, 0, 0, 1, 2]);
    expect([...directory.rowZip]).toEqual([35_001, 35_001, 35_007, 35_009, 75_001, 100_000]);
  });

  it.each<[string, Forgery, string]>([
    ['a shared prefix longer than the previous text', { texts: TEXTS.with(0, 5) }, 'text'],
    ['a text whose last character is cut off', { texts: [...TEXTS, 0xc3] }, 'section'],
    ['fewer kinds than texts', { kinds: KINDS.slice(1) }, 'section'],
    ['more kinds than texts', { kinds: [...KINDS, 4] }, 'section'],
    ['a text that is neither word nor city', { kinds: KINDS.with(6, 0) }, 'section'],
    ['a text of an unknown kind', { kinds: KINDS.with(6, 36) }, 'section'],
    ['a city tie on a text that is no city', { kinds: KINDS.with(6, 16) }, 'section'],
    ['a common word that is no name word', { kinds: KINDS.with(6, 6) }, 'section'],
    ['fewer names than rows', { nameShared: [0, 0, 0, 0, 0] }, 'section'],
    ['more names than rows', { nameShared: [0, 0, 0, 0, 0, 1, 0] }, 'section'],
    ['fewer words than names have', { nameCode: [3] }, 'section'],
    ['more words than names have', { nameCode: [3, 4, 4] }, 'section'],
    ['surplus rare words of names', { nameRare: [0] }, 'section'],
    ['surplus first words of names', { nameFirst: [0, 2, 5, 1, 3, 0] }, 'section'],
    ['more shared words than the previous name has', { nameShared: [0, 3, 0, 0, 0, 1] }, 'range'],
    ['two words shared with a name of one word', { nameShared: [0, 0, 2, 0, 0, 1] }, 'range'],
    ['a name without words', { nameCount: [2, 1, 2, 0, 1, 0] }, 'range'],
    ['more words than fit into memory', { nameCount: [2, 0x81, 0x80, 0x80, 0x20, 2, 1, 1, 0] }, 'range'],
    ['a word that is not in the table', { nameCode: [6, 4], nameRare: [0] }, 'range'],
    ['a name that ties with itself', { nameTies: [2, 0] }, 'range'],
    ['a tie beyond the last row', { nameTies: [6] }, 'range'],
    ['places without a state', { cityPlaces: [2, 2] }, 'section'],
    ['a city in no state', { cityPlaces: [3, 0] }, 'range'],
    ['an unknown state', { placeState: [0, 1, 2] }, 'range'],
    ['a state without a place', { placeState: [0, 0, 0] }, 'range'],
    ['a place without a ZIP code', { placeZips: [3, 0, 0] }, 'section'],
    ['fewer ZIP codes than declared', { placeZips: [9, 1, 0] }, 'section'],
    ['more ZIP codes than fit into memory', { placeZips: [255, 255, 255, 255, 15, 1, 0] }, 'section'],
    ['surplus ZIP codes', { zipMore: [6, 2, 1] }, 'section'],
    ['surplus low parts of ZIP codes', { zipLow: [1, 1, 1] }, 'section'],
    ['surplus high parts of ZIP codes', { zipHigh: [0, 0, 0] }, 'section'],
    ['a ZIP code of six digits', { zipHigh: [0, 0xfa, 1], zipLow: [1, 0] }, 'range'],
    ['an odd ZIP code of no place', { oddPlaces: [3, 0] }, 'range'],
    ['an odd ZIP code without text', { oddPlaces: [2, 1] }, 'range'],
    ['half of the pair of an odd ZIP code', { oddPlaces: [2] }, 'range'],
    ['a place beyond the last place', { placeLow: [0, 0, 0, 0, 1, 3] }, 'range'],
    ['surplus places of rows', { placeLow: [0, 0, 0, 0, 1, 2, 0] }, 'section'],
    ['middle bytes of places although there are few places', { placeMiddle: [0] }, 'section'],
    ['a place implied by a common word', choose(1), 'range'],
    ['a place that the name does not imply', { ...RARE, ...choose(4), placeLow: [0, 0, 0, 1, 2] }, 'range'],
    ['a place implied by the next name', { ...RARE, nameFirst: [6, 3, 5, 2, 3], ...choose(0, 1) }, 'range'],
    ['a ZIP code that its place lacks', { rowZip: [0, 0, 1, 3] }, 'range'],
    ['surplus ZIP code choices', { rowZip: [0, 0, 1, 2, 0] }, 'section'],
    ['a bit set beyond the last row', { plus: [64] }, 'section'],
    ['too few bits', { ultra: [] }, 'section'],
    ['too many bits', { core: [63, 0] }, 'section'],
  ])('is rejected with %s', (_, forgery, refusal) => {
    expect(codeOf(forge(FORGED_FROM, forgery))).toBe(refusal);
  });

  it('is rejected if few bytes declare more words than fit into memory: a long text repeated many times', () => {
    const flags = { ultra: true, plus: false, core: true };
    const one = encodeIndex([{ name: 'W', city: 'Zion', state: 'TX', zip: '75001', ...flags }]);
    const forgery = {
      texts: [0, ...textBytes(`${'W '.repeat(5000)}W`), 0, ...textBytes('ZION')],
      nameCount: varints([60_000]),
      nameCode: new Array<number>(59_999).fill(0),
    };
    const forged = forge(one, forgery);
    expect(codeOf(forged)).toBe('range');
  });

  it('may imply places by the cities that a name contains, in the order of the name', () => {
    const placeOf = (choice: number) => {
      const rowZip = choice === 2 ? [0, 0, 0, 0] : [0, 0, 0];
      return read({ ...RARE, ...choose(choice), placeLow: [0, 0, 0, 1, 2], rowZip }).rowPlace[0];
    };
    expect([1, 2, 3].map(placeOf)).toEqual([2, 0, 1]);
  });

  it('uses one byte for a place among 256, two bytes among 65,536 and three bytes above', () => {
    const lastPlaceOf = (count: number, planes: Forgery) =>
      read({
        cityPlaces: varints([count - 1, 1]),
        placeState: [...new Array<number>(count - 1).fill(0), 1],
        placeZips: new Array<number>(count).fill(1),
        zipHigh: new Array<number>(count).fill(0),
        zipLow: new Array<number>(count).fill(0),
        zipMore: [],
        oddPlaces: [],
        rowZip: [],
        ...planes,
      }).rowPlace.at(-1);
    const low = [0, 0, 0, 0, 0];
    expect(lastPlaceOf(256, { placeLow: [...low, 255] })).toBe(255);
    expect(lastPlaceOf(257, { placeLow: [...low, 0], placeMiddle: [...low, 1] })).toBe(256);
    expect(lastPlaceOf(65_536, { placeLow: [...low, 255], placeMiddle: [...low, 255] })).toBe(65_535);
    const three = { placeLow: [...low, 7], placeMiddle: [...low, 0], placeHigh: [...low, 1] };
    expect(lastPlaceOf(65_544, three)).toBe(65_543);
    expect(lastPlaceOf(65_537, { ...three, placeLow: [...low, 0] })).toBe(65_536);
  });
});
