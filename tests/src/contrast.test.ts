import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = new Map(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name, hex]) => [name, hex],
  ),
);

/** Relative luminance. Source: WCAG 2.2. */
const luminance = (name: string): number => {
  const hex = tokens.get(name);
  if (hex === undefined) throw new Error(`no token ${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = ['shell', 'sand', 'mist'];

describe('the palette', () => {
  it.each(['ink', 'ink-soft', 'lagoon', 'coral'])('%s reads on every light ground (AA, 4.5:1)', (text) => {
    for (const ground of GROUNDS) expect(contrast(text, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['shell', 'ink'],
    ['sun', 'ink'],
    ['shell', 'lagoon'],
    ['shell', 'lagoon-deep'],
    ['lagoon-deep', 'lagoon-pale'],
    ['lagoon', 'lagoon-pale'],
    ['ink', 'sun-pale'],
    ['ink-soft', 'lagoon-pale'],
    ['coral', 'coral-pale'],
    ['ink', 'sun'],
  ])('%s reads on %s (AA, 4.5:1)', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the borders of controls stand out from the page (3:1)', () => {
    expect(contrast('edge', 'shell')).toBeGreaterThanOrEqual(3);
  });
});
