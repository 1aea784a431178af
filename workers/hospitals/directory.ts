import type { FlagNetwork } from '#domain/network.ts';

/** Lowest number of an irregular zip; its text is `oddZips.at(number - ODD_ZIP)`. Lower numbers are zips of five digits. */
export const ODD_ZIP = 100_000;

/** A list of texts, which may be decoded on access. An array of strings is also a valid `Texts`. */
export interface Texts {
  readonly length: number;
  at(index: number): string | undefined;
}

/** Returns all texts as an array. */
export const listTexts = (texts: Texts): string[] =>
  Array.from({ length: texts.length }, (_, at) => texts.at(at) ?? '');

/** The whole directory, with rows in name order: the data of all records, and the names for lookups. */
export interface Directory {
  readonly rows: number;
  /** Checksum of the index file. */
  readonly checksum: number;
  /** Parts of names, each of one or several words; a name is its tokens joined by single spaces. */
  readonly tokens: Texts;
  /** Row r's tokens are rowTokens[tokenStart[r] … tokenStart[r + 1] - 1], numbers into `tokens`. */
  readonly tokenStart: Uint32Array;
  readonly rowTokens: Uint32Array;
  readonly cities: Texts;
  /** States as in the records, in collation order of their readable names. */
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
