import { crc32, deflateSync } from 'node:zlib';
import { type Indexed, indexColors } from './palette.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Eight bits a pixel, colours from a palette, no interlacing. */
const INDEXED = [8, 3, 0, 0, 0];

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const header = (width: number, height: number): Buffer => {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...INDEXED]);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  return bytes;
};

/** Each row begins with its filter: none, which suits flat colours best. */
const rows = ({ pixels }: Indexed, width: number): Buffer => {
  const height = pixels.length / width;
  const bytes = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    bytes.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return bytes;
};

/** Opaque RGBA → PNG with a palette: a third of the size that true colours need. */
export const encodePng = (rgba: Uint8Array, width: number): Buffer => {
  const indexed = indexColors(rgba);
  const palette = Buffer.from(indexed.palette.flat());
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, rgba.length / 4 / width)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows(indexed, width))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
