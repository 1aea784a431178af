import type { NotifyAnswerWords } from '#content/words/words.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';

type PlaceGroup = keyof NotifyAnswerWords['places'];

/** A place by the zone of its clocks (IANA), named by its country, or by cities where a country has several zones. */
export interface Place {
  readonly zone: string;
  /** Empty: known by its zone alone. */
  readonly name: string;
  /** How it reads among the others, if not by its name. */
  readonly line?: string;
}

/** Places under the heading of their group; an empty heading: none. */
export type Places = readonly { readonly group: string; readonly places: readonly Place[] }[];

/** The places of each group: those of the United States by population, the others by their names. */
export const placesOf = (language: Language, { groups, places }: NotifyAnswerWords): Places => {
  const { compare } = new Intl.Collator(LANGUAGE_TABLE[language].tag);
  return (Object.keys(places) as PlaceGroup[]).map((group) => {
    const named = Object.entries(places[group]).map(([zone, name]) => ({ zone, name }));
    if (group !== 'us') named.sort((one, other) => compare(one.name, other.name));
    return { group: groups[group], places: named };
  });
};

/** Browsers call zones in Argentina by their older names, too. */
const plain = (zone: string): string => zone.replace('/Argentina/', '/');

/** The place whose clocks are those of a zone. */
export const placeOf = (places: Places, zone: string): Place | undefined =>
  places.flatMap((group) => group.places).find((place) => plain(place.zone) === plain(zone));
