import type { NotifyAnswerWords } from '#content/words/words.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';

type PlaceGroup = keyof NotifyAnswerWords['places'];

/** IANA time zone, named after its country, or after cities if the country has several zones. */
export interface Place {
  readonly zone: string;
  /** '' if only the zone is known. */
  readonly name: string;
}

/** `group` is the heading of the group. */
export type Places = readonly { readonly group: string; readonly places: readonly Place[] }[];

/** Keeps the order of the places in the United States (by population), and sorts the other groups by name. */
export const placesOf = (language: Language, { groups, places }: NotifyAnswerWords): Places => {
  const { compare } = new Intl.Collator(LANGUAGE_TABLE[language].tag);
  return (Object.keys(places) as PlaceGroup[]).map((group) => {
    const named = Object.entries(places[group]).map(([zone, name]) => ({ zone, name }));
    if (group !== 'us') named.sort((one, other) => compare(one.name, other.name));
    return { group: groups[group], places: named };
  });
};

/** Removes "Argentina", because browsers also use the older zone names without it. */
const plain = (zone: string): string => zone.replace('/Argentina/', '/');

export const placeOf = (places: Places, zone: string): Place | undefined =>
  places.flatMap((group) => group.places).find((place) => plain(place.zone) === plain(zone));

/** "Friday, October 30, 2026 at 9:00 AM". */
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

/** Returns true for the literal between day and month, which must not break across lines. */
const isBeside = (parts: readonly Intl.DateTimeFormatPart[], at: number): boolean =>
  [parts[at - 1]?.type, parts[at + 1]?.type].sort().join() === 'day,month';

const bound = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "Eastern Daylight Time". */
export const zoneName = (language: Language, instant: number, zone: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].tag, { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
