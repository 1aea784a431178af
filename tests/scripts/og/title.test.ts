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
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(widths.at(-1)).toBeLessThanOrEqual(room.last);
    expect(Math.max(...widths)).toBeLessThanOrEqual(room.line);
    expect(size).toBeGreaterThanOrEqual(40);
    expect(size * lines.length).toBeLessThanOrEqual(252);
  }
});

test.each(ROOMS)('a title that fits beside the %s keeps all words in order', (_, room) => {
  const title = 'Quem somos: quem está por trás do seu plano de saúde';
  expect(fitTitle(title, room).lines.join(' ')).toBe(title);
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
