import { KIND, rareWidth, titleCase } from '#workers/index-format.ts';
import { collate, total } from './encode-order.ts';

const ASCII = /^[\x20-\x7e]*$/;

interface Entry {
  readonly text: string;
  readonly kind: number;
}

/**
 * How cities stand in the table: as they are, or, where names are in capitals, in capitals too if title case gives them
 * back. So names and cities share their words either way.
 */
const cityEntries = (cities: readonly string[], isToken: (text: string) => boolean) => {
  const asTheyAre = cities.filter(isToken).length;
  const inCapitals = cities.filter((city) => isToken(city.toUpperCase())).length;
  return (city: string): Entry => {
    const upper = city.toUpperCase();
    return inCapitals >= asTheyAre && ASCII.test(city) && titleCase(upper) === city
      ? { text: upper, kind: KIND.title }
      : { text: city, kind: KIND.asIs };
  };
};

export interface TextTable {
  readonly texts: readonly string[];
  readonly kinds: readonly number[];
  /** Token → its number among the tokens. */
  readonly tokens: ReadonlyMap<string, number>;
  /** Token → its number among the common ones, or among the rare ones. */
  readonly common: ReadonlyMap<string, number>;
  readonly rare: ReadonlyMap<string, number>;
  /** Cities in the table's order, and the number of each. */
  readonly cities: readonly string[];
  readonly cityNumber: ReadonlyMap<string, number>;
  /** City → its text in the table. */
  readonly cityText: (city: string) => string;
}

const number = (texts: readonly string[]): ReadonlyMap<string, number> =>
  new Map(texts.map((text, at) => [text, at]));

const mostUsed = (counts: ReadonlyMap<string, number>): ReadonlySet<string> => {
  const order = total(collate);
  const byUse = [...counts].sort((left, right) => right[1] - left[1] || order(left[0], right[0]));
  const most = 256 - Math.ceil(counts.size / 256 ** rareWidth(counts.size));
  return new Set(byUse.slice(0, most).map(([token]) => token));
};

const citiesOf = (text: string, kind: number): string[] => [
  ...(kind & KIND.title ? [titleCase(text)] : []),
  ...(kind & KIND.asIs ? [text] : []),
];

const markTies = (texts: readonly string[], kinds: number[]): void => {
  let before: string | undefined;
  texts.forEach((text, at) => {
    if (!((kinds[at] ?? 0) & (KIND.title | KIND.asIs))) return;
    if (before !== undefined && collate(before, text) === 0) kinds[at] = (kinds[at] ?? 0) | KIND.tie;
    before = text;
  });
};

/** One table for the tokens of the names and for the cities: half of the cities are words of some name. */
export const textTable = (counts: ReadonlyMap<string, number>, cities: readonly string[]): TextTable => {
  const entry = cityEntries(cities, (text) => counts.has(text));
  const common = mostUsed(counts);
  const kindOf = new Map<string, number>();
  const add = (text: string, kind: number) => kindOf.set(text, (kindOf.get(text) ?? 0) | kind);
  for (const token of counts.keys()) add(token, common.has(token) ? KIND.name | KIND.common : KIND.name);
  for (const city of cities) add(entry(city).text, entry(city).kind);
  const texts = [...kindOf.keys()].sort(total(collate));
  const kinds = texts.map((text) => kindOf.get(text) ?? 0);
  markTies(texts, kinds);
  const tokens = texts.filter((_, at) => (kinds[at] ?? 0) & KIND.name);
  const cityList = texts.flatMap((text, at) => citiesOf(text, kinds[at] ?? 0));
  return {
    texts,
    kinds,
    tokens: number(tokens),
    common: number(tokens.filter((token) => common.has(token))),
    rare: number(tokens.filter((token) => !common.has(token))),
    cities: cityList,
    cityNumber: number(cityList),
    cityText: (city) => entry(city).text,
  };
};
