import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { afterDays, afterMonths } from '#domain/dates.ts';

/** Zones ahead of UTC, behind it, and with clock changes on 8 March and 1 November, or on 4 April and 5 September 2026. */
const ZONES = [
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['America/New_York', 300],
  ['America/Santiago', 180],
] as const;

describe.each(ZONES)('waiting period of a visitor in %s', (name, offset) => {
  const zone = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = name;
    expect(new Date('2026-01-15T00:00:00Z').getTimezoneOffset()).toBe(offset);
  });
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['2026-01-15', 0, '2026-01-15'],
    ['2026-01-08', 2, '2026-03-08'],
    ['2026-08-31', 10, '2027-06-30'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2099-11-30', 3, '2100-02-28'],
  ])('ends in the right month: %s and %i months, on %s', (start, months, end) => {
    expect(afterMonths(start, months)).toBe(end);
  });

  it.each([
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2026-04-03', 2, '2026-04-05'],
    ['2028-02-28', 366, '2029-02-28'],
  ])('from %s, %i days end on %s', (start, days, end) => {
    expect(afterDays(start, days)).toBe(end);
  });
});
