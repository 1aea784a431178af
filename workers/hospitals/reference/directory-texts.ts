import { IndexError } from '../index-error.ts';
import { KIND, type Sections, titleCase } from '../index-format.ts';
import { readTexts } from './byte-lists.ts';

export interface TextTable {
  /** Token number → text. */
  readonly tokens: readonly string[];
  /** Common token → token number; rare token → token number. */
  readonly common: readonly number[];
  readonly rare: readonly number[];
  /** Token number → first of its cities, and how many cities (0–2) are spelled so. */
  readonly tokenCity: readonly number[];
  readonly tokenCities: readonly number[];
  readonly cities: readonly string[];
  readonly cityRank: Uint32Array;
}

const ALL = KIND.name | KIND.common | KIND.title | KIND.asIs | KIND.tie;

/** What may stand in the table for its title case. */
const ASCII = /^[ -~]*$/;

const checkKind = (kind: number, text: string): void => {
  const isCity = (kind & (KIND.title | KIND.asIs)) !== 0;
  const isName = (kind & KIND.name) !== 0;
  const isNone = (kind & ~ALL) !== 0 || !(isCity || isName) || (!isName && (kind & KIND.common) !== 0);
  if (isNone || ((kind & KIND.title) !== 0 && !ASCII.test(text)))
    throw new IndexError('section', 'a text is of no known kind');
};

/** The table of texts, told apart into the tokens of names and the cities. */
export const readTextTable = ({ texts, kinds }: Sections): TextTable => {
  const table = {
    tokens: [] as string[],
    common: [] as number[],
    rare: [] as number[],
    tokenCity: [] as number[],
    tokenCities: [] as number[],
    cities: [] as string[],
  };
  const ranks: number[] = [];
  const addCity = (city: string, isTie: boolean): void => {
    ranks.push(isTie ? (ranks[ranks.length - 1] ?? 0) : ranks.length);
    table.cities.push(city);
  };
  const list = readTexts(texts);
  if (list.length !== kinds.length) throw new IndexError('section', 'texts and their kinds differ in number');
  list.forEach((text, at) => {
    const kind = kinds[at] ?? 0;
    checkKind(kind, text);
    const firstCity = table.cities.length;
    const isTitle = (kind & KIND.title) !== 0;
    const isTie = (kind & KIND.tie) !== 0;
    if (isTitle) addCity(titleCase(text), isTie);
    if ((kind & KIND.asIs) !== 0) addCity(text, isTitle || isTie);
    if ((kind & KIND.name) === 0) return;
    (kind & KIND.common ? table.common : table.rare).push(table.tokens.length);
    table.tokens.push(text);
    table.tokenCity.push(firstCity);
    table.tokenCities.push(table.cities.length - firstCity);
  });
  return { ...table, cityRank: Uint32Array.from(ranks) };
};
