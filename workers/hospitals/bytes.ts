import { IndexError } from './index-error.ts';

/** A cursor over one section: every read is checked against the section's end. */
export interface ByteReader {
  readonly bytes: Uint8Array;
  at: number;
}

export const byteReader = (bytes: Uint8Array): ByteReader => ({ bytes, at: 0 });

export const readByte = (reader: ByteReader): number => {
  const value = reader.bytes[reader.at];
  if (value === undefined) throw new IndexError('section', 'a section ends too early');
  reader.at++;
  return value;
};

/** Unsigned LEB128, at most 32 bits. */
export const readVarint = (reader: ByteReader): number => {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = readByte(reader);
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) {
      if (value > 0xffff_ffff) break;
      return value;
    }
  }
  throw new IndexError('section', 'a number is longer than 32 bits');
};

/** Every section must be used up: left-over bytes mean that reader and writer disagree. */
export const expectEnd = (reader: ByteReader): void => {
  if (reader.at !== reader.bytes.length) throw new IndexError('section', 'a section is too long');
};
