import { expect, test } from 'vitest';
import { display } from '#scripts/og/face.ts';

test('a letter missing from the font fails the build instead of rendering a box', () => {
  expect(() => display.width('健康', 100)).toThrow(/font lacks letters of "健康"/);
});
