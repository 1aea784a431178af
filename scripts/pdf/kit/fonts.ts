import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { memoizeByKey } from '#domain/memoize.ts';

const require = createRequire(import.meta.url);

/** Static fonts of the site's font families, because pdfkit's fontkit cannot read the variable fonts. */
const FILES = {
  display: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  text: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
} as const;

export type FontName = keyof typeof FILES;

export const readFont = (name: FontName): Buffer => readFileSync(FILES[name]);

/** Unpacks the fonts only once; fontkit would unpack them for every form, which takes longer than drawing the form. */
const unpacked = memoizeByKey((name) => unpackWoff(readFont(name as FontName)));

export const registerFonts = (doc: PDFKit.PDFDocument): void => {
  for (const name of Object.keys(FILES)) doc.registerFont(name, unpacked(name));
};

/** Tables that a PDF viewer needs to draw a TrueType font, without those for shaping. */
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

/** Reads the tables. A directory entry has tag, offset, packed length, length and checksum; equal lengths mean not packed. */
const readTables = (woff: Buffer) =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const word = (at: number): number => woff.readUInt32BE(entry + at);
    const stored = woff.subarray(word(4), word(4) + word(8));
    const bytes = word(8) < word(12) ? inflateSync(stored) : stored;
    return { tag: woff.toString('latin1', entry, entry + 4), checksum: word(16), bytes };
  });

/** Converts WOFF 1.0 to TrueType, with all tables or only those in `kept`. */
export const unpackWoff = (woff: Buffer, kept?: ReadonlySet<string>): Buffer => {
  const tables = readTables(woff).filter(({ tag }) => kept?.has(tag) ?? true);
  const power = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * SFNT_ENTRY, 10);
  const parts = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    // Tables begin at multiples of four bytes.
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
};
