import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast as contrastOf } from '../support/contrast.ts';

const tokens = new Map(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name, hex]) => [name, hex],
  ),
);

const contrast = (a: string, b: string): number => contrastOf(tokens.get(a) ?? '', tokens.get(b) ?? '');

const GROUNDS = ['shell', 'sand', 'mist'];

describe('palette', () => {
  it.each(['ink', 'ink-soft', 'lagoon', 'coral'])(
    'text in %s has enough contrast on every light background (AA, 4.5:1)',
    (text) => {
      for (const ground of GROUNDS) expect(contrast(text, ground), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['shell', 'lagoon-deep'],
    ['lagoon-deep', 'lagoon-pale'],
    ['lagoon', 'lagoon-pale'],
    ['ink', 'sun-pale'],
    ['ink-soft', 'lagoon-pale'],
    ['coral', 'coral-pale'],
    ['ink', 'sun'],
  ])('text in %s has enough contrast on %s (AA, 4.5:1)', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('borders of controls have enough contrast with the page (3:1)', () => {
    expect(contrast('edge', 'shell')).toBeGreaterThanOrEqual(3);
  });
});
