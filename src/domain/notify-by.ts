import { tzOffset } from '@date-fns/tz/tzOffset';

/** A service that is planned ahead, or an emergency that has begun. */
export const CARE_KINDS = ['planned', 'emergency'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** Hours before a planned service, and after the start of an emergency. Source: specification, section 5. */
export type NoticeHours = Readonly<Record<CareKind, number>>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Minutes that the clocks of a zone are ahead of UTC at an instant: −240 in New York in summer. */
export const offsetAt = (zone: string, instant: number): number => tzOffset(zone, new Date(instant));

/** A whole date of this century, and hours with minutes, as the browser's own controls give them. */
const DATE = /^20\d\d-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d/;

export const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(text));
export const isTime = (text: string): boolean => TIME.test(text);

/**
 * The instant at which the clocks of a zone show this date and time; undefined: no such date or time.
 *
 * A time that a change of the clocks repeats, or skips, could be two instants: it is the earlier one, so that the notice is
 * never late.
 */
export const instantOf = (date: string, time: string, zone: string): number | undefined => {
  if (!isDate(date) || !isTime(time)) return undefined;
  const wall = Date.parse(`${date}T${time.slice(0, 5)}Z`);
  const readings = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(zone, near) * MINUTE_MS);
  const shown = readings.filter((instant) => instant + offsetAt(zone, instant) * MINUTE_MS === wall);
  const earliest = Math.min(...(shown.length > 0 ? shown : readings));
  return Number.isNaN(earliest) ? undefined : earliest;
};

/** The latest instant to notify: hours that pass, whatever the clocks are set to meanwhile. */
export const notifyBy = (kind: CareKind, instant: number, hours: NoticeHours): number =>
  instant + (kind === 'planned' ? -hours.planned : hours.emergency) * HOUR_MS;

/** Is this moment on the wrong side of now: a planned service that is over, an emergency that is still ahead? */
export const isWrongSide = (kind: CareKind, instant: number, now: number): boolean =>
  kind === 'planned' ? instant < now : instant > now;
