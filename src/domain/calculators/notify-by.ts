import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, isDate } from '../dates.ts';

/** A planned service, or an emergency that has already happened. */
export const CARE_KINDS = ['planned', 'emergency'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** Hours before a planned service, and after the start of an emergency. Source: specification, section 5. */
export type NoticeHours = Readonly<Record<CareKind, number>>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Minutes that the clocks of a zone are ahead of UTC at an instant: −240 in New York in summer. */
export const offsetAt = (zone: string, instant: number): number => tzOffset(zone, new Date(instant));

export const isCareDate = (text: string): boolean => text.startsWith('20') && isDate(text);
/** True for hours and minutes ("09:30", seconds may follow), the value of a time input. */
export const isTime = (text: string): boolean => /^\d\d:\d\d/.test(text);

/**
 * The instant at which the clocks of a zone show this date and time; undefined: no such date or time.
 *
 * A time that a change of the clocks repeats or skips is ambiguous: the earlier instant is returned, so that the notice is
 * never late.
 */
export const instantOf = (date: string, time: string, zone: string): number | undefined => {
  if (!isCareDate(date) || !isTime(time)) return undefined;
  const wall = Date.parse(`${date}T${time.slice(0, 5)}Z`);
  const readings = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(zone, near) * MINUTE_MS);
  const shown = readings.filter((instant) => instant + offsetAt(zone, instant) * MINUTE_MS === wall);
  const earliest = Math.min(...(shown.length > 0 ? shown : readings));
  return Number.isNaN(earliest) ? undefined : earliest;
};

/** The latest instant to notify, in elapsed hours: a change of the clocks in between does not matter. */
export const notifyBy = (kind: CareKind, instant: number, hours: NoticeHours): number =>
  instant + (kind === 'planned' ? -hours.planned : hours.emergency) * HOUR_MS;

/** True for a planned service in the past and for an emergency in the future. */
export const isWrongSide = (kind: CareKind, instant: number, now: number): boolean =>
  kind === 'planned' ? instant < now : instant > now;
