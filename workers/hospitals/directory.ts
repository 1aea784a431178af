import type { FlagNetwork } from '#domain/network.ts';

/** Zip numbers from here on are `oddZips.at(number - ODD_ZIP)`; below, they are the five digits. */
export const ODD_ZIP = 100_000;

/** A list of texts, which may be made when they are asked for. An array is one. */
export interface Texts {
  readonly length: number;
  at(index: number): string | undefined;
}

/** All of them. */
export const allOf = (texts: Texts): string[] =>
  Array.from({ length: texts.length }, (_, at) => texts.at(at) ?? '');

/** The whole directory, rows in name order: what the records are made of, and what is looked up in it by name. */
export interface Directory {
  readonly rows: number;
  /** The checksum of the file it was read from. */
  readonly checksum: number;
  /** What names are made of, of one word or of several: joined by single spaces they give the names back. */
  readonly tokens: Texts;
  /** Row r's tokens are rowTokens[tokenStart[r] … tokenStart[r + 1] - 1], numbers into `tokens`. */
  readonly tokenStart: Uint32Array;
  readonly rowTokens: Uint32Array;
  readonly cities: Texts;
  /** As the records have them; in collation order of their readable names. */
  readonly states: Texts;
  /** Place → city and state; places are sorted by city, then by state. */
  readonly placeCity: Uint32Array;
  readonly placeState: Uint32Array;
  readonly oddZips: Texts;
  /** Row → place. */
  readonly rowPlace: Uint32Array;
  /** Row → zip number, see ODD_ZIP. */
  readonly rowZip: Uint32Array;
  /** One bit per row, lowest bit first; bits after the last row are 0. */
  readonly flags: Readonly<Record<FlagNetwork, Uint8Array>> & { readonly open?: Uint8Array };
}
