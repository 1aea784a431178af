import type { Category } from '#domain/category.ts';
import type { Hospital } from '#domain/hospital.ts';
import type { Language } from '#domain/language.ts';
import type { Network, NetworkCounts } from '#domain/network.ts';
import type { Point } from '#domain/place.ts';

/** The contract of the search: the WebAssembly and the plain engine implement it, and asynchronously the worker. */

export const SORT_KEYS = ['name', 'city', 'state', 'ultra', 'plus', 'core', 'distance'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type SortDirection = 'asc' | 'desc';
export interface HospitalSort {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

/** Longest text that is matched, in UTF-16 units; the rest is cut off. */
export const MAX_TEXT = 100;

/**
 * A place to measure from, and how far a hospital may be from it. NaN, an infinite coordinate, a latitude beyond a pole
 * and a negative radius are no place: the query is answered as one without `near`.
 */
export interface Near {
  readonly point: Point;
  /** Kilometres along a great circle; any distance when left out. */
  readonly within?: number;
}

export interface HospitalQuery {
  /** Full name or postal code, any case. Unknown → nothing matches. */
  readonly state?: string;
  /** City name, or "City, ST" to mean the one in that state; any case, accents ignored. Unknown → nothing matches. */
  readonly city?: string;
  /** Any when left out. In a directory without an Open column `open` matches every hospital. Unknown → nothing matches. */
  readonly network?: Network;
  /** Must occur literally in the name: trimmed, case- and accent-folded; regex characters are ordinary. */
  readonly text?: string;
  /** Only hospitals with an emergency department. No filter where the directory does not say so of every hospital. */
  readonly emergency?: boolean;
  /** Distances from here come with the rows. Hospitals whose place is unknown match any distance. */
  readonly near?: Near;
  /** `distance` without `near` is the order of names, as is an unknown key; hospitals of unknown place come last either way. Ties by name, city, state, zip, always ascending. Flags ascending: not in the network first. */
  readonly sort: HospitalSort;
  /** First row wanted, counted from 0. */
  readonly offset: number;
  /** Most rows wanted; 0 asks for the count alone. */
  readonly limit: number;
}

/** Name ascending, first 50 rows. */
export const EVERYTHING: HospitalQuery = { sort: { key: 'name', direction: 'asc' }, offset: 0, limit: 50 };

/** One answer: how many match in all, and the rows asked for. `state` of a row is its postal code. */
export interface HospitalPage {
  readonly total: number;
  readonly rows: readonly Hospital[];
  /** With `near`: kilometres for each row; undefined where the hospital's place is unknown. */
  readonly distances?: readonly (number | undefined)[];
  /** With `near`: how many of `total` have an unknown place. */
  readonly unplaced?: number;
}

/** A place to start from, as typed or chosen; `id` names it in addresses: "MIA", "33176", "Naples, FL". */
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
  /** Another state has a city of this name: show "City, State". */
  readonly ambiguous: boolean;
}
/** What can be chosen: states by readable name, cities by name, both ascending and from the records themselves. */
export interface HospitalOptions {
  readonly states: readonly StateOption[];
  readonly cities: readonly CityOption[];
}

/** Matching rows per option of each filter, under the OTHER filters of the query; `city` options carry their state. Zero counts are left out of `cities` only. */
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

/** Suggestions in the name box: ranked, by prefix, in any word order, with one or two typos. They never decide what matches. */
export interface HospitalSuggester {
  suggest(prefix: string, limit?: number): readonly Suggestion[];
  /** A text that has matches, near to one that has none. */
  didYouMean(text: string): string | undefined;
}

/** Which engine answers: WebAssembly, or the plain one because WebAssembly would not start. */
export type EngineKind = 'wasm' | 'plain';

/** A text and the stretches of it that match: [from, to) in UTF-16 units, ascending, apart from one another. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [from: number, to: number])[];
}

export interface HelpQuery {
  /** As typed; cut off after `MAX_TEXT`. Words in any order, the last may be unfinished, accents and typos forgiven. */
  readonly text: string;
  /** Of the page. Other languages are asked when it leaves words unexplained. */
  readonly language: Language;
  /** Most answers wanted; 8 when left out. */
  readonly limit?: number;
}

export interface HelpHit {
  /** Of the question: the same in every language. */
  readonly id: string;
  readonly category: Category;
  /** The language whose words matched, and which `question` and `excerpt` are in. */
  readonly language: Language;
  readonly question: MarkedText;
  /** The stretch of the answer round its best match; its beginning when only question or synonyms match. */
  readonly excerpt: MarkedText;
  /** The question in the query's language. */
  readonly here: string;
}

export interface HelpAnswer {
  /** Best first. When the question is not answered: answers on related subjects. */
  readonly hits: readonly HelpHit[];
  /** False: no answer mentions what is asked. */
  readonly answered: boolean;
  /** Someone is in danger: the emergency steps come first. */
  readonly isDanger: boolean;
  /** What no answer mentions, as typed; empty when the question is answered. */
  readonly missing: string;
  /** Categories of the related answers, when the question is not answered. */
  readonly nearest: readonly Category[];
}

/**
 * Names of errors, because Comlink passes no classes: a file that does not load; one that is damaged or of another build
 * (SyntaxError: no JSON); code that does not load, which browsers may cache as missing until the worker ends.
 */
export type LoadErrorName = 'FileError' | 'IndexError' | 'SyntaxError' | 'CodeError';

/** The finder's service: the engine and the suggester, each answer a promise. The first question loads the index. */
export interface HospitalService {
  /** Resolves when the index is loaded, with the engine that will answer. */
  ready(): Promise<EngineKind>;
  search(query: HospitalQuery): Promise<HospitalPage>;
  options(): Promise<HospitalOptions>;
  facets(query: HospitalQuery): Promise<HospitalFacets>;
  suggest(prefix: string, limit?: number): Promise<readonly Suggestion[]>;
  didYouMean(text: string): Promise<string | undefined>;
  /** The hospitals of these keys (`hospitalKey`), in their order; undefined where the directory has none of that key. */
  getByKeys(keys: readonly string[]): Promise<readonly (Hospital | undefined)[]>;
  /** Places to start from for a typed text: airports by code, city or name, cities, zips; without text the airports, best first. */
  origins(text: string, limit?: number): Promise<readonly Origin[]>;
  /** The place of an `id`, in any case. */
  origin(id: string): Promise<Origin | undefined>;
}

/** The help centre's service. It loads nothing of the finder, nor the finder anything of it. */
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
