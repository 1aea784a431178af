import { expect, test } from 'vitest';
import { TITLE_ROOM } from '#scripts/og/draw-picture.ts';
import { display } from '#scripts/og/face.ts';
import { fitTitle } from '#scripts/og/fit-title.ts';

const WORD = 'Internacionalização';
const TITLES = [
  'Forms',
  'Planes de salud internacionales, con los hospitales que usted elegiría',
  `${WORD} de planos de saúde, com todas as perguntas que você faria a um consultor`,
  Array.from({ length: 300 }, () => 'palavra').join(' '),
  WORD.repeat(20),
  'Ñ',
];
const ROOMS = Object.entries(TITLE_ROOM);

test.each(ROOMS)('titles of any length fit their room beside the %s', (_, room) => {
  for (const title of TITLES) {
    const { size, lines } = fitTitle(title, room);
    const widths = lines.map((line) => display.width(line, size));
    const text = lines.join(' ');
    expect(text === title || title.startsWith(text.replace(/…$/, ''))).toBe(true);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(widths.at(-1)).toBeLessThanOrEqual(room.last);
    expect(Math.max(...widths)).toBeLessThanOrEqual(room.line);
    expect(size).toBeGreaterThanOrEqual(40);
    expect(size * lines.length).toBeLessThanOrEqual(252);
  }
});

const broken = (title: string): readonly string[] => fitTitle(title, TITLE_ROOM.sun).lines;

test('a title breaks after a colon, but not after a preposition or within a name', () => {
  expect(broken('About us: who stands behind your health plan')).toEqual([
    'About us:',
    'who stands behind',
    'your health plan',
  ]);
  expect(broken('Buscador de hospitales en los Estados Unidos')).toEqual([
    'Buscador de hospitales',
    'en los Estados Unidos',
  ]);
});

test('a number with no-break spaces is not split', () => {
  const lines = fitTitle('Optima: hasta US$10\u00a0000\u202f000 al año', TITLE_ROOM.arcs).lines;
  expect(lines.some((line) => line.includes('US$10\u00a0000\u202f000'))).toBe(true);
});

test('a letter missing from the font fails the build instead of rendering a box', () => {
  expect(() => display.width('健康', 100)).toThrow(/font lacks letters of "健康"/);
});
