import { readFileSync } from 'node:fs';

const CSS = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const COLORS = new Map(
  [...CSS.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
);

/** Colour of the site's palette by its name in tokens.css, as "#rrggbb". */
export const token = (name: string): string => {
  const color = COLORS.get(name);
  if (color === undefined) throw new Error(`src/styles/tokens.css has no colour --${name}`);
  return color;
};

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** `share` (0 to 1) of the second colour in the first. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((each, index) =>
    Math.round(each + ((target[index] ?? each) - each) * share),
  );
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
};
