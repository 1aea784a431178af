/** The four hospital networks. `open` is a third-party network. */
export const NETWORKS = ['open', 'ultra', 'plus', 'core'] as const;
export type Network = (typeof NETWORKS)[number];

/** The networks that are columns of every directory: each hospital has a flag for each. */
export const FLAG_NETWORKS = ['ultra', 'plus', 'core'] as const;
export type FlagNetwork = (typeof FLAG_NETWORKS)[number];

export const isNetwork = (value: unknown): value is Network =>
  (NETWORKS as readonly unknown[]).includes(value);

/** The networks of a hospital. Without a column for Open, `open` is undefined and every hospital counts as in it (ruling 9). */
export type NetworkFlags = Readonly<Record<FlagNetwork, boolean>> & { readonly open?: boolean };

export const inNetwork = (network: Network, hospital: NetworkFlags): boolean => hospital[network] ?? true;

/** The networks that are columns of these hospitals' directory. */
export const columnNetworks = ([first]: readonly NetworkFlags[]): readonly Network[] =>
  first?.open === undefined ? FLAG_NETWORKS : NETWORKS;

/** Hospitals by network. With an Open column `all` counts them all, else `open` does. */
export type NetworkCounts = Readonly<Record<Network, number>> & { readonly all?: number };

export const countAll = ({ all, open }: NetworkCounts): number => all ?? open;

/** Packs the flags into bits: `ultra`, `plus`, `core`, whether the directory has the column `open`, and its flag. */
export const packNetworks = ({ ultra, plus, core, open }: NetworkFlags): number =>
  Number(ultra) + 2 * Number(plus) + 4 * Number(core) + (open === undefined ? 0 : 8 + 16 * Number(open));

export const unpackNetworks = (bits: number): NetworkFlags => ({
  ultra: (bits & 1) !== 0,
  plus: (bits & 2) !== 0,
  core: (bits & 4) !== 0,
  ...((bits & 8) !== 0 && { open: (bits & 16) !== 0 }),
});

/** The networks that all of these hospitals are in. */
export const commonNetworks = (hospitals: readonly NetworkFlags[]): NetworkFlags =>
  unpackNetworks(hospitals.map(packNetworks).reduce((common, bits) => common & bits, 31));
