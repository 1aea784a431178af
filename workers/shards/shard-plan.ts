import { isNetwork, type Network } from '#domain/network.ts';
import type { HospitalQuery } from '../contract.ts';
import type { CorePage } from '../hospitals/core.ts';
import { foldQuery } from '../hospitals/fold-query.ts';
import { cityKey, isBlank, stateKey } from '../hospitals/resolve.ts';
import {
  type CityPart,
  countIn,
  type Manifest,
  type Pack,
  type Part,
  type StateGroup,
} from './shard-manifest.ts';

/**
 * Matching rows of one part that are consecutive in the order of the query. A span precedes another span if its `to` is below
 * the other's `from`; otherwise their rows may be mixed.
 */
interface Span {
  readonly part: Part;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

export interface Plan {
  readonly parts: readonly Part[];
  /** The number of matches, if the manifest knows it. */
  readonly total?: number;
  /** Packs to search instead of parts. A row may be in several packs. */
  readonly packs?: readonly Pack[];
  /** The order of the parts' matches, if the manifest knows it. */
  readonly spans?: readonly Span[];
  readonly cities: string;
}

/** Returns the parts with rows of a page, and the number of matching rows in the skipped parts before them. */
export const partsOfPage = ({ parts, spans, total }: Plan, { offset, limit }: CorePage) => {
  if (spans === undefined || limit === 0) {
    const isEmpty = total !== undefined && (limit === 0 || offset >= total);
    return { parts: isEmpty ? [] : parts, skip: 0 };
  }
  const needed = new Set<Part>();
  const before: Span[] = [];
  const sum = (some: readonly Span[]): number => some.reduce((rows, { count }) => rows + count, 0);
  for (const span of spans.filter(({ count }) => count > 0)) {
    const first = sum(spans.filter(({ to }) => to < span.from));
    const end = sum(spans.filter(({ from }) => from <= span.to));
    if (first < offset + limit && end > offset) needed.add(span.part);
    else if (end <= offset) before.push(span);
  }
  return { parts: [...needed], skip: sum(before.filter(({ part }) => !needed.has(part))) };
};

/** More than any number of rows; its product with a rank is still an exact integer. */
const FAR = 2 ** 32;

const spanOf = (part: Part, count: number, from: number): Span => ({
  part,
  count,
  from,
  to: from + part.rows - 1,
});

/** Returns the spans of parts that are consecutive in the order of names. */
const nameSpans = (
  parts: readonly Part[],
  network: Network | undefined,
  { key, descending }: CorePage,
): Span[] => {
  // Each part has one span for its rows outside the network and one for its rows inside.
  if (key === 'ultra' || key === 'plus' || key === 'core')
    return [false, true].flatMap((inside) =>
      parts.map((part) =>
        spanOf(
          part,
          countIn(part.counts, network, key, inside),
          part.base + (inside === descending ? 0 : FAR),
        ),
      ),
    );
  return parts.map((part) => {
    const span = spanOf(part, countIn(part.counts, network), part.base);
    // In a descending order, rows with equal names stay ascending, at the position of the first of these rows.
    return key === 'name' && descending ? { ...span, from: -span.to, to: -part.group } : span;
  });
};

const citySpans = (
  parts: readonly CityPart[],
  network: Network | undefined,
  { descending }: CorePage,
): Span[] =>
  parts.map((part) => {
    const [from, to] = descending ? [-part.highest, -part.lowest] : [part.lowest, part.highest];
    return { part, count: countIn(part.counts, network), from, to };
  });

/** Returns the spans of one state after another; undefined if a group has several states, or two groups share a rank. */
const stateSpans = (
  { groups, states }: Manifest,
  network: Network | undefined,
  { descending }: CorePage,
): Span[] | undefined => {
  const ranks = groups.map((group) => states[group.states[0] ?? 0]?.rank ?? 0);
  if (groups.some((group) => group.states.length !== 1) || new Set(ranks).size < ranks.length)
    return undefined;
  return groups.flatMap(({ parts }, at) => {
    const rank = (ranks[at] ?? 0) * (descending ? -FAR : FAR);
    return parts.map((part) => spanOf(part, countIn(part.counts, network), rank + part.base));
  });
};

/** Plans a query without text and city: the manifest has the number of matches and, for most orders, their spans. */
const planCounted = (
  manifest: Manifest,
  group: StateGroup | undefined,
  network: Network | undefined,
  page: CorePage,
): Plan => {
  const { parts, cities } = group ?? { parts: manifest.national, cities: manifest.cities };
  const total = parts.reduce((sum, part) => sum + countIn(part.counts, network), 0);
  const withSpans = (spans: readonly Span[] | undefined): Plan =>
    spans === undefined
      ? { parts, total, cities }
      : { parts: [...new Set(spans.map(({ part }) => part))], total, spans, cities };
  if (page.key === 'city') {
    const isOrdered = group === undefined && manifest.ordered;
    return withSpans(isOrdered ? citySpans(manifest.cityParts, network, page) : undefined);
  }
  if (page.key !== 'state') return withSpans(nameSpans(parts, network, page));
  if (group === undefined) return withSpans(stateSpans(manifest, network, page));
  const byName = { ...page, key: 'name', descending: false } as const;
  return withSpans(group.states.length > 1 ? undefined : nameSpans(parts, network, byName));
};

/** Returns the last part whose lowest key is not above the city's key: this part has all rows of the city. */
const partOfCity = ({ cityParts, commaCities }: Manifest, text: string): readonly Part[] => {
  const comma = text.lastIndexOf(',');
  const isName = comma < 0 || commaCities.includes(cityKey(text));
  const wanted = cityKey(isName ? text : text.slice(0, comma));
  return cityParts.filter(({ key }) => key <= wanted).slice(-1);
};

/**
 * Maximum share of all rows that is read from packs. Packs are two or three times as large as parts with the same number of rows,
 * so for a larger share the whole directory is smaller.
 */
const MAX_SHARE = 1 / 3;

const planText = ({ cities, whole, packs: all }: Manifest, numbers: readonly number[] | undefined): Plan => {
  const packs = numbers?.flatMap((at) => all[at] ?? []);
  if (packs === undefined) return { parts: [whole], cities };
  if (packs.length <= 1) return { parts: packs, cities };
  const rows = packs.reduce((sum, pack) => sum + pack.rows, 0);
  return rows > MAX_SHARE * whole.rows ? { parts: [whole], cities } : { parts: [], packs, cities };
};

export type Planner = ReturnType<typeof createPlanner>;

/** `packsFor` returns the numbers of packs that together hold all rows with a folded text; undefined if no packs do. */
export const createPlanner =
  (manifest: Manifest, packsFor: (text: string) => Promise<readonly number[] | undefined>) =>
  async (query: HospitalQuery, page: CorePage): Promise<Plan> => {
    if (query.near !== undefined) throw new RangeError('a directory in parts has no distances');
    const { cities } = manifest;
    const { network, state = '', city = '' } = query;
    const group = isBlank(state) ? undefined : manifest.groups.find(({ key }) => key === stateKey(state));
    if ((network !== undefined && !isNetwork(network)) || (group === undefined && !isBlank(state)))
      return { parts: [], total: 0, spans: [], cities };
    if (!isBlank(city)) return { parts: partOfCity(manifest, city), cities };
    const text = foldQuery(query.text);
    if (text === '') return planCounted(manifest, group, network, page);
    if (group !== undefined) return { parts: group.parts, cities: group.cities };
    return planText(manifest, await packsFor(text));
  };
