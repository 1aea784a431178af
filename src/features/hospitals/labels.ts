import { networkName } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import type { HospitalFilterDraft } from '#stores/hospitalFilter.ts';
import { type FinderWords, stateLabel } from './words.ts';

export type FilterPart = keyof HospitalFilterDraft;

export interface FilterLabel {
  readonly part: FilterPart;
  readonly text: string;
}

const LABELS: Readonly<Record<FilterPart, (words: FinderWords, filter: HospitalFilterDraft) => string>> = {
  state: (words, { state }) => stateLabel(words, state),
  city: (_, { city }) => city,
  network: (words, { network }) =>
    network === '' ? '' : fill(words.labels.network, { network: networkName(network) }),
  text: (words, { text }) => fill(words.labels.name, { text }),
};

const ORDER: readonly FilterPart[] = ['state', 'city', 'network', 'text'];

/** The filters in use, each in words. */
export const filterLabels = (words: FinderWords, filter: HospitalFilterDraft): readonly FilterLabel[] =>
  ORDER.filter((part) => filter[part] !== '').map((part) => ({ part, text: LABELS[part](words, filter) }));

/** The same filter with one part taken away; a city stays only as long as it means something without its state. */
export const without = (filter: HospitalFilterDraft, part: FilterPart): HospitalFilterDraft => ({
  ...filter,
  [part]: '',
});
