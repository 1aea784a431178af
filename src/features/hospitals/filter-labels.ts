import { networkName, planName } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import { ANY_DISTANCE, CURRENT_POSITION, distanceInText, type Place } from '#domain/geography/place.ts';
import { stateNameFrom } from '#domain/geography/state.ts';
import { type HospitalFilterDraft, NO_FILTER } from '#stores/hospital-filter.ts';
import type { FinderWords } from './finder-context.ts';
import { normalizeDraft } from './url/finder-url.ts';

type FilterPart = keyof HospitalFilterDraft;

export interface FilterLabel {
  readonly part: FilterPart;
  readonly text: string;
}

export const placeLabel = (words: FinderWords, place: Place): string =>
  place.id === CURRENT_POSITION ? words.near.here.name : place.name;

/** Label of each part of the filter, in the order of display; empty if the part is not set. */
const LABELS: Readonly<Record<FilterPart, (words: FinderWords, filter: HospitalFilterDraft) => string>> = {
  state: (words, { state }) => stateNameFrom(words.states, state),
  city: (_, { city }) => city,
  plan: ({ filters }, { plan, network }) => {
    if (plan === '') return '';
    // A plan without a network does not filter the list.
    return network === '' ? `${filters.myPlan}: ${planName(plan)}` : planName(plan);
  },
  network: (words, { network }) =>
    network === '' ? '' : fill(words.labels.network, { network: networkName(network) }),
  text: (words, { text }) => (text === '' ? '' : fill(words.labels.name, { text })),
  emergency: (words, { emergency }) => (emergency ? words.labels.emergency : ''),
  near: ({ near: { labels } }, { near }) => {
    if (near === undefined) return '';
    return near.id === CURRENT_POSITION ? labels.here : fill(labels.place, { place: near.name });
  },
  within: ({ near: { labels }, language }, { near, within }) =>
    near === undefined || within === ANY_DISTANCE
      ? ''
      : fill(labels.within, { distance: distanceInText(language, within) }),
};

export const filterLabels = (words: FinderWords, filter: HospitalFilterDraft): readonly FilterLabel[] =>
  (Object.keys(LABELS) as FilterPart[])
    .map((part) => ({ part, text: LABELS[part](words, filter) }))
    .filter(({ text }) => text !== '');

/** Labels of the parts that filter the list. A plan without a network does not filter. */
export const filtersText = (words: FinderWords, filter: HospitalFilterDraft): string => {
  const narrowing = filter.network === '' ? { ...filter, plan: NO_FILTER.plan } : filter;
  return (
    filterLabels(words, narrowing)
      .map(({ text }) => text)
      .join(', ') || words.labels.whole
  );
};

/** Removes one part of the filter. Removing a place also removes its distance; removing a state also removes its city. */
export const removeFilter = (filter: HospitalFilterDraft, part: FilterPart): HospitalFilterDraft => {
  if (part === 'within') return { ...filter, within: ANY_DISTANCE };
  const rest = normalizeDraft({ ...filter, [part]: NO_FILTER[part] });
  return part === 'state' ? { ...rest, city: NO_FILTER.city } : rest;
};
