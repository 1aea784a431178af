import { type Fault, unit } from '../fault.ts';

const ENGINE = 'tests/workers/engine.test.ts';
const ORDER = 'tests/workers/order.test.ts';
const PAIRS = 'find two adjacent words, common or rare, and parts of words that match both kinds';
const SORTS = 'sort by every key within a state, a city of a state, and a city name of several states';
const MANY_ROWS = 'agree on a directory of realistic size';

const assembly = (file: string): string => `workers/hospitals/wasm/assembly/${file}.ts`;

/** Faults in the AssemblyScript of the search core. The unit tests compile the changed core before they run. */
export const CORE_FAULTS: readonly Fault[] = [
  {
    name: 'core: a hospital is missing from the list of the whole directory',
    patch: [assembly('bitmap'), '<u8>(((<u32>1) << rest) - 1)', '<u8>(((<u32>1) << rest) - 2)'],
    caughtBy: unit(ENGINE, 'count every row of a directory'),
  },
  {
    name: 'core: a quarter of the matches is not counted',
    patch: [assembly('bitmap'), 'i32x4.extract_lane(wide, 2) +\n', ''],
    caughtBy: unit(ENGINE, PAIRS),
  },
  {
    name: 'core: two adjacent common words match other pairs of words',
    patch: [assembly('lists'), 'left * COMMON + right;', 'left * COMMON + left;'],
    caughtBy: unit(ENGINE, PAIRS),
  },
  {
    name: 'core: a phrase matches names with only some of its words',
    patch: [
      assembly('match'),
      'if (get(rowWords, at + 1 + nth) !== get(out, nth)) return false;',
      'if (get(rowWords, at + 1 + nth) === get(out, nth)) return true;',
    ],
    caughtBy: unit(ENGINE, 'find a phrase only where all its words are consecutive'),
  },
  {
    name: 'core: a common word before a rare word does not match',
    patch: [assembly('match'), 'verifyRare(wordsB, foundB, wordsA, foundA);', ''],
    caughtBy: unit(ENGINE, PAIRS),
  },
  {
    name: 'core: a middle word that no name contains is ignored',
    patch: [assembly('match'), 'wordsB, markB) === 0) return -1;', 'wordsB, markB) === 0) return 0;'],
    caughtBy: unit(ORDER, 'matches its text literally'),
  },
  {
    name: 'core: the search of names continues into the words of cities',
    patch: [
      assembly('scan'),
      'if (hit >= stop || hit + atStart >= nameBytes) break;',
      'if (hit > stop || hit + atStart > nameBytes) break;',
    ],
    caughtBy: unit(ENGINE, 'match no prefix of a word that only a city has'),
  },
  {
    name: 'core: a quarter of the names is not searched',
    patch: [assembly('scan'), 'part < STEP; part += 16', 'part < STEP - 16; part += 16'],
    caughtBy: unit(ENGINE, PAIRS),
  },
  {
    name: 'core: hospitals with equal names are in the wrong order when names are descending',
    patch: [
      assembly('result-page'),
      'while (start > 0 && hasBit(sameName, start)) start--;',
      'while (start > rows && hasBit(sameName, start)) start--;',
    ],
    caughtBy: unit(ENGINE, SORTS),
  },
  {
    name: 'core: a small number of hospitals is sorted ascending instead of descending',
    patch: [
      assembly('result-page'),
      'descending !== 0 ? places - rank : rank',
      'descending !== 0 ? rank : rank',
    ],
    caughtBy: unit(ENGINE, MANY_ROWS),
  },
  {
    name: 'core: the second sort order that is requested is empty',
    patch: [assembly('orders'), 'if (((made >> number) & 1) === 0) makeOrder', 'if (made === 0) makeOrder'],
    caughtBy: unit(ENGINE, SORTS),
  },
  {
    name: 'core: a state with two spellings also finds hospitals of other states',
    patch: [
      assembly('index'),
      '  clear(other);\n  for (let at: u32 = 0; at < count; at++) unite(',
      '  for (let at: u32 = 0; at < count; at++) unite(',
    ],
    caughtBy: unit(ORDER, 'treats two spellings of a state as one state'),
  },
  {
    name: 'core: counts by city include those of the previous query',
    patch: [assembly('index'), '  memory.fill(out, 0, places << 2);\n', ''],
    caughtBy: unit(ENGINE, 'count each option under the other filters'),
  },
  {
    name: 'core: areas of memory overlap',
    patch: [assembly('memory'), 'end = (end + bytes + 15) & ~15;', 'end = (end + bytes) & ~15;'],
    caughtBy: unit(ENGINE, MANY_ROWS),
  },
];
