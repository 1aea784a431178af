import { type Fault, unit } from '../fault.ts';

const ENGINE = 'tests/workers/engine.test.ts';
const ORDER = 'tests/workers/order.test.ts';

type Row = readonly [name: string, search: string, replacement: string, test: string, title: string];

const PAIRS = 'find two adjacent words, common or rare, and parts of words that match both kinds';
const PHRASES = 'find a phrase only where all its words are consecutive';
const SORTS = 'sort by every key within a state, a city of a state, and a city name of several states';
const MANY_ROWS = 'agree on a directory of realistic size';

const BY_FILE: Readonly<Record<string, readonly Row[]>> = {
  bitmap: [
    [
      'a hospital is missing from the list of the whole directory',
      '<u8>(((<u32>1) << rest) - 1)',
      '<u8>(((<u32>1) << rest) - 2)',
      ENGINE,
      'count every row of a directory',
    ],
    ['a quarter of the matches is not counted', 'i32x4.extract_lane(wide, 2) +\n', '', ENGINE, PAIRS],
  ],
  lists: [
    [
      'two adjacent common words match other pairs of words',
      'left * COMMON + right;',
      'left * COMMON + left;',
      ENGINE,
      PAIRS,
    ],
  ],
  match: [
    [
      'a phrase matches names with only some of its words',
      'if (get(rowWords, at + 1 + nth) !== get(out, nth)) return false;',
      'if (get(rowWords, at + 1 + nth) === get(out, nth)) return true;',
      ENGINE,
      PHRASES,
    ],
    [
      'a common word before a rare word does not match',
      'verifyRare(wordsB, foundB, wordsA, foundA);',
      '',
      ENGINE,
      PAIRS,
    ],
    [
      'a middle word that no name contains is ignored',
      'wordsB, markB) === 0) return -1;',
      'wordsB, markB) === 0) return 0;',
      ORDER,
      'matches its text literally',
    ],
  ],
  scan: [
    [
      'the search of names continues into the words of cities',
      'if (hit >= stop || hit + atStart >= nameBytes) break;',
      'if (hit > stop || hit + atStart > nameBytes) break;',
      ENGINE,
      'match no prefix of a word that only a city has',
    ],
    [
      'a quarter of the names is not searched',
      'part < STEP; part += 16',
      'part < STEP - 16; part += 16',
      ENGINE,
      PAIRS,
    ],
  ],
  'result-page': [
    [
      'hospitals with equal names are in the wrong order when names are descending',
      'while (start > 0 && hasBit(sameName, start)) start--;',
      'while (start > rows && hasBit(sameName, start)) start--;',
      ENGINE,
      SORTS,
    ],
    [
      'a small number of hospitals is sorted ascending instead of descending',
      'descending !== 0 ? places - rank : rank',
      'descending !== 0 ? rank : rank',
      ENGINE,
      MANY_ROWS,
    ],
  ],
  orders: [
    [
      'the second sort order that is requested is empty',
      'if (((made >> number) & 1) === 0) makeOrder',
      'if (made === 0) makeOrder',
      ENGINE,
      SORTS,
    ],
  ],
  index: [
    [
      'a state with two spellings also finds hospitals of other states',
      '  clear(other);\n  for (let at: u32 = 0; at < count; at++) unite(',
      '  for (let at: u32 = 0; at < count; at++) unite(',
      ORDER,
      'treats two spellings of a state as one state',
    ],
    [
      'counts by city include those of the previous query',
      '  memory.fill(out, 0, places << 2);\n',
      '',
      ENGINE,
      'count each option under the other filters',
    ],
  ],
  memory: [
    [
      'areas of memory overlap',
      'end = (end + bytes + 15) & ~15;',
      'end = (end + bytes) & ~15;',
      ENGINE,
      MANY_ROWS,
    ],
  ],
};

/** Faults in the AssemblyScript of the search core. The unit tests compile the changed core before they run. */
export const CORE_FAULTS: readonly Fault[] = Object.entries(BY_FILE).flatMap(([file, rows]) =>
  rows.map(([name, search, replacement, test, title]) => ({
    name: `core: ${name}`,
    patch: [`workers/hospitals/wasm/assembly/${file}.ts`, search, replacement],
    caughtBy: unit(test, title),
  })),
);
