import { describe, expect, it } from 'vitest';
import { bothUnits, KM_PER_MILE, radiiIn, radiusFrom, radiusText } from '#domain/geography/place.ts';

describe('distances in both units', () => {
  it.each([
    ['ENG', 12, ['7.5\u00a0mi', '12\u00a0km']],
    ['ESP', 12, ['12\u00a0km', '7,5\u00a0mi']],
    ['POR', 12, ['12\u00a0km', '7,5\u00a0mi']],
    // One decimal below ten, none from ten on.
    ['ENG', 9.96, ['6.2\u00a0mi', '10\u00a0km']],
    ['ENG', 16.2, ['10\u00a0mi', '16\u00a0km']],
    ['POR', 4321.4, ['4.321\u00a0km', '2.685\u00a0mi']],
    ['ESP', 12345, ['12\u202f345\u00a0km', '7671\u00a0mi']],
  ] as const)(
    'start with the unit of %s, with no line break before the unit: %d km',
    (language, kilometers, texts) => {
      expect(bothUnits(language, kilometers)).toEqual(texts);
    },
  );

  it('have a radius only from the available values, else any distance', () => {
    expect(['25', '250', '99', '', null, '0'].map(radiusFrom)).toEqual([25, 250, 0, 0, 0, 0]);
    expect(['50mi', '10mi', '62mi'].map(radiusFrom)).toEqual([50 * KM_PER_MILE, 10 * KM_PER_MILE, 0]);
    for (const unit of ['mi', 'km'] as const)
      for (const radius of radiiIn(unit)) expect(radiusFrom(radiusText(radius))).toBe(radius);
  });
});
