import { type ByteReader, byteReader, expectEnd, readByte, readVarint } from '../hospitals/bytes.ts';
import { IndexError } from '../hospitals/index-error.ts';

/** Below this byte a text plane holds the length shared with the text before; from it on, characters. */
const FIRST_CHARACTER = 0x20;

/** Exactly `count` numbers, which must be all the section holds. Nothing is allocated before the count is plausible. */
const readVarints = (bytes: Uint8Array, count: number): Uint32Array => {
  if (count > bytes.length) throw new IndexError('section', 'a section has too few values');
  const values = new Uint32Array(count);
  const reader = byteReader(bytes);
  for (let at = 0; at < count; at++) {
    const byte = bytes[reader.at] ?? 0;
    if (byte < 0x80) reader.at++;
    values[at] = byte < 0x80 ? byte : readVarint(reader);
  }
  expectEnd(reader);
  return values;
};

/** As many numbers as the section holds. */
export const readAllVarints = (bytes: Uint8Array): Uint32Array => {
  let count = 0;
  for (const byte of bytes) if (byte < 0x80) count++;
  return readVarints(bytes, count);
};

const continuation = (reader: ByteReader): number => {
  const byte = readByte(reader);
  if ((byte & 0xc0) !== 0x80) throw new IndexError('text', 'a text is not well coded');
  return byte & 0x3f;
};

const readUnit = (reader: ByteReader, lead: number): number => {
  if (lead < 0x80) return lead;
  if ((lead & 0xe0) === 0xc0) return ((lead & 0x1f) << 6) | continuation(reader);
  if ((lead & 0xf0) !== 0xe0) throw new IndexError('text', 'a text is not well coded');
  const high = continuation(reader);
  return ((lead & 0x0f) << 12) | (high << 6) | continuation(reader);
};

/**
 * Front-coded texts. Each is one byte, the UTF-16 units shared with the text before (0–31), then its other units,
 * each in one to three bytes as in CESU-8: so lone surrogates survive, and units below 0x20 take two bytes.
 */
export const readTexts = (bytes: Uint8Array): string[] => {
  const reader = byteReader(bytes);
  // All of it as one string: cutting ASCII pieces out of that is many times faster than building them unit by unit.
  const ascii = new TextDecoder('latin1').decode(bytes);
  const texts: string[] = [];
  let previous = '';
  while (reader.at < bytes.length) {
    const shared = readByte(reader);
    if (shared > previous.length) throw new IndexError('text', 'a text shares too much');
    previous = previous.slice(0, shared) + readSuffix(reader, ascii);
    texts.push(previous);
  }
  return texts;
};

const readSuffix = (reader: ByteReader, ascii: string): string => {
  const { bytes, at: start } = reader;
  let [end, all] = [start, 0];
  for (let byte = bytes[end] ?? 0; byte >= FIRST_CHARACTER; byte = bytes[end] ?? 0) {
    all |= byte;
    end++;
  }
  if (all >= 0x80) return readUnits(reader, end);
  reader.at = end;
  return ascii.slice(start, end);
};

const readUnits = (reader: ByteReader, end: number): string => {
  let text = '';
  while (reader.at < end) text += String.fromCharCode(readUnit(reader, readByte(reader)));
  return text;
};
