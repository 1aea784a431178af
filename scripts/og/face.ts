import { createRequire } from 'node:module';
import { memoizeByKey } from '#domain/memoize.ts';
import { type FontName, readFont } from '../pdf/kit/fonts.ts';

interface Glyph {
  readonly id: number;
  readonly path: {
    scale(x: number, y: number): Glyph['path'];
    translate(x: number, y: number): Glyph['path'];
    toSVG(): string;
  };
}

/** Types of the part of fontkit that is used here; fontkit has no types. */
interface Font {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number }[];
  };
}

// fontkit is a dependency of pdfkit: resolve it from there.
const { resolve } = createRequire(import.meta.url);
const { create } = createRequire(resolve('pdfkit'))('fontkit') as { create(font: Buffer): Font };

/**
 * Returns the glyphs of a line; `x`, `width` and `tracking` are in em. Replaces the narrow no-break space of Spanish numbers,
 * which the fonts lack.
 */
const placeGlyphs = (font: Font, text: string, tracking: number) => {
  const { glyphs, positions } = font.layout(text.normalize('NFC').replaceAll('\u202f', '\u00a0'));
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`The font lacks letters of "${text}"`);
  let x = 0;
  const placed = glyphs.map((glyph, index) => {
    const at = { glyph, x };
    x += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + tracking;
    return at;
  });
  return { placed, width: Math.max(0, x - tracking) };
};

/** Returns functions that measure and draw text in pixels. */
const createFace = (name: FontName, tracking: number) => {
  const font = create(readFont(name));

  const lineOf = memoizeByKey((text) => placeGlyphs(font, text, tracking));

  return {
    width: (text: string, size: number): number => lineOf(text).width * size,
    /** Returns the SVG path data of a line; `left` is its left edge, `y` its baseline. */
    outline: (text: string, size: number, left: number, y: number): string => {
      const scale = size / font.unitsPerEm;
      return lineOf(text)
        .placed.map(({ glyph, x }) =>
          glyph.path
            .scale(scale, -scale)
            .translate(left + x * size, y)
            .toSVG(),
        )
        .join('');
    },
  };
};

export const display = createFace('display', -0.015);
export const strong = createFace('strong', 0.01);
