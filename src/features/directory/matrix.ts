import { compareNames } from '#domain/fold.ts';
import { sharePercent } from '#domain/format.ts';
import { countAll, type Network, type NetworkCounts } from '#domain/network.ts';
import type { Sort } from '#domain/sort.ts';
import { withParams } from '#stores/query-string.ts';
import type { StateCounts } from './state-facts.ts';

export const VIEWS = ['both', 'counts', 'shares'] as const;
export type View = (typeof VIEWS)[number];

export type Column = 'state' | Network;

export type Order = Sort<Column>;
export const BY_STATE: Order = { key: 'state', direction: 'asc' };

/** `?sort=core&dir=desc`; unknown values, and networks without a column, are ignored. */
export const orderFrom = (params: URLSearchParams, networks: readonly Network[]): Order => ({
  key: networks.find((network) => network === params.get('sort')) ?? BY_STATE.key,
  direction: params.get('dir') === 'desc' ? 'desc' : 'asc',
});

/** Writes the sort order to the parameters; omits default values and keeps other parameters (`lang`). */
export const withOrder = ({ key, direction }: Order, others: URLSearchParams): URLSearchParams => {
  const isDefault = key === BY_STATE.key && direction === 'asc';
  return withParams(others, { sort: isDefault ? '' : key, dir: direction === 'desc' ? direction : '' });
};

export const shareOf = (counts: NetworkCounts, network: Network): number =>
  sharePercent(counts[network], countAll(counts));

const shownIn = ({ networks }: StateCounts, column: Network, view: View): number =>
  view === 'shares' ? networks[column] / Math.max(1, countAll(networks)) : networks[column];

/** Sorts the rows. Ties are sorted by name, always ascending. */
export const sortMatrixRows = (
  rows: readonly StateCounts[],
  { key, direction }: Order,
  view: View,
  nameOf: (state: string) => string,
): readonly StateCounts[] => {
  const byName = (a: StateCounts, b: StateCounts): number => compareNames(nameOf(a.state), nameOf(b.state));
  const sign = direction === 'asc' ? 1 : -1;
  if (key === 'state') return [...rows].sort((a, b) => sign * byName(a, b));
  return [...rows].sort((a, b) => sign * (shownIn(a, key, view) - shownIn(b, key, view)) || byName(a, b));
};
