/** The four hospital networks. `open` is a third-party network that every hospital of the directory belongs to. */
export const NETWORKS = ['open', 'ultra', 'plus', 'core'] as const;
export type Network = (typeof NETWORKS)[number];

/** The networks that are columns of the directory: a hospital is in or out of each. */
export const FLAG_NETWORKS = ['ultra', 'plus', 'core'] as const;
export type FlagNetwork = (typeof FLAG_NETWORKS)[number];

export const isNetwork = (value: unknown): value is Network =>
  (NETWORKS as readonly unknown[]).includes(value);
