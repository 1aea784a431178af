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
