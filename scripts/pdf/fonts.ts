import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './kit/woff.ts';

const require = createRequire(import.meta.url);

/** Static cuts of the site's two families: the variable files cannot be read by pdfkit's fontkit. */
const FILES = {
  display: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  text: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
} as const;

export type FontName = keyof typeof FILES;

export const readFont = (name: FontName): Buffer => readFileSync(FILES[name]);

const unpacked = new Map<FontName, Buffer>();

/** Unpacked here, once, because fontkit's own unpacking, for every form anew, takes longer than drawing it. */
const unpackedFont = (name: FontName): Buffer => {
  const known = unpacked.get(name) ?? unpackWoff(readFont(name));
  unpacked.set(name, known);
  return known;
};

/** pdfkit embeds only the letters that are printed. */
export const registerFonts = (doc: PDFKit.PDFDocument): void => {
  for (const name of ['display', 'text', 'strong'] as const) doc.registerFont(name, unpackedFont(name));
};
