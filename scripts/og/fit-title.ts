import { display } from './face.ts';

/** Largest first; pixels. */
const SIZES = [104, 98, 92, 86, 80, 74, 68, 62, 56, 50, 44] as const;
const MOST_LINES = 3;
const MOST_LETTERS = 160;

export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Every way to break words into at most `most` lines. */
const breaks = (words: readonly string[], most: number): readonly (readonly string[])[] => {
  const whole = [words.join(' ')];
  if (most === 1 || words.length < 2) return [whole];
  const broken = words
    .slice(1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
  return [whole, ...broken];
};

/** Fewest lines that fit; among them the most even. */
const balanced = (title: string, size: number, width: number): readonly string[] | undefined =>
  breaks(title.split(/ +/), MOST_LINES)
    .map((lines) => ({ lines, widths: lines.map((line) => display.width(line, size)) }))
    .filter(({ widths }) => Math.max(...widths) <= width)
    .sort((a, b) => a.lines.length - b.lines.length || unevenness(a.widths) - unevenness(b.widths))[0]?.lines;

/** Of the same words on the same number of lines, least when all lines are alike. */
const unevenness = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width ** 2, 0);

const shortened = (title: string): string =>
  `${[...title.replace(/…$/, '')].slice(0, MOST_LETTERS).slice(0, -1).join('').trimEnd()}…`;

/** The title as large as it fits into `width` pixels on at most three lines; one that never fits is cut with "…". */
export const fitTitle = (title: string, width: number): FittedTitle => {
  const text = title.trim();
  if (text.length > MOST_LETTERS) return fitTitle(shortened(text), width);
  for (const size of SIZES) {
    const lines = balanced(text, size, width);
    if (lines !== undefined) return { size, lines };
  }
  return fitTitle(shortened(text), width);
};
