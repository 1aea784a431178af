/** A change to the source of the search core that the tests must detect. */
export interface AssemblyMutant {
  /** Path below workers/hospitals/wasm/assembly/. */
  readonly file: string;
  /** Text to replace. It occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** Effect of the change for visitors. */
  readonly harm: string;
}

type Row = readonly [text: string, replacement: string, harm: string];

const BY_FILE: Readonly<Record<string, readonly Row[]>> = {
  'bitmap.ts': [
    [
      '<u8>(((<u32>1) << rest) - 1)',
      '<u8>(((<u32>1) << rest) - 2)',
      'a hospital is missing from the list of the whole directory',
    ],
    [
      'memory.fill(bitmap, 0xff, rows >> 3);',
      'memory.fill(bitmap, 0xff, (rows + 7) >> 3);\n  if ((rows & 7) !== 0) return;',
      'counts include rows that do not exist',
    ],
    [
      'v128.store(target + at, v128.or(v128.load(target + at), v128.load(source + at)));',
      'v128.store(target + at, v128.xor(v128.load(target + at), v128.load(source + at)));',
      'a hospital that matches two words is not found',
    ],
    ['i32x4.extract_lane(wide, 2) +\n', '', 'a quarter of the matches is not counted'],
  ],
  'lists.ts': [
    [
      'left * COMMON + right;',
      'left * COMMON + left;',
      'two adjacent common words match other pairs of words',
    ],
    [
      'const pair = at > first ?',
      'const pair = at > first + 1 ?',
      'a phrase of the first two words of a name does not match',
    ],
    [
      'setBit(stateBitmap(get(placeState, place)), row);',
      'setBit(stateBitmap(get(placeState, 0)), row);',
      'all hospitals are in the same state',
    ],
  ],
  'match.ts': [
    [
      'if (at + between + 1 >= last ||',
      'if (at + between + 2 >= last ||',
      'a phrase at the end of a name does not match',
    ],
    [
      'if (get(rowWords, at + 1 + nth) !== get(out, nth)) return false;',
      'if (get(rowWords, at + 1 + nth) === get(out, nth)) return true;',
      'a phrase matches names with only some of its words',
    ],
    ['verifyRare(wordsB, foundB, wordsA, foundA);', '', 'a common word before a rare word does not match'],
    [
      'unmark(wordsA, foundA, markA);\n  unmark(wordsB, foundB, markB);',
      'unmark(wordsB, foundB, markB);',
      'the words of a query stay marked in the next query',
    ],
    [
      'if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return -1;',
      'if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return 0;',
      'a middle word that no name contains is ignored',
    ],
  ],
  'scan.ts': [
    [
      'const stop = nameBytes - length + 1;',
      'const stop = nameBytes - length;',
      'the end of the last word in the text is not searched',
    ],
    [
      'if (hit >= stop || hit + atStart >= nameBytes) break;',
      'if (hit > stop || hit + atStart > nameBytes) break;',
      'the scan continues into the words of cities, which follow those of names',
    ],
    ['part < STEP; part += 16', 'part < STEP - 16; part += 16', 'a quarter of the text is not searched'],
    [
      'if (get(wordStart, middle) <= at) low = middle;',
      'if (get(wordStart, middle) < at) low = middle;',
      'a match at the start of a word counts for the previous word',
    ],
  ],
  'result-page.ts': [
    ['if (left < 64) bits &=', 'if (left < 32) bits &=', 'descending names list hospitals twice'],
    [
      'while (start > 0 && hasBit(sameName, start)) start--;',
      'while (start > rows && hasBit(sameName, start)) start--;',
      'hospitals with equal names are in the wrong order when names are descending',
    ],
    [
      'const outside = <u64>descending - 1;',
      'const outside = -(<u64>descending);',
      'the hospitals of a network are listed last instead of first',
    ],
    [
      'descending !== 0 ? places - rank : rank',
      'descending !== 0 ? rank : rank',
      'a small number of hospitals is sorted ascending instead of descending',
    ],
    ['skip = offset;', 'skip = offset + 1;', 'the first row of every page is missing'],
    ['while (hole >= gap &&', 'while (hole > gap &&', 'the first row of a sorted page may be wrong'],
  ],
  'orders.ts': [
    [
      'if (((made >> number) & 1) === 0) makeOrder',
      'if (made === 0) makeOrder',
      'the second sort order that is requested is empty',
    ],
  ],
  'index.ts': [
    [
      '  clear(other);\n  for (let at: u32 = 0; at < count; at++) unite(',
      '  for (let at: u32 = 0; at < count; at++) unite(',
      'a state with two spellings also finds hospitals of other states',
    ],
    [
      'get(placeStart, place + 1)',
      'get(placeStart, place + 2)',
      'a city also finds the hospitals of the next city',
    ],
    ['flagBitmap(network - 1)', 'flagBitmap(network)', 'the filter uses the wrong network'],
    ['  memory.fill(out, 0, places << 2);\n', '', 'counts by city include those of the previous query'],
  ],
  'memory.ts': [['end = (end + bytes + 15) & ~15;', 'end = (end + bytes) & ~15;', 'areas of memory overlap']],
};

export const ASSEMBLY_MUTANTS: readonly AssemblyMutant[] = Object.entries(BY_FILE).flatMap(([file, rows]) =>
  rows.map(([text, replacement, harm]) => ({ file, text, replacement, harm })),
);
