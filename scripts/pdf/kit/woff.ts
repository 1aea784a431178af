import { inflateSync } from 'node:zlib';

/** Tables that a PDF reader needs to draw a TrueType font; those that only shaping needs may stay behind. */
export const DRAWING_TABLES: ReadonlySet<string> = new Set([
  'cmap',
  'cvt ',
  'fpgm',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
  'prep',
]);
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface FontTable {
  readonly tag: string;
  readonly checksum: number;
  readonly bytes: Buffer;
}

/** WOFF 1.0 → the TrueType file inside it, with all its tables or only those that are `kept`. */
export const unpackWoff = (woff: Buffer, kept?: ReadonlySet<string>): Buffer => {
  const tables = readTables(woff).filter(({ tag }) => kept?.has(tag) ?? true);
  const power = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * SFNT_ENTRY, 10);
  tables.reduce((offset, table, index) => writeEntry(header, index, table, offset), header.length);
  return Buffer.concat([header, ...tables.map(({ bytes }) => padded(bytes))]);
};

/** Directory entry of a WOFF table: tag, offset, packed length, length, checksum. Equal lengths: not packed. */
const readTables = (woff: Buffer): readonly FontTable[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed < length ? inflateSync(stored) : stored,
    };
  });

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** Writes the entry and returns where the next table begins. */
const writeEntry = (
  header: Buffer,
  index: number,
  { tag, checksum, bytes }: FontTable,
  offset: number,
): number => {
  const entry = SFNT_HEADER + index * SFNT_ENTRY;
  header.write(tag, entry, 'latin1');
  header.writeUInt32BE(checksum, entry + 4);
  header.writeUInt32BE(offset, entry + 8);
  header.writeUInt32BE(bytes.length, entry + 12);
  return offset + padded(bytes).length;
};
