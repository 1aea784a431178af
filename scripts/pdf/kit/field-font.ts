import { readFont } from '../fonts.ts';
import { DRAWING_TABLES, unpackWoff } from './woff.ts';

const FIRST = 32;
const LAST = 255;
const NONSYMBOLIC = 32;

/** WinAnsi is Latin-1 but for these 32 bytes; Node 20's decoder of windows-1252 gets them wrong. A space: no letter. */
const FROM_128 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const letter = (byte: number): string => FROM_128[byte - 128] ?? String.fromCharCode(byte);
const letters = Array.from({ length: LAST - FIRST + 1 }, (_, index) => letter(FIRST + index));

/**
 * The font in which a reader draws what is typed. pdfkit embeds only letters that are printed and numbers them anew;
 * a form needs all of them under their usual codes, so this one is embedded whole, as a plain TrueType font.
 */
export const embedFieldFont = (doc: PDFKit.PDFDocument): PDFKit.PDFKitReference => {
  const file = unpackWoff(readFont('text'), DRAWING_TABLES);
  const fontFile = doc.ref({ Length1: file.length });
  fontFile.end(file);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: 'Figtree-Regular',
    Encoding: 'WinAnsiEncoding',
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: widths(doc),
    FontDescriptor: descriptor(doc, fontFile),
  });
  font.finalize();
  return font;
};

/** Widths in thousandths of the size, which is what a line of text at size 1000 measures. */
const widths = (doc: PDFKit.PDFDocument): readonly number[] => {
  doc.font('text').fontSize(1000);
  return letters.map((text) => Math.round(doc.widthOfString(text)));
};

/** Measures of Figtree Regular, thousandths of the size. Source: the font's own `hhea`, `OS/2` and `head` tables. */
const descriptor = (doc: PDFKit.PDFDocument, FontFile2: PDFKit.PDFKitReference): PDFKit.PDFKitReference => {
  const reference = doc.ref({
    Type: 'FontDescriptor',
    FontName: 'Figtree-Regular',
    Flags: NONSYMBOLIC,
    FontBBox: [-173, -220, 1100, 917],
    ItalicAngle: 0,
    Ascent: 950,
    Descent: -250,
    CapHeight: 700,
    StemV: 80,
    FontFile2,
  });
  reference.finalize();
  return reference;
};
