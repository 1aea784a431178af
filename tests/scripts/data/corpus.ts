import { foldCity } from '#scripts/data/cities/city-names.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHORT_WORDS = [
  ['SAINT', 'ST.'],
  ['FORT', 'FT'],
  ['MOUNT', 'MT'],
  ['NORTH', 'N'],
  ['SOUTH', 'S.'],
  ['EAST', 'E'],
  ['WEST', 'W'],
  ['SPRINGS', 'SPGS'],
  ['HEIGHTS', 'HTS'],
] as const;

/** Returns seeded functions that add the errors of people and spreadsheets to a city name. */
export const createErrorGenerator = (random: () => number) => {
  const below = (limit: number): number => Math.floor(random() * limit);
  const letter = (): string => LETTERS[below(LETTERS.length)] ?? 'A';
  const edits = [
    (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
    (text: string, at: number) => text.slice(0, at) + letter() + text.slice(at),
    (text: string, at: number) => text.slice(0, at) + letter() + text.slice(at + 1),
    (text: string, at: number) =>
      text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ];
  const misspell = (text: string): string => {
    const edited = edits[below(edits.length)]?.(text, below(text.length)) ?? text;
    return foldCity(edited) === foldCity(text) || edited.trim().length < 2 ? misspell(text) : edited;
  };
  const abbreviate = (text: string): string =>
    SHORT_WORDS.reduce(
      (short, [long, abbreviation]) => short.replace(new RegExp(`\\b${long}\\b`), abbreviation),
      text,
    );
  const respace = (text: string): string => `${random() < 0.5 ? ' ' : ''}${text.replace(' ', '  ')} `;
  const recase = (text: string): string =>
    random() < 0.5 ? text.toLowerCase() : text.replace(/\B\w/g, (l) => l.toLowerCase());
  return { below, misspell, abbreviate, respace, recase };
};
