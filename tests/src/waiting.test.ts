import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { afterDays, afterMonths } from '#domain/dates.ts';

/** Calendar without `Date`, as a reference for the tested functions. */
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
const iso = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

const dates = fc
  .record({ year: fc.integer({ min: 1900, max: 2199 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc
      .integer({ min: 1, max: lengthOf(year, month) })
      .map((day) => ({ year, month, day, text: iso(year, month, day) })),
  );
const months = fc.integer({ min: 0, max: 60 });

describe('waiting period, for any date', () => {
  it('ends in the right month, on the same day or the last day of that month', () => {
    fc.assert(
      fc.property(dates, months, ({ year, month, day, text }, count) => {
        const index = year * 12 + month - 1 + count;
        const [endYear, endMonth] = [Math.floor(index / 12), (index % 12) + 1];
        const expected = iso(endYear, endMonth, Math.min(day, lengthOf(endYear, endMonth)));
        expect(afterMonths(text, count)).toBe(expected);
      }),
    );
  });

  it('matches counting days one by one', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 400 }), ({ year, month, day, text }, count) => {
        let [y, m, d] = [year, month, day];
        for (let step = 0; step < count; step++) {
          d += 1;
          if (d > lengthOf(y, m)) [m, d] = [m + 1, 1];
          if (m > 12) [y, m] = [y + 1, 1];
        }
        expect(afterDays(text, count)).toBe(iso(y, m, d));
      }),
    );
  });
});

describe('waiting period does not depend on the time zone of the visitor', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
    ['America/New_York', 300],
    ['America/Santiago', 180],
  ])('%s', (name, offset) => {
    process.env.TZ = name;
    expect(new Date('2026-01-15T00:00:00Z').getTimezoneOffset()).toBe(offset);
    // Clocks change on 8 March and 1 November in New York, on 4 April and 5 September in Santiago.
    expect(afterDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(afterDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(afterDays('2026-04-03', 2)).toBe('2026-04-05');
    expect(afterDays('2026-09-05', 1)).toBe('2026-09-06');
    expect(afterMonths('2026-01-08', 2)).toBe('2026-03-08');
    expect(afterMonths('2026-08-31', 10)).toBe('2027-06-30');
  });
});
