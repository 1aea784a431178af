import { compareNames } from '#domain/fold.ts';
import { sharePercent } from '#domain/format.ts';
import { countAll, type Network, type NetworkCounts } from '#domain/network.ts';
import type { StateCounts } from './state-facts.ts';

export const VIEWS = ['both', 'counts', 'shares'] as const;
export type View = (typeof VIEWS)[number];

export type Column = 'state' | Network;

export interface Order {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
}
export const BY_STATE: Order = { column: 'state', direction: 'asc' };

/** `?sort=core&dir=desc`; unknown values, and networks without a column, are ignored. */
export const orderFrom = (params: URLSearchParams, networks: readonly Network[]): Order => ({
  column: networks.find((network) => network === params.get('sort')) ?? BY_STATE.column,
  direction: params.get('dir') === 'desc' ? 'desc' : 'asc',
});

/** Writes the sort order to the parameters; omits default values and keeps other parameters (`lang`). */
export const withOrder = ({ column, direction }: Order, others: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(others);
  params.delete('sort');
  params.delete('dir');
  if (column !== BY_STATE.column || direction === 'desc') params.set('sort', column);
  if (direction === 'desc') params.set('dir', direction);
  return params;
};

export const nextOrder = (order: Order, column: Column): Order => ({
  column,
  direction: order.column === column && order.direction === 'asc' ? 'desc' : 'asc',
});

export const shareOf = (counts: NetworkCounts, network: Network): number =>
  sharePercent(counts[network], countAll(counts));

const shownIn = ({ networks }: StateCounts, column: Network, view: View): number =>
  view === 'shares' ? networks[column] / Math.max(1, countAll(networks)) : networks[column];

/** Sorts the rows. Ties are sorted by name, always ascending. */
export const sortMatrixRows = (
  rows: readonly StateCounts[],
  { column, direction }: Order,
  view: View,
  nameOf: (state: string) => string,
): readonly StateCounts[] => {
  const byName = (a: StateCounts, b: StateCounts): number => compareNames(nameOf(a.state), nameOf(b.state));
  const sign = direction === 'asc' ? 1 : -1;
  if (column === 'state') return [...rows].sort((a, b) => sign * byName(a, b));
  return [...rows].sort(
    (a, b) => sign * (shownIn(a, column, view) - shownIn(b, column, view)) || byName(a, b),
  );
};
