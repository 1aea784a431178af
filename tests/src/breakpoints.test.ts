import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** "src/a.css: @media (width <= 480px)": px stay what they are when a visitor enlarges the text. */
const inPixels = SHEETS.flatMap((file) =>
  (readFileSync(`src/${file}`, 'utf8').match(/@(custom-)?media[^{;]*/g) ?? [])
    .filter((query) => /width\s*[<>]=?\s*\d+px|\d+px\s*[<>]=?\s*width|(min|max)-width:\s*\d+px/.test(query))
    .map((query) => `src/${file}: ${query.trim()}`),
);

it('breakpoints count the letters that fit: widths of the window are written in em', () => {
  expect(SHEETS.length).toBeGreaterThan(50);
  expect(inPixels).toEqual([]);
});
