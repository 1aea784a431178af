import { describe, expect, it } from 'vitest';
import { bothUnits, KM_PER_MILE, radiiIn, radiusFrom, radiusText } from '#domain/geography/place.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const both = (...input: Parameters<typeof bothUnits>): string =>
  bothUnits(...input)
    .map(plain)
    .join(' · ');

describe('distances in both units', () => {
  it('start with miles in English, and with kilometers in Spanish and Portuguese', () => {
    expect(both('ENG', 12)).toBe('7.5 mi · 12 km');
    expect(both('ESP', 12)).toBe('12 km · 7,5 mi');
    expect(both('POR', 12)).toBe('12 km · 7,5 mi');
  });

  it('have one decimal below ten and none from ten on', () => {
    expect(both('ENG', 9.96)).toBe('6.2 mi · 10 km');
    expect(both('ENG', 16.2)).toBe('10 mi · 16 km');
    expect(both('POR', 4321.4)).toBe('4.321 km · 2.685 mi');
    expect(both('ESP', 12345)).toBe('12 345 km · 7671 mi');
  });

  it('have no line break between number and unit', () => {
    for (const language of ['ENG', 'ESP', 'POR'] as const)
      expect(bothUnits(language, 120).join('')).not.toMatch(/ /);
  });

  it('have a radius only from the available values, else any distance', () => {
    expect(['25', '250', '99', '', null, '0'].map(radiusFrom)).toEqual([25, 250, 0, 0, 0, 0]);
    expect(['50mi', '10mi', '62mi'].map(radiusFrom)).toEqual([50 * KM_PER_MILE, 10 * KM_PER_MILE, 0]);
    for (const unit of ['mi', 'km'] as const)
      for (const radius of radiiIn(unit)) expect(radiusFrom(radiusText(radius))).toBe(radius);
  });
});
