import { networkName } from '#content/facts.ts';
import { distanceInText } from '#domain/distance.ts';
import { fill } from '#domain/format.ts';
import { ANY_DISTANCE, HERE, type Place } from '#domain/place.ts';
import { type HospitalFilterDraft, NO_FILTER } from '#stores/hospital-filter.ts';
import { type FinderWords, stateLabel } from './finder-context.ts';
import { tidy } from './url/finder-url.ts';

export type FilterPart = keyof HospitalFilterDraft;

export interface FilterLabel {
  readonly part: FilterPart;
  readonly text: string;
}

export const placeLabel = (words: FinderWords, place: Place): string =>
  place.id === HERE ? words.near.here.name : place.name;

const nearLabel = (words: FinderWords, place: Place): string =>
  place.id === HERE ? words.near.labels.here : fill(words.near.labels.place, { place: place.name });

type Label = (words: FinderWords, filter: HospitalFilterDraft) => string;

/** Each part in words; empty where it filters nothing. */
const LABELS: Readonly<Record<FilterPart, Label>> = {
  state: (words, { state }) => stateLabel(words, state),
  city: (_, { city }) => city,
  network: (words, { network }) =>
    network === '' ? '' : fill(words.labels.network, { network: networkName(network) }),
  text: (words, { text }) => (text === '' ? '' : fill(words.labels.name, { text })),
  near: (words, { near }) => (near === undefined ? '' : nearLabel(words, near)),
  within: (words, { near, within }) =>
    near === undefined || within === ANY_DISTANCE
      ? ''
      : fill(words.near.labels.within, { distance: distanceInText(words.language, within) }),
};

const ORDER: readonly FilterPart[] = ['state', 'city', 'network', 'text', 'near', 'within'];

/** The filters in use, each in words. */
export const filterLabels = (words: FinderWords, filter: HospitalFilterDraft): readonly FilterLabel[] =>
  ORDER.map((part) => ({ part, text: LABELS[part](words, filter) })).filter(({ text }) => text !== '');

/**
 * The same filter with one part taken away; a city stays only as long as it means something without its state, and no
 * distance is left without its place.
 */
export const without = (filter: HospitalFilterDraft, part: FilterPart): HospitalFilterDraft =>
  part === 'within' ? { ...filter, within: ANY_DISTANCE } : tidy({ ...filter, [part]: NO_FILTER[part] });
