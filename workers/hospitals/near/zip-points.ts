import type { Point } from '#domain/place.ts';
import { checksum } from '../checksum.ts';
import { IndexError } from '../index-error.ts';

/**
 * Format of a file of zips and their centroids (centroids.bin, zips-0.bin … zips-9.bin). Numbers are little-endian.
 *
 *    0  u32  magic "ZIPC"                          8  u16  version 2
 *    4  u32  checksum of all following bytes,      10  u16  units per degree
 *            see checksum.ts                       12  u32  count n
 *   16  varint × n  zips as numbers, ascending: each as the difference from the previous zip, the first from 0
 *
 * Then latitudes and longitudes in units. Each is stored as s, the zigzag-encoded difference from the previous zip's value, the
 * first from 0: one byte s mod 256 for all latitudes, then for all longitudes, then s div 256 as varints in the same order.
 */
export const ZIP_MAGIC = 0x4350495a;
export const ZIP_VERSION = 2;
export const ZIP_CHECKED_FROM = 8;
export const ZIP_HEADER_BYTES = 16;
const LAST_ZIP = 99_999;

/** Zips, ascending, with the coordinates of their centroids in degrees. */
export interface ZipPoints {
  readonly zips: Uint32Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}

/** Bytes with a read offset. Every read checks that the offset is not past the end. */
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

/** Reads an unsigned LEB128 number of at most 32 bits. */
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

/** Throws IndexError if unread bytes are left, because reader and writer then disagree. */
export const expectEnd = (reader: ByteReader): void => {
  if (reader.at !== reader.bytes.length) throw new IndexError('section', 'a section is too long');
};

const open = (bytes: Uint8Array) => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < ZIP_HEADER_BYTES || data.getUint32(0, true) !== ZIP_MAGIC)
    throw new IndexError('magic', 'not a file of ZIP codes');
  if (data.getUint16(8, true) !== ZIP_VERSION) throw new IndexError('version', 'unknown format of ZIP codes');
  const [units, count] = [data.getUint16(10, true), data.getUint32(12, true)];
  if (units === 0 || count * 5 > bytes.length - ZIP_HEADER_BYTES)
    throw new IndexError('length', 'fewer ZIP codes than declared');
  if (data.getUint32(4, true) !== checksum(bytes, ZIP_CHECKED_FROM))
    throw new IndexError('checksum', 'damaged zips');
  return { units, count };
};

const readZips = (reader: ByteReader, count: number): Uint32Array => {
  const zips = new Uint32Array(count);
  let zip = 0;
  for (let at = 0; at < count; at++) {
    const step = readVarint(reader);
    zip += step;
    if (zip > LAST_ZIP || (step === 0 && at > 0)) throw new IndexError('range', 'zips do not ascend');
    zips[at] = zip;
  }
  return zips;
};

const sumSteps = (steps: Float64Array, units: number): Float64Array => {
  let sum = 0;
  return steps.map((step) => {
    sum += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    return sum / units;
  });
};

/** Reads and checks a file of zips. Checks bounds before reading and allocating. Throws IndexError. */
export const readZipPoints = (bytes: Uint8Array): ZipPoints => {
  const { units, count } = open(bytes);
  const reader = byteReader(bytes);
  reader.at = ZIP_HEADER_BYTES;
  const zips = readZips(reader, count);
  const [north, east] = [new Float64Array(count), new Float64Array(count)];
  for (const steps of [north, east]) for (let at = 0; at < count; at++) steps[at] = readByte(reader);
  for (const steps of [north, east])
    for (let at = 0; at < count; at++) steps[at] = (steps[at] ?? 0) + 256 * readVarint(reader);
  expectEnd(reader);
  return { zips, latitudes: sumSteps(north, units), longitudes: sumSteps(east, units) };
};

/** Returns the position of a zip, or -1 if it is unknown. */
export const findZip = ({ zips }: ZipPoints, zip: number): number => {
  let [low, high] = [0, zips.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zips[middle] ?? 0) < zip) low = middle + 1;
    else high = middle;
  }
  return zips[low] === zip ? low : -1;
};

export const pointOfZip = (points: ZipPoints, zip: number): Point | undefined => {
  const at = findZip(points, zip);
  return at < 0 ? undefined : { latitude: points.latitudes[at] ?? 0, longitude: points.longitudes[at] ?? 0 };
};
