import { display } from './face.ts';

/** Maximum font sizes in pixels for one, two and three lines. */
const LARGEST = [124, 104, 84] as const;
const SMALLEST = 40;
const MOST_LETTERS = 160;

/** Widths in pixels: the last line ends at the sun, the other lines may overlap the sun's light. */
export interface TitleWidths {
  readonly line: number;
  readonly last: number;
}

export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Returns every way to break words into at most `most` lines. */
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

const sizeIn = (lines: readonly string[], { line, last }: TitleWidths): number => {
  const sizes = lines.map(
    (text, index) => (index === lines.length - 1 ? last : line) / display.width(text, 1),
  );
  return Math.floor(Math.min(LARGEST[lines.length - 1] ?? SMALLEST, ...sizes));
};

/** Line-break scores, by a pattern around the break ("/"). */
const BREAKS: readonly (readonly [RegExp, number])[] = [
  [/[:,]\//, 0.3],
  [/(?:^| )\p{L}{1,3}\//u, -0.25],
  [/\p{Lu}\p{Ll}+\/\p{Lu}\p{Ll}+/u, -0.1],
];

const worthOfBreaks = (lines: readonly string[]): number =>
  lines
    .slice(1)
    .flatMap((line, index) => BREAKS.map(([at, worth]) => (at.test(`${lines[index]}/${line}`) ? worth : 0)))
    .reduce((sum, worth) => sum + worth, 0);

/**
 * Returns the score of a title: higher for large type, lines of similar width, and breaks after a colon or comma; lower for
 * breaks after a short word ("de", "the") or between two capitalized words ("Estados Unidos").
 */
const merit = ({ size, lines }: FittedTitle): number => {
  const widths = lines.map((line) => display.width(line, 1));
  const ragged = 1 - Math.min(...widths) / Math.max(...widths);
  return size * (1 + worthOfBreaks(lines) - 0.2 * ragged);
};

const shortened = (title: string): string =>
  `${[...title.replace(/…$/, '')].slice(0, MOST_LETTERS).slice(0, -1).join('').trimEnd()}…`;

/** Fits the title in large type on at most three lines; shortens a title that does not fit, with "…" at the end. */
export const fitTitle = (title: string, room: TitleWidths): FittedTitle => {
  if (title.length > MOST_LETTERS) return fitTitle(shortened(title), room);
  const [best] = breaks(title.trim().split(/ +/), LARGEST.length)
    .map((lines) => ({ lines, size: sizeIn(lines, room) }))
    .filter(({ size }) => size >= SMALLEST)
    .sort((a, b) => merit(b) - merit(a));
  return best ?? fitTitle(shortened(title), room);
};
