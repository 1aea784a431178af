import { expect, test } from 'vitest';
import { display, strong } from '#scripts/og/face.ts';

const ACCENTED = 'áéíóúüñÁÉÍÓÚÑàâãêôõçÀÂÃÊÔÕÇ¿¡';

test.each([
  ['title', display],
  ['label', strong],
])('%s font draws every Spanish and Portuguese letter with its accent', (_, face) => {
  for (const letter of ACCENTED) {
    const bare = letter.normalize('NFD').charAt(0);
    const outline = face.outline(letter, 100, 0, 0);
    expect(outline.length, letter).toBeGreaterThan(0);
    if (bare !== letter) expect(outline, letter).not.toBe(face.outline(bare, 100, 0, 0));
  }
});

test('a decomposed accent gives the same outline as the composed letter', () => {
  expect(display.outline('saúde'.normalize('NFD'), 80, 0, 0)).toBe(display.outline('saúde', 80, 0, 0));
});

test('letter pairs are kerned as the font specifies', () => {
  const apart = display.width('A', 100) + display.width('V', 100);
  expect(display.width('AV', 100)).toBeLessThan(apart - 2);
});

test('a letter missing from the font fails the build instead of rendering a box', () => {
  expect(() => display.width('健康', 100)).toThrow(/font lacks letters of "健康"/);
});
