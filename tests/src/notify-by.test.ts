import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantOf, isWrongSide, notifyBy, offsetAt } from '#domain/calculators/notify-by.ts';

const HOURS = { planned: 72, emergency: 48 } as const;

const at = (wall: string, zone: string): number => {
  const [date = '', time = ''] = wall.split(' ');
  return instantOf(date, time, zone) ?? Number.NaN;
};
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

/** Expected values are computed by hand from the offsets in the comments. */
it.each([
  ['2026-11-02 08:00', 'America/New_York', '2026-11-02T13:00'], // EST −5
  ['2026-12-04 12:00', 'Asia/Kathmandu', '2026-12-04T06:15'], // +5:45
  // A time that a clock change skips or repeats is the earlier instant.
  // Clocks go forward on 8 March 2026 at 2:00 EST: 2:30 would be 6:30 or 7:30 UTC.
  ['2026-03-08 02:30', 'America/New_York', '2026-03-08T06:30'],
  ['2026-03-08 01:59', 'America/New_York', '2026-03-08T06:59'],
  // Clocks go back on 1 November 2026 at 2:00 EDT: 1:30 is 5:30 and 6:30 UTC.
  ['2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30'],
  ['2026-11-01 02:00', 'America/New_York', '2026-11-01T07:00'],
  // Lord Howe skips half an hour: 4 October 2026, 2:00 to 2:30.
  ['2026-10-04 02:15', 'Australia/Lord_Howe', '2026-10-03T15:15'],
  // Samoa skipped 30 December 2011.
  ['2011-12-30 12:00', 'Pacific/Apia', '2011-12-29T22:00'],
])('the local time %s in %s is the instant %s UTC', (wall, zone, utc) => {
  expect(iso(at(wall, zone))).toBe(utc);
});

it('the latest moment counts elapsed hours in any zone and at any time', () => {
  const zones = fc.constantFrom('America/New_York', 'America/Santiago', 'Pacific/Apia', 'Asia/Kathmandu');
  const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2036, 0) });
  fc.assert(
    fc.property(zones, instants, (zone, any) => {
      const minute = any - (any % 60_000);
      const wall = new Date(minute + offsetAt(zone, minute) * 60_000).toISOString();
      const read = at(wall.slice(0, 16).replace('T', ' '), zone);
      // The local time maps back to the same instant, or to the earlier instant if that time occurs twice.
      expect(minute - read === 0 || offsetAt(zone, read) > offsetAt(zone, minute)).toBe(true);
      expect(read - notifyBy('planned', read, HOURS)).toBe(72 * 3_600_000);
      expect(notifyBy('emergency', read, HOURS) - read).toBe(48 * 3_600_000);
    }),
  );
});

it.each([
  ['2026-11-20', '', 'America/Bogota'],
  ['2026-13-01', '08:00', 'America/Bogota'],
  ['0202-11-20', '08:00', 'America/Bogota'],
  ['2026-11-20', '08:00', 'Nowhere/At_All'],
])('the moment %s %s %s is invalid', (date, time, zone) => {
  expect(instantOf(date, time, zone)).toBeUndefined();
});

it('isWrongSide is true for a planned service in the past and an emergency in the future', () => {
  expect([isWrongSide('planned', 1, 2), isWrongSide('planned', 2, 1)]).toEqual([true, false]);
  expect([isWrongSide('emergency', 2, 1), isWrongSide('emergency', 1, 1)]).toEqual([true, false]);
});
