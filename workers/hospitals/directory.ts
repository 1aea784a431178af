import type { FlagNetwork } from '#domain/network.ts';

/** Lowest number of an irregular zip; its text is `oddZips[number - ODD_ZIP]`. Lower numbers are zips of five digits. */
export const ODD_ZIP = 100_000;

/** The whole directory, with rows in name order. */
export interface Directory {
  readonly rows: number;
  /** Checksum of the index file. */
  readonly checksum: number;
  readonly names: readonly string[];
  /** In collation order. */
  readonly cities: readonly string[];
  /** States as in the records, in collation order of their readable names. */
  readonly states: readonly string[];
  /** Place → city and state; places are sorted by city, then by state. */
  readonly placeCity: Uint32Array;
  readonly placeState: Uint32Array;
  readonly oddZips: readonly string[];
  /** Row → place. */
  readonly rowPlace: Uint32Array;
  /** Row → zip number, see ODD_ZIP. */
  readonly rowZip: Uint32Array;
  /** One bit per row, see bits.ts. */
  readonly flags: Readonly<Record<FlagNetwork, Uint8Array>> & { readonly open?: Uint8Array };
  /** One bit per row: 1 if the row's name equals the previous row's name or collates equal to it. */
  readonly sameName: Uint8Array;
}
