import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';

/** "Friday, October 30, 2026 at 9:00 AM": an instant as the clocks of a zone show it. */
export const formatMoment = (language: Language, instant: number, zone: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })
    .formatToParts(instant)
    .map(({ type, value }, at, parts) => (type === 'literal' && isBeside(parts, at) ? bound(value) : value))
    .join('')
    // The site's fonts have no narrow space.
    .replaceAll('\u202f', '\u00a0');

/** Day and month stay on one line. */
const isBeside = (parts: readonly Intl.DateTimeFormatPart[], at: number): boolean =>
  [parts[at - 1]?.type, parts[at + 1]?.type].sort().join() === 'day,month';

const bound = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "Eastern Daylight Time": what a zone calls its time at an instant. */
export const zoneName = (language: Language, instant: number, zone: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].tag, { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The visitor's own zone, as the device says. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
