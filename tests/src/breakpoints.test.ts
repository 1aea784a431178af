import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Media queries in px, as "src/a.css: @media (width <= 480px)". Unlike em, px do not grow with the visitor's text size. */
const inPixels = SHEETS.flatMap((file) =>
  (readFileSync(`src/${file}`, 'utf8').match(/@(custom-)?media[^{;]*/g) ?? [])
    .filter((query) => /width\s*[<>]=?\s*\d+px|\d+px\s*[<>]=?\s*width|(min|max)-width:\s*\d+px/.test(query))
    .map((query) => `src/${file}: ${query.trim()}`),
);

it('breakpoints are in em, so they follow the text size', () => {
  expect(SHEETS.length).toBeGreaterThan(50);
  expect(inPixels).toEqual([]);
});
