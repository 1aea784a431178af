import { CHECKSUM_AT, HEADER_BYTES, SECTIONS, VERSION } from '#scripts/encode/index-format.ts';
import { checksum } from '#workers/hospitals/checksum.ts';

/** Where each section begins. */
const beginnings = (index: Buffer): readonly number[] => {
  let at = HEADER_BYTES + 4 * SECTIONS.length;
  return SECTIONS.map((_, section) => {
    const begin = at;
    at += index.readUInt32LE(HEADER_BYTES + 4 * section);
    return begin;
  });
};

const withFlippedBit = (index: Buffer, at: number): Buffer => {
  const copy = Buffer.from(index);
  copy[at] = (copy[at] ?? 0) ^ 0x10;
  return copy;
};

/** A whole file, its checksum right, of the format before this one. */
const ofOldFormat = (index: Buffer): Buffer => {
  const copy = Buffer.from(index);
  copy.writeUInt16LE(VERSION - 1, 4);
  copy.writeUInt32LE(checksum(copy), CHECKSUM_AT);
  return copy;
};

/** What a visitor may be sent in the place of this index, each by what is wrong with it. */
export const damaged = (index: Buffer): ReadonlyMap<string, Buffer> =>
  new Map([
    ...beginnings(index).map(
      (at, section) => [`cut off at ${SECTIONS[section]}`, index.subarray(0, at)] as const,
    ),
    ...beginnings(index).map(
      (at, section) => [`a bit of ${SECTIONS[section]}`, withFlippedBit(index, at)] as const,
    ),
    ['cut off in the header', index.subarray(0, HEADER_BYTES)],
    ['empty', Buffer.alloc(0)],
    ['an old format', ofOldFormat(index)],
    ['another file', Buffer.from('<!doctype html><title>Sign in to the network</title>')],
    ['longer than it says', Buffer.concat([index, Buffer.alloc(1)])],
  ]);
