/**
 * Abbreviations in city names: [short, long]; the long form is shown.
 * Source: USPS Publication 28, appendices C (suffixes, geographic words) and H, plus common usage where marked.
 */
const TABLE = [
  ['N', 'NORTH'],
  ['NO', 'NORTH'], // common usage: "No Little Rock"
  ['S', 'SOUTH'],
  ['SO', 'SOUTH'], // common usage: "So San Francisco"
  ['E', 'EAST'],
  ['W', 'WEST'],
  ['ST', 'SAINT'], // at the start or middle of a city name, "St" is never Street
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

/** Returns the long form of an upper-case word, or the word itself. */
export const expandWord = (word: string): string => LONG_WORDS.get(word) ?? word;

/** Abbreviations of military bases; the long form has the same key, but is never shown. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['AFB', 'AIR FORCE BASE'],
  ['NAS', 'NAVAL AIR STATION'],
]);

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Splits a name into upper-case words with abbreviations expanded. Apostrophes are removed (O'Fallon → OFALLON); other
 * punctuation separates words.
 */
export const foldWords = (text: string): string[] =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/['`´ʻʼ‘’]/g, '')
    .split(/[^A-Z0-9]/)
    .filter((word) => word !== '')
    .map((word) => SAME_WORDS.get(word) ?? expandWord(word));

/** Returns the comparison key of a city: "St. Louis", "SAINT  LOUIS" → SAINTLOUIS; "DeWitt", "De Witt" → DEWITT. */
export const foldCity = (text: string): string => foldWords(text).join('').replaceAll(' ', '');

/** Words in lower case, except at the start of a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['OF', 'THE', 'ON', 'IN', 'BY', 'AND', 'AT']);
/** Words always in upper case. */
const LARGE_WORDS: ReadonlySet<string> = new Set(['AFB', 'NAS', 'USAF', 'USA', 'APO', 'FPO', 'DPO']);

const plain = (text: string): string =>
  withoutAccents(text)
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

/** Formats a city in readable case, with abbreviations expanded and without accents: "ST. LOUIS" → "Saint Louis". */
export const formatCity = (written: string): string =>
  plain(written)
    .split(/[\s,]/)
    .filter((word) => word !== '')
    .map(spellWord)
    .join(' ')
    .replace(/\bMc (?=\p{Lu})/gu, 'Mc')
    .replace(/^O (?=\p{Lu})/u, "O'");

/** Formats a name like `formatCity`, but keeps the inner capitals of the gazetteer ("McAllen", "LaGrange"). */
export const formatGazetteerCity = (name: string): string =>
  plain(name)
    .split(' ')
    .map((word) => {
      const short = word.toUpperCase().replace(/\.$/, '');
      const long = expandWord(short);
      return long === short ? word : capitalizeAll(long);
    })
    .join(' ');
