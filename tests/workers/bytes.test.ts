import { describe, expect, it } from 'vitest';
import { rareWidth, titleCase } from '#scripts/encode/index-format.ts';
import { textBytes } from '#workers/hospitals/cesu-8.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { byteReader, expectEnd, readByte, readVarint } from '#workers/hospitals/near/zip-points.ts';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const refused = (code: string, message: string) =>
  expect.objectContaining({ name: 'IndexError', code, message });
/** What it throws; a value that is no error when it throws nothing. */
const errorOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    expect(error).toBeInstanceOf(IndexError);
    return error;
  }
};

/** The checksum before the last word, which was 0, went into it. */
const beforeLast = (file: Uint8Array): number => {
  const rotated = Math.imul(checksum(file, 0) - 0xe654_6b64, 0xcccc_cccd);
  return (rotated >>> 13) | (rotated << 19);
};

describe('numbers of a section', () => {
  it('have seven bits a byte, the lowest first, and at most 32', () => {
    expect(readVarint(byteReader(bytes(0x80, 1)))).toBe(128);
    expect(readVarint(byteReader(bytes(0xff, 0xff, 0xff, 0xff, 0x0f)))).toBe(0xffff_ffff);
    const tooLong = refused('section', 'a number is longer than 32 bits');
    expect(errorOf(() => readVarint(byteReader(bytes(0xff, 0xff, 0xff, 0xff, 0x10))))).toEqual(tooLong);
    expect(errorOf(() => readVarint(byteReader(bytes(0x80, 0x80, 0x80, 0x80, 0x80, 0))))).toEqual(tooLong);
  });

  it('use the section up', () => {
    expect(errorOf(() => expectEnd(byteReader(bytes(1))))).toEqual(
      refused('section', 'a section is too long'),
    );
    expect(errorOf(() => readByte(byteReader(bytes())))).toEqual(
      refused('section', 'a section ends too early'),
    );
  });
});

describe('CESU-8', () => {
  it('has the same bytes beside a lone surrogate as without it', () => {
    for (const text of ['\x7f', '\x80', '\u07ff', '\u0800', '\uffff'])
      expect([...textBytes(`\ud800${text}`)]).toEqual([0xed, 0xa0, 0x80, ...textBytes(text)]);
  });
});

describe('the format of the index', () => {
  it('takes two bytes for a rare word’s number when there are more than 16,384 words', () => {
    expect([1, 16_384, 16_385].map(rareWidth)).toEqual([1, 1, 2]);
  });

  it('writes cities of capitals with a capital after anything that is no letter', () => {
    for (const city of ['Miami', 'Fort Worth', "Coeur D'Alene", 'Winston-Salem', 'St. Paul', '29 Palms', ''])
      expect(titleCase(city.toUpperCase())).toBe(city);
  });

  it('has the checksum MurmurHash3, without its last scrambling and with a word more', () => {
    const scramble = (word: number, shift: number, by: number) => Math.imul(word ^ (word >>> shift), by);
    const published = (text: string) => {
      const mixed = scramble(beforeLast(textBytes(text)) ^ text.length, 16, 0x85eb_ca6b);
      return (scramble(scramble(mixed, 13, 0xc2b2_ae35), 16, 1) >>> 0).toString(16);
    };
    expect(published('test')).toBe('ba6bd213');
    expect(published('')).toBe('0');
  });

  it('counts bytes after the last whole word as a word with zeros, and none before the checked ones', () => {
    for (const [rest, word] of [
      [bytes(5), bytes(5, 0, 0, 0)],
      [bytes(5, 6, 7), bytes(5, 6, 7, 0)],
    ] as const)
      expect(checksum(rest, 0)).toBe(beforeLast(word) >>> 0);
    expect(checksum(bytes(9, 9, 9, 9, 5, 6), 4)).toBe(checksum(bytes(5, 6), 0));
  });
});
