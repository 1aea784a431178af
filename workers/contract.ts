import type { Category } from '#domain/category.ts';
import type { Point } from '#domain/geography/place.ts';
import type { Hospital } from '#domain/hospital.ts';
import type { Language } from '#domain/language.ts';
import type { Network, NetworkCounts } from '#domain/network.ts';
import type { Sort } from '#domain/sort.ts';

/** Contract of the search: implemented by the WebAssembly engine and the plain engine, and asynchronously by the worker. */

export const SORT_KEYS = ['name', 'city', 'state', 'ultra', 'plus', 'core', 'distance'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type HospitalSort = Sort<SortKey>;

/** Maximum length of a query's text in UTF-16 units; a longer text is truncated. */
export const MAX_TEXT = 100;

/**
 * A start place and the maximum distance of hospitals from it. NaN, an infinite coordinate, a latitude beyond a pole and a
 * negative radius are invalid: the query is then treated as one without `near`.
 */
export interface Near {
  readonly point: Point;
  /** Kilometers along a great circle; any distance when left out. */
  readonly within?: number;
}

export interface HospitalQuery {
  /** Full name or postal code, any case. Unknown → nothing matches. */
  readonly state?: string;
  /** City name, or "City, ST" for the city in that state; any case, accents ignored. Unknown → nothing matches. */
  readonly city?: string;
  /** Any network when left out. In a directory without an Open column `open` matches all hospitals. Unknown → nothing matches. */
  readonly network?: Network;
  /** Text that the name must contain: trimmed, case- and accent-folded; regex characters have no special meaning. */
  readonly text?: string;
  /** Keeps only hospitals with an emergency department. Ignored unless the directory has this information for every hospital. */
  readonly emergency?: boolean;
  /** Adds the distance from this place to the rows. Hospitals whose location is unknown match any distance. */
  readonly near?: Near;
  /**
   * An unknown key, and `distance` without `near`, sort by name. By distance, hospitals whose location is unknown come last in
   * both directions. Ties are sorted by name, city, state, zip, always ascending. Networks ascending: hospitals outside the
   * network come first.
   */
  readonly sort: HospitalSort;
  /** Index of the first row, counted from 0. */
  readonly offset: number;
  /** Maximum number of rows; 0 returns only the count. */
  readonly limit: number;
}

/** All hospitals by name, ascending: the first 50 rows. */
export const DEFAULT_QUERY: HospitalQuery = { sort: { key: 'name', direction: 'asc' }, offset: 0, limit: 50 };

/** Result of a search: the number of all matching rows, and the requested rows. `state` of a row is its postal code. */
export interface HospitalPage {
  readonly total: number;
  readonly rows: readonly Hospital[];
  /** With `near`: kilometers to each row's hospital; undefined where its location is unknown. */
  readonly distances?: readonly (number | undefined)[];
  /** With `near`: number of hospitals in `total` whose location is unknown. */
  readonly unplaced?: number;
}

/** Start place, as typed or chosen; `id` identifies the place in the query string: "MIA", "33176", "Naples, FL". */
export type Origin = { readonly id: string; readonly point: Point } & (
  | { readonly kind: 'airport'; readonly code: string; readonly city: string; readonly state: string }
  | { readonly kind: 'city'; readonly city: string; readonly state: string }
  | { readonly kind: 'zip'; readonly zip: string }
);

export interface StateOption {
  /** Postal code. */
  readonly state: string;
  readonly count: number;
}
export interface CityOption extends StateOption {
  readonly city: string;
  /** Whether another state has a city of the same name; such a city is shown as "City, State". */
  readonly ambiguous: boolean;
}
/** Options of the filters, taken from the records: states by readable name and cities by name, both ascending. */
export interface HospitalOptions {
  readonly states: readonly StateOption[];
  readonly cities: readonly CityOption[];
}

/**
 * Number of matching rows per option of each filter, with the OTHER filters of the query applied; city options include their
 * state. Only `cities` leaves out options with a count of 0.
 */
export interface HospitalFacets {
  readonly total: number;
  readonly states: readonly StateOption[];
  readonly cities: readonly Omit<CityOption, 'ambiguous'>[];
  readonly networks: NetworkCounts;
}

export type Suggestion =
  | { readonly kind: 'hospital'; readonly name: string; readonly city: string; readonly state: string }
  | { readonly kind: 'city'; readonly city: string; readonly state: string; readonly count: number };

/** Synchronous: the whole directory is in memory. */
export interface HospitalEngine {
  search(query: HospitalQuery): HospitalPage;
  options(): HospitalOptions;
  facets(query: HospitalQuery): HospitalFacets;
}

/** Suggestions for the name field: ranked, by prefix, in any word order, with one or two typos. They never affect matching. */
export interface HospitalSuggester {
  suggest(prefix: string, limit?: number): readonly Suggestion[];
  /** Returns the nearest text that has matches, for a text that has none; otherwise undefined. */
  didYouMean(text: string): string | undefined;
}

/** Engine in use: WebAssembly, or the plain engine where WebAssembly does not start. */
export type EngineKind = 'wasm' | 'plain';

/** A text and its ranges that match: [from, to) in UTF-16 units, ascending, without overlap. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [from: number, to: number])[];
}

export interface HelpQuery {
  /** Text as typed, truncated to `MAX_TEXT`. Words in any order; the last may be unfinished; accents and typos are tolerated. */
  readonly text: string;
  /** Language of the page. Other languages are searched too if this language does not know every word. */
  readonly language: Language;
  /** Maximum number of answers; 8 when left out. */
  readonly limit?: number;
}

export interface HelpHit {
  /** Id of the question, the same in every language. */
  readonly id: string;
  readonly category: Category;
  /** Language whose words matched; `question` and `excerpt` are in this language. */
  readonly language: Language;
  readonly question: MarkedText;
  /** Part of the answer around its best match; the beginning of the answer when only the question or its synonyms match. */
  readonly excerpt: MarkedText;
  /** The question in the query's language. */
  readonly localizedQuestion: string;
}

export interface HelpAnswer {
  /** Answers, best first; answers on related subjects when `answered` is false. */
  readonly hits: readonly HelpHit[];
  /** False when no answer mentions the subject of the query. */
  readonly answered: boolean;
  /** Whether someone is in danger; the emergency steps then come first. */
  readonly isDanger: boolean;
  /** Part of the text that no answer mentions, as typed; empty when `answered` is true. */
  readonly missing: string;
  /** Categories of the related answers; empty when `answered` is true. */
  readonly nearest: readonly Category[];
}

/**
 * Names of load errors; error classes are lost in Comlink messages. FileError: a file does not load. IndexError: a file is
 * damaged or of another build. CodeError: code does not load, a failure that browsers may cache until the worker ends.
 */
export type LoadErrorName = 'FileError' | 'IndexError' | 'CodeError';

/** Finder's service: the engine and the suggester, with promises as results. The first request loads the index. */
export interface HospitalService {
  /** Resolves with the engine in use when the index is loaded. */
  ready(): Promise<EngineKind>;
  search(query: HospitalQuery): Promise<HospitalPage>;
  options(): Promise<HospitalOptions>;
  facets(query: HospitalQuery): Promise<HospitalFacets>;
  suggest(prefix: string, limit?: number): Promise<readonly Suggestion[]>;
  didYouMean(text: string): Promise<string | undefined>;
  /** Returns the hospitals of these keys (`hospitalKey`), in the order of the keys; undefined for a key without a hospital. */
  getByKeys(keys: readonly string[]): Promise<readonly (Hospital | undefined)[]>;
  /** Returns start places for a text: airports by code, city or name, cities, zips; without text, airports. Best first. */
  origins(text: string, limit?: number): Promise<readonly Origin[]>;
  /** Returns the start place with this `id`, in any case. */
  origin(id: string): Promise<Origin | undefined>;
}

/** Help center's service. The help center and the finder load nothing of each other. */
export interface HelpService {
  /** Resolves when the answers of this language can be searched; the other languages follow in the background. */
  ready(language: Language): Promise<void>;
  search(query: HelpQuery): Promise<HelpAnswer>;
}

export interface SearchWorker {
  readonly hospitals: HospitalService;
  readonly help: HelpService;
}

export type { Hospital, Network };
