import { describe, expect, it } from 'vitest';
import { varints } from '#scripts/encode/encode-bytes.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { EVERYTHING } from '#workers/contract.ts';
import { createWasmEngine } from '#workers/hospitals/engine.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { type DecodedDirectory, readDirectory } from '#workers/hospitals/reference/directory-decoder.ts';
import { textBytes } from '#workers/hospitals/text-bytes.ts';
import { readBoth } from './both-readers.ts';
import { wasmModules } from './engines.ts';
import { FORGED_FROM, type Forgery, forge } from './forged.ts';
import { makeDirectory } from './synthetic.ts';

const read = (forgery: Forgery, rows?: number): DecodedDirectory =>
  readDirectory(forge(FORGED_FROM, forgery, rows));

/** "section: a section is too long" */
const refusalOf = (forgery: Forgery): string => {
  readBoth(forge(FORGED_FROM, forgery));
  try {
    read(forgery);
    return 'read';
  } catch (error) {
    if (error instanceof IndexError) return `${error.code}: ${error.message}`;
    throw error;
  }
};

const KINDS = [7, 3, 3, 3, 3, 3, 4];
/** "ABBEY" and "ZION" are rare words of names, so that they may tell the place. The first name is "ZION ABBEY". */
const RARE: Forgery = {
  kinds: KINDS.with(0, 5).with(6, 5),
  nameFirst: [6, 3, 0, 0, 2],
  nameCode: [5, 3],
  nameRare: [0],
};
const choose = (...choices: readonly number[]): Forgery => ({
  placeChoice: [...choices, 0, 0, 0, 0, 0, 0].slice(0, 6),
});

const COUNT_DIFFERS = 'section: texts and their kinds differ in number';
const NO_KIND = 'section: a text is of no known kind';
const TOO_LONG = 'section: a section is too long';
const SHARES = 'range: a name shares too many words';
const NO_WORDS = 'range: a name has no words, or all have too many';
const TIE = 'range: a tie of names is out of range';
const ODD = 'range: an odd zip is out of range';
const LACKS = 'range: a row has a place that its name lacks';
const BITS = 'section: a network has not one bit per row';

describe('a directory under a right checksum', () => {
  it('is read as it was written', () => {
    const directory = read({});
    expect(directory.cities).toEqual(['Abbey', 'Zion']);
    expect([...directory.cityRank]).toEqual([0, 1]);
    expect([...directory.nameTies]).toEqual([2, 3]);
    expect([...directory.rowPlace]).toEqual([0, 0, 0, 0, 1, 2]);
    expect([...directory.rowZip]).toEqual([35_001, 35_001, 35_007, 35_009, 75_001, 100_000]);
  });

  it.each<[string, Forgery, string]>([
    ['fewer kinds than texts', { kinds: KINDS.slice(1) }, COUNT_DIFFERS],
    ['more kinds than texts', { kinds: [...KINDS, 4] }, COUNT_DIFFERS],
    ['a text that is neither word nor city', { kinds: KINDS.with(6, 0) }, NO_KIND],
    ['a text of an unknown kind', { kinds: KINDS.with(6, 36) }, NO_KIND],
    ['a tie that is no city', { kinds: KINDS.with(6, 16) }, NO_KIND],
    ['a common word of no name', { kinds: KINDS.with(6, 6) }, NO_KIND],
    ['fewer names than rows', { nameShared: [0, 0, 0, 0, 0] }, 'section: a section has too few values'],
    ['more names than rows', { nameShared: [0, 0, 0, 0, 0, 1, 0] }, TOO_LONG],
    ['fewer words than names have', { nameCode: [3] }, 'section: a section ends too early'],
    ['more words than names have', { nameCode: [3, 4, 4] }, TOO_LONG],
    ['rare words of no name', { nameRare: [0] }, TOO_LONG],
    ['first words of no name', { nameFirst: [0, 2, 5, 1, 3, 0] }, TOO_LONG],
    ['more words shared than the name before has', { nameShared: [0, 3, 0, 0, 0, 1] }, SHARES],
    ['words shared with two names', { nameShared: [0, 0, 2, 0, 0, 1] }, SHARES],
    ['a name of no words', { nameCount: [2, 1, 2, 0, 1, 0] }, NO_WORDS],
    ['more words than there is memory', { nameCount: [2, 0x81, 0x80, 0x80, 0x20, 2, 1, 1, 0] }, NO_WORDS],
    [
      'a word that is not in the table',
      { nameCode: [6, 4], nameRare: [0] },
      'range: a name uses an unknown word',
    ],
    ['a name that ties with itself', { nameTies: [2, 0] }, TIE],
    ['a tie after the last row', { nameTies: [6] }, TIE],
    ['places without a state', { cityPlaces: [2, 2] }, 'section: there are places without a state'],
    ['a city in no state', { cityPlaces: [3, 0] }, 'range: a city is in no state'],
    ['an unknown state', { placeState: [0, 1, 2] }, 'range: a place is in an unknown state'],
    ['a state without a place', { placeState: [0, 0, 0] }, 'range: a state has no place'],
    ['a place without a zip', { placeZips: [3, 0, 0] }, 'section: a place has no zip'],
    [
      'fewer zips than promised',
      { placeZips: [9, 1, 0] },
      'section: there are fewer zips than places promise',
    ],
    [
      'more zips than there is memory',
      { placeZips: [255, 255, 255, 255, 15, 1, 0] },
      'section: there are fewer zips than places promise',
    ],
    ['zips of no place', { zipMore: [6, 2, 1] }, TOO_LONG],
    ['ends of zips of no place', { zipLow: [1, 1, 1] }, TOO_LONG],
    ['beginnings of zips of no place', { zipHigh: [0, 0, 0] }, TOO_LONG],
    [
      'a zip of six digits',
      { zipHigh: [0, 0xfa, 1], zipLow: [1, 0] },
      'range: a zip has more than five digits',
    ],
    ['an odd zip of no place', { oddPlaces: [3, 0] }, ODD],
    ['an odd zip without text', { oddPlaces: [2, 1] }, ODD],
    ['half an odd zip', { oddPlaces: [2] }, ODD],
    ['a row after the last place', { placeLow: [0, 0, 0, 0, 1, 3] }, 'range: a row is at an unknown place'],
    ['places of no row', { placeLow: [0, 0, 0, 0, 1, 2, 0] }, TOO_LONG],
    ['large places where there are few', { placeMiddle: [0] }, TOO_LONG],
    ['a place that a common word tells', choose(1), LACKS],
    ['a place that the name does not tell', { ...RARE, ...choose(4), placeLow: [0, 0, 0, 1, 2] }, LACKS],
    ['a place that the next name tells', { ...RARE, nameFirst: [6, 3, 5, 2, 3], ...choose(0, 1) }, LACKS],
    ['a zip that its place lacks', { rowZip: [0, 0, 1, 3] }, 'range: a row has a zip that its place lacks'],
    ['choices of no row', { rowZip: [0, 0, 1, 2, 0] }, TOO_LONG],
    ['a bit after the last row', { plus: [64] }, BITS],
    ['too few bits', { ultra: [] }, BITS],
    ['too many bits', { core: [63, 0] }, BITS],
  ])('is refused with %s', (_, forgery, refusal) => {
    expect(refusalOf(forgery)).toBe(refusal);
  });

  it('is refused when few bytes promise more words than there is memory: a long word again and again', () => {
    const flags = { ultra: true, plus: false, core: true };
    const one = encodeIndex([{ name: 'W', city: 'Zion', state: 'TX', zip: '75001', ...flags }]);
    const forgery = {
      texts: [0, ...textBytes(`${'W '.repeat(5000)}W`), 0, ...textBytes('ZION')],
      nameCount: varints([60_000]),
      nameCode: new Array<number>(59_999).fill(0),
    };
    const forged = forge(one, forgery);
    expect(readBoth(forged)).toBe('range');
    const refusal = expect.objectContaining({ code: 'range', message: 'the names have too many words' });
    expect(() => readDirectory(forged)).toThrow(refusal);
    const engine = createWasmEngine(forged, wasmModules);
    expect(() => engine.search({ ...EVERYTHING, text: 'w' })).toThrow(refusal);
  });

  it('may tell places by the cities that a name holds, in the order of the name', () => {
    const placeOf = (choice: number) => {
      const rowZip = choice === 2 ? [0, 0, 0, 0] : [0, 0, 0];
      return read({ ...RARE, ...choose(choice), placeLow: [0, 0, 0, 1, 2], rowZip }).rowPlace[0];
    };
    expect([1, 2, 3].map(placeOf)).toEqual([2, 0, 1]);
  });

  it('has cities of one rank where they collate equal: as two spellings of a text, and as marked', () => {
    const rankOf = (kinds: readonly number[], cityPlaces: readonly number[]) => read({ kinds, cityPlaces });
    const spelled = rankOf(KINDS.with(0, 15), [1, 1, 1]);
    expect(spelled.cities).toEqual(['Abbey', 'ABBEY', 'Zion']);
    expect([...spelled.cityRank]).toEqual([0, 0, 2]);
    for (const kind of [20, 24]) expect([...rankOf(KINDS.with(6, kind), [2, 1]).cityRank]).toEqual([0, 0]);
  });

  it('has states of one rank where they collate equal', () => {
    const states = ['AL', 'XX', 'xx'];
    const hospitals = makeDirectory(3).map((hospital, at) => ({ ...hospital, state: states[at] ?? '' }));
    expect([...readDirectory(encodeIndex(hospitals)).stateRank]).toEqual([0, 1, 1]);
  });

  it('takes one byte for a place among 256, two among 65,536 and three above', () => {
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

  it('gives back every record where rows fill whole bytes of bits, and where words need two bytes', () => {
    for (const rows of [8, 16, 900]) {
      const hospitals = makeDirectory(rows, rows);
      const directory = readDirectory(encodeIndex(hospitals));
      const names = Array.from({ length: rows }, (_, row) =>
        [...directory.rowWords.subarray(directory.rowStart[row], directory.rowStart[row + 1])]
          .map((word) => directory.words[word])
          .join(' '),
      );
      expect(names.sort()).toEqual(hospitals.map(({ name }) => name).sort());
    }
  });
});
