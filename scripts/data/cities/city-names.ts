/**
 * Words that directories shorten in city names: [short, long].
 * Source: USPS Publication 28, appendices C (suffixes, geographic words) and H, plus common usage where marked.
 * Both spellings of a word lead to the same place; the long one is shown.
 */
const TABLE = [
  ['N', 'NORTH'],
  ['NO', 'NORTH'], // common usage: "No Little Rock"
  ['S', 'SOUTH'],
  ['SO', 'SOUTH'], // common usage: "So San Francisco"
  ['E', 'EAST'],
  ['W', 'WEST'],
  ['ST', 'SAINT'], // at the start or middle of a city name it is never Street
  ['STE', 'SAINTE'],
  ['FT', 'FORT'],
  ['MT', 'MOUNT'],
  ['MTN', 'MOUNTAIN'],
  ['MTNS', 'MOUNTAINS'],
  ['HT', 'HEIGHTS'],
  ['HTS', 'HEIGHTS'],
  ['HGTS', 'HEIGHTS'],
  ['SPG', 'SPRING'],
  ['SPGS', 'SPRINGS'],
  ['SPRGS', 'SPRINGS'],
  ['SPNGS', 'SPRINGS'],
  ['BCH', 'BEACH'],
  ['BLF', 'BLUFF'],
  ['BLFS', 'BLUFFS'],
  ['CH', 'COURT HOUSE'], // map usage: "Cape May C.H."
  ['CTR', 'CENTER'],
  ['CTY', 'CITY'],
  ['CRK', 'CREEK'],
  ['FLS', 'FALLS'],
  ['FRK', 'FORK'],
  ['GDNS', 'GARDENS'],
  ['GRV', 'GROVE'],
  ['HBR', 'HARBOR'],
  ['HLS', 'HILLS'],
  ['IS', 'ISLAND'],
  ['ISL', 'ISLAND'],
  ['JCT', 'JUNCTION'],
  ['LK', 'LAKE'],
  ['LKS', 'LAKES'],
  ['PK', 'PARK'],
  ['PRT', 'PORT'],
  ['PT', 'POINT'],
  ['RDG', 'RIDGE'],
  ['RIV', 'RIVER'],
  ['RVR', 'RIVER'],
  ['TWP', 'TOWNSHIP'],
  ['VLG', 'VILLAGE'],
  ['VLY', 'VALLEY'],
] as const;

const LONG_WORDS: ReadonlyMap<string, string> = new Map(TABLE);

/** Upper-case word → the word it stands for, or itself. */
export const expandWord = (word: string): string => LONG_WORDS.get(word) ?? word;

/** Military bases: nobody writes the long form, so it counts as the same word but is never shown. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['AFB', 'AIR FORCE BASE'],
  ['NAS', 'NAVAL AIR STATION'],
]);

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const expand = (word: string): string => {
  const long = expandWord(word);
  return SAME_WORDS.get(long) ?? long;
};

/** Upper-case words, abbreviations written out. Apostrophes and their look-alikes join (O'Fallon); other signs part. */
export const foldWords = (text: string): string[] =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/['`´ʻʼ‘’]/g, '')
    .split(/[^A-Z0-9]/)
    .filter((word) => word !== '')
    .map(expand);

/** The letters that make a city the same city: "St. Louis", "SAINT  LOUIS" → SAINTLOUIS; "DeWitt", "De Witt" → DEWITT. */
export const foldCity = (text: string): string => foldWords(text).join('').replaceAll(' ', '');

/** Written small inside a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['OF', 'THE', 'ON', 'IN', 'BY', 'AND', 'AT']);
/** Written large throughout. */
const LARGE_WORDS: ReadonlySet<string> = new Set(['AFB', 'NAS', 'USAF', 'USA']);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[`´ʻʼ‘’]/g, "'")
    .replace(/(?<!\S)'+/g, '');

const capitalize = (word: string): string =>
  word.toLowerCase().replace(/(?<=^|[-/]|^[od]'|^mc)\p{L}/gu, (letter) => letter.toUpperCase());

const capitalizeAll = (words: string): string => words.split(' ').map(capitalize).join(' ');

const spellWord = (word: string, index: number): string => {
  const upper = word.toUpperCase();
  if (LARGE_WORDS.has(upper)) return upper;
  const long = expandWord(upper.replace(/\.$/, ''));
  if (index > 0 && SMALL_WORDS.has(long)) return long.toLowerCase();
  return capitalizeAll(long);
};

const joinPrefixes = (name: string): string =>
  name.replace(/\bMc (?=\p{Lu})/gu, 'Mc').replace(/^O (?=\p{Lu})/u, "O'");

/** Any writing of a city → readable case, abbreviations written out, no accents: "ST. LOUIS" → "Saint Louis". */
export const spellCity = (written: string): string =>
  joinPrefixes(
    plain(written)
      .split(/[\s,]/)
      .filter((word) => word !== '')
      .map(spellWord)
      .join(' '),
  );

/** As `spellCity`, but trusts the capitals that a gazetteer with mixed case has inside its words ("McAllen", "LaGrange"). */
export const tidyGazetteerName = (name: string): string =>
  plain(name)
    .split(' ')
    .map((word) => {
      const short = word.toUpperCase().replace(/\.$/, '');
      const long = expandWord(short);
      return long === short ? word : capitalizeAll(long);
    })
    .join(' ');
