import { FLAG_NETWORKS, type Network } from '#domain/network.ts';

/** Rows per combination of networks, at the sum of the bits of those that they are in: ultra 1, plus 2, core 4. */
export type NetworkCounts = readonly number[];

export const COMBINATIONS = 2 ** FLAG_NETWORKS.length;

const isIn = (combination: number, network: Network): boolean =>
  network === 'open' || ((combination >> FLAG_NETWORKS.indexOf(network)) & 1) === 1;

/** How many rows are in the network; of those, with `flag`, how many are in that one too, or else are not. */
export const countIn = (
  counts: NetworkCounts,
  network: Network,
  flag: Network = 'open',
  inside = true,
): number =>
  counts.reduce(
    (sum, count, combination) =>
      isIn(combination, network) && isIn(combination, flag) === inside ? sum + count : sum,
    0,
  );
