import { collate, totalOrder } from './encode-order.ts';
import type { RowTokens } from './encode-tokens.ts';
import { KIND, rareWidth, titleCase } from './index-format.ts';

const ASCII = /^[\x20-\x7e]*$/;

/**
 * Returns a function from a city to its entry in the table: in capitals if names are mostly in capitals and title case restores
 * the city's spelling, otherwise as written. So names and cities share entries in both cases.
 */
const cityEntries = (cities: readonly string[], isToken: (text: string) => boolean) => {
  const asTheyAre = cities.filter(isToken).length;
  const inCapitals = cities.filter((city) => isToken(city.toUpperCase())).length;
  return (city: string) => {
    const upper = city.toUpperCase();
    return inCapitals >= asTheyAre && ASCII.test(city) && titleCase(upper) === city
      ? { text: upper, kind: KIND.title }
      : { text: city, kind: KIND.asIs };
  };
};

export type TextTable = ReturnType<typeof textTable>;

/** Returns the ids of the most frequent tokens, which take one byte. */
const mostUsed = ({ texts, counts }: RowTokens): ReadonlySet<number> => {
  const order = totalOrder(collate);
  const byUse = texts.map((text, id) => ({ text, id, count: counts[id] ?? 0 }));
  byUse.sort((left, right) => right.count - left.count || order(left.text, right.text));
  const most = 256 - Math.ceil(texts.length / 256 ** rareWidth(texts.length));
  return new Set(byUse.slice(0, most).map(({ id }) => id));
};

/**
 * Numbers the tokens in the order of the table, and counts all tokens and the common tokens. Maps the id of a token to its number
 * among all tokens; among the common tokens, or -1; among the rare tokens, or -1.
 */
const numberTokens = (texts: readonly string[], names: RowTokens, common: ReadonlySet<number>) => {
  const ids = new Map(names.texts.map((text, id) => [text, id]));
  const make = (): Int32Array => new Int32Array(names.texts.length).fill(-1);
  const [tokenOf, commonOf, rareOf] = [make(), make(), make()];
  let [token, commons, rares] = [0, 0, 0];
  for (const text of texts) {
    const id = ids.get(text);
    if (id === undefined) continue;
    tokenOf[id] = token++;
    if (common.has(id)) commonOf[id] = commons++;
    else rareOf[id] = rares++;
  }
  return { tokenOf, commonOf, rareOf, tokens: token, common: commons };
};

const markTies = (texts: readonly string[], kinds: number[]): void => {
  let before: string | undefined;
  texts.forEach((text, at) => {
    if (!((kinds[at] ?? 0) & (KIND.title | KIND.asIs))) return;
    if (before !== undefined && collate(before, text) === 0) kinds[at] = (kinds[at] ?? 0) | KIND.tie;
    before = text;
  });
};

/** Creates one table for the tokens of names and for cities, because half of the cities are words of names. */
export const textTable = (names: RowTokens, cities: ReadonlySet<string>) => {
  const common = mostUsed(names);
  const kindOf = new Map<string, number>();
  const add = (text: string, kind: number) => kindOf.set(text, (kindOf.get(text) ?? 0) | kind);
  names.texts.forEach((text, id) => {
    add(text, common.has(id) ? KIND.name | KIND.common : KIND.name);
  });
  const entry = cityEntries([...cities], (text) => ((kindOf.get(text) ?? 0) & KIND.name) !== 0);
  for (const city of cities) add(entry(city).text, entry(city).kind);
  const texts = [...kindOf.keys()].sort(totalOrder(collate));
  const kinds = texts.map((text) => kindOf.get(text) ?? 0);
  markTies(texts, kinds);
  return {
    texts,
    kinds,
    ...numberTokens(texts, names, common),
    cities: texts.flatMap((text, at) => {
      const kind = kinds[at] ?? 0;
      return [...(kind & KIND.title ? [titleCase(text)] : []), ...(kind & KIND.asIs ? [text] : [])];
    }),
    /** City → its text in the table. */
    cityText: (city: string): string => entry(city).text,
  };
};
