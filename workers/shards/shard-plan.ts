import { isNetwork, type Network } from '#domain/network.ts';
import type { HospitalQuery } from '../contract.ts';
import type { CorePage } from '../hospitals/core.ts';
import { foldQuery } from '../hospitals/fold-query.ts';
import { cityKey, isBlank, stateKey } from '../hospitals/resolve.ts';
import { countIn } from './shard-counts.ts';
import type { CityPart, Manifest, Pack, Part, StateGroup } from './shard-manifest.ts';
import type { Span } from './shard-window.ts';

/** Where the matches of a query can be. */
export interface Plan {
  /** Every part that can hold one, in the order of their cut. */
  readonly parts: readonly Part[];
  /** How many match, where the manifest tells. */
  readonly total?: number;
  /** Packs of words instead of parts: a row may be in several. */
  readonly packs?: readonly Pack[];
  /** Where each part's matches stand in the order asked for, where the manifest tells. */
  readonly spans?: readonly Span[];
  /** The file that ranks the cities of the parts. */
  readonly cities: string;
}

/** More than any number of rows; and times a rank still a whole number. */
const FAR = 2 ** 32;

/** One span for the rows outside the flag, one for those inside. */
const flagSpans = (parts: readonly Part[], network: Network, { key, descending }: CorePage): Span[] =>
  [false, true].flatMap((inside) =>
    parts.map((part) => {
      const from = part.base + (inside === descending ? 0 : FAR);
      const count = countIn(part.counts, network, key as Network, inside);
      return { part, count, from, to: from + part.rows - 1 };
    }),
  );

/** Spans of parts that follow one another in the order of names. */
const nameSpans = (parts: readonly Part[], network: Network, page: CorePage): Span[] => {
  const { key, descending } = page;
  if (key === 'ultra' || key === 'plus' || key === 'core') return flagSpans(parts, network, page);
  return parts.map((part) => {
    const count = countIn(part.counts, network);
    const last = part.base + part.rows - 1;
    // Rows of one name keep their order when names are turned round: all stand where the first of them does.
    return key === 'name' && descending
      ? { part, count, from: -last, to: -part.group }
      : { part, count, from: part.base, to: last };
  });
};

const citySpans = (parts: readonly CityPart[], network: Network, { descending }: CorePage): Span[] =>
  parts.map((part) => {
    const count = countIn(part.counts, network);
    return descending
      ? { part, count, from: -part.highest, to: -part.lowest }
      : { part, count, from: part.lowest, to: part.highest };
  });

/** States one after the other; undefined when some group has several, or two groups share a rank. */
const stateSpans = (manifest: Manifest, network: Network, { descending }: CorePage): Span[] | undefined => {
  const groups = [...manifest.groups.values()];
  const ranks = groups.map(({ states }) => manifest.states[states[0] ?? 0]?.rank ?? 0);
  if (groups.some(({ states }) => states.length !== 1) || new Set(ranks).size < ranks.length)
    return undefined;
  return groups.flatMap(({ parts }, at) => {
    const rank = (ranks[at] ?? 0) * (descending ? -FAR : FAR);
    return parts.map((part) => {
      const from = rank + part.base;
      return { part, count: countIn(part.counts, network), from, to: from + part.rows - 1 };
    });
  });
};

const withSpans = (spans: readonly Span[], total: number, cities: string): Plan => ({
  parts: [...new Set(spans.map(({ part }) => part))],
  total,
  spans,
  cities,
});

/** Neither text nor city: the counts of the manifest say all but, for some orders, which rows come first. */
const planCounted = (
  manifest: Manifest,
  group: StateGroup | undefined,
  network: Network,
  page: CorePage,
): Plan => {
  const { parts, cities } = group ?? { parts: manifest.national, cities: manifest.cities };
  const total = parts.reduce((sum, part) => sum + countIn(part.counts, network), 0);
  if (page.key === 'city')
    return group === undefined && manifest.ordered
      ? withSpans(citySpans(manifest.cityParts, network, page), total, cities)
      : { parts, total, cities };
  if (page.key !== 'state') return withSpans(nameSpans(parts, network, page), total, cities);
  if (group === undefined) {
    const spans = stateSpans(manifest, network, page);
    return spans === undefined ? { parts, total, cities } : withSpans(spans, total, cities);
  }
  if (group.states.length > 1) return { parts, total, cities };
  return withSpans(nameSpans(parts, network, { ...page, key: 'name', descending: false }), total, cities);
};

/** The last part whose lowest key is not above the key: all of that city's rows are in it, if there are any. */
const cityPart = (parts: readonly CityPart[], key: string): readonly CityPart[] => {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.key ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return parts.slice(Math.max(0, low - 1), low);
};

/** A city as typed → its key in the directory: "City", or else "City, ST". */
const keyOfCity = ({ commaCities }: Manifest, text: string): string => {
  const comma = text.lastIndexOf(',');
  return comma < 0 || commaCities.has(cityKey(text)) ? cityKey(text) : cityKey(text.slice(0, comma));
};

export type Planner = (query: HospitalQuery, page: CorePage) => Promise<Plan>;

/** Rows of packs take two or three times the bytes of rows of the whole: beyond this share of the rows the whole is less to fetch. */
const MOST_OF_WHOLE = 1 / 3;

/** `packsFor`: numbers of packs that hold all rows with a folded text, if there are such. */
const createTextPlanner =
  (manifest: Manifest, packsFor: (text: string) => Promise<readonly number[] | undefined>) =>
  async (text: string): Promise<Plan> => {
    const { cities, whole } = manifest;
    const numbers = await packsFor(text);
    const packs = numbers?.flatMap((at) => manifest.packs[at] ?? []);
    const rows = packs?.reduce((sum, pack) => sum + pack.rows, 0) ?? 0;
    if (packs === undefined || (packs.length > 1 && rows > MOST_OF_WHOLE * whole.rows))
      return { parts: [whole], cities };
    return packs.length > 1 ? { parts: [], packs, cities } : { parts: packs, cities };
  };

export const createPlanner = (
  manifest: Manifest,
  packsFor: (text: string) => Promise<readonly number[] | undefined>,
): Planner => {
  const { cities } = manifest;
  const planText = createTextPlanner(manifest, packsFor);
  return async (query, page) => {
    if (query.near !== undefined) throw new RangeError('parts of a directory know no distances');
    const { network = 'open', state = '', city = '' } = query;
    const group = isBlank(state) ? undefined : manifest.groups.get(stateKey(state));
    if (!isNetwork(network) || (group === undefined && !isBlank(state)))
      return { parts: [], total: 0, spans: [], cities };
    if (!isBlank(city)) return { parts: cityPart(manifest.cityParts, keyOfCity(manifest, city)), cities };
    const text = foldQuery(query.text);
    if (text === '') return planCounted(manifest, group, network, page);
    return group === undefined ? planText(text) : { parts: group.parts, cities: group.cities };
  };
};
