/** One change to the source of the search core, or of its reader, that their tests must notice. */
export interface AssemblyMutant {
  /** In workers/hospitals/wasm/assembly/. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** What a visitor would get. */
  readonly harm: string;
}

type Row = readonly [text: string, replacement: string, harm: string];

const BY_FILE: Readonly<Record<string, readonly Row[]>> = {
  'bitmap.ts': [
    [
      '<u8>(((<u32>1) << rest) - 1)',
      '<u8>(((<u32>1) << rest) - 2)',
      'the first of the last rows is missing from the whole directory',
    ],
    [
      'memory.fill(bitmap, 0xff, rows >> 3);',
      'memory.fill(bitmap, 0xff, (rows + 7) >> 3);\n  if ((rows & 7) !== 0) return;',
      'counts include rows that do not exist',
    ],
    [
      'v128.store(target + at, v128.or(v128.load(target + at), v128.load(source + at)));',
      'v128.store(target + at, v128.xor(v128.load(target + at), v128.load(source + at)));',
      'a hospital that two words find is not found',
    ],
    ['i32x4.extract_lane(wide, 2) +\n', '', 'a quarter of the matches is not counted'],
  ],
  'lists.ts': [
    [
      'left * COMMON + right;',
      'left * COMMON + left;',
      'two common words in a row find other pairs of words',
    ],
    [
      'const pair = at > first ?',
      'const pair = at > first + 1 ?',
      'the first two words of a name are not found together',
    ],
    [
      'setBit(stateBitmap(get(placeState, place)), row);',
      'setBit(stateBitmap(get(placeState, 0)), row);',
      'every hospital is in one state',
    ],
  ],
  'match.ts': [
    [
      'if (at + between + 1 >= last ||',
      'if (at + between + 2 >= last ||',
      'the last words of a name are not found together',
    ],
    [
      'if (get(rowWords, at + 1 + nth) !== get(out, nth)) return false;',
      'if (get(rowWords, at + 1 + nth) === get(out, nth)) return true;',
      'a phrase is found where only one of its words fits',
    ],
    ['verifyRare(wordsB, foundB, wordsA, foundA);', '', 'a common word before a rare one is not found'],
    [
      'unmark(wordsA, foundA, markA);\n  unmark(wordsB, foundB, markB);',
      'unmark(wordsB, foundB, markB);',
      'a query leaves its words to the next one',
    ],
    [
      'if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return -1;',
      'if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return 0;',
      'a word in the middle that no name has is left out of the question',
    ],
  ],
  'scan.ts': [
    [
      'const stop = nameBytes - length + 1;',
      'const stop = nameBytes - length;',
      'the end of the last word is not searched',
    ],
    [
      'if (hit >= stop || hit + atStart >= nameBytes) break;',
      'if (hit > stop || hit + atStart > nameBytes) break;',
      'the scan reads on into the words of cities, behind those of names',
    ],
    ['part < STEP; part += 16', 'part < STEP - 16; part += 16', 'a quarter of the text is not searched'],
    [
      'if (get(wordStart, middle) <= at) low = middle;',
      'if (get(wordStart, middle) < at) low = middle;',
      'the beginning of a word is taken for the word before',
    ],
  ],
  'result-page.ts': [
    ['if (left < 64) bits &=', 'if (left < 32) bits &=', 'names downwards give hospitals twice'],
    [
      'while (start > 0 && hasBit(sameName, start)) start--;',
      'while (start > rows && hasBit(sameName, start)) start--;',
      'equal names come the wrong way round downwards',
    ],
    [
      'const outside = <u64>descending - 1;',
      'const outside = -(<u64>descending);',
      'the hospitals of a network come last instead of first',
    ],
    [
      'descending !== 0 ? places - rank : rank',
      'descending !== 0 ? rank : rank',
      'few hospitals are sorted upwards where downwards was asked for',
    ],
    ['skip = offset;', 'skip = offset + 1;', 'every page lacks its first row'],
    ['while (hole >= gap &&', 'while (hole > gap &&', 'the first row of a sorted page may be any'],
  ],
  'orders.ts': [
    [
      'if (((made >> number) & 1) === 0) makeOrder',
      'if (made === 0) makeOrder',
      'the second order that is asked for holds nothing',
    ],
  ],
  'near.ts': [
    [
      'const swapped = ((~load<u32>(column, 8) & equal) << 1) & load<u32>(column, 12);',
      'const swapped: u32 = 0;',
      'two letters that changed places count as two typos',
    ],
    [
      'min(load<i32>(column, 16), distance(column + COLUMN, at, all))',
      'distance(column + COLUMN, at, all)',
      'unfinished words find nothing',
    ],
    [
      'row <= at + most; row++',
      'row < at + most; row++',
      'words that lack as many letters as may be wrong are not found',
    ],
    [
      'if (load<i32>(column, 16) <= most) return false;',
      '',
      'of words whose beginning is near the whole distance is wrong',
    ],
    ['at = common;', '', 'words take over columns of letters that they do not have'],
    ['column = columns + at * COLUMN;', '', 'words begin with the column in which the one before ended'],
  ],
  'index.ts': [
    [
      '  clear(other);\n  for (let at: u32 = 0; at < count; at++) unite(',
      '  for (let at: u32 = 0; at < count; at++) unite(',
      'a state spelled in two ways brings hospitals of others',
    ],
    [
      'get(placeStart, place + 1)',
      'get(placeStart, place + 2)',
      'a city brings the hospitals of the next one',
    ],
    ['flagBitmap(network - 1)', 'flagBitmap(network)', 'another network is asked for'],
    ['  memory.fill(out, 0, places << 2);\n', '', 'counts of cities hold those of the answer before'],
  ],
  'memory.ts': [['end = (end + bytes + 15) & ~15;', 'end = (end + bytes) & ~15;', 'areas of memory overlap']],
  'reader/header.ts': [
    ['rotated(hash ^ scattered, 13) * 5 + 0xe6546b64', 'hash', 'a damaged index is read'],
    ['check(length <= file + bytes - at, LENGTH);', '', 'a section reaches past the file'],
  ],
  'reader/sections.ts': [
    ['  check(at < endOf(section), SECTION);\n', '', 'a section reads on into the next'],
    [
      'if (i8x16.bitmask(bytes) !== 0) return 0;',
      'if (i8x16.bitmask(bytes) > 1) return 0;',
      'numbers of several bytes are read as several',
    ],
  ],
  'reader/texts.ts': [
    ['check(shared <= units, TEXT);', '', 'a text begins with bytes of no text'],
    ['if (units === bytes) return text + unit;', 'return text + unit;', 'an accent is cut in two'],
  ],
  'reader/table.ts': [['before = found;', '', 'cities have capitals in their midst']],
  'reader/numbering.ts': [
    [
      'if (get(pairs, 2 * number + 1) - known !== to - from) return false;',
      '',
      'words are taken for longer ones',
    ],
  ],
  'reader/vocabulary.ts': [
    [
      'high |= i8x16.bitmask(bytes) & first(to - at);',
      'high |= i8x16.bitmask(bytes) & 1;',
      'accents in the midst of words are not folded',
    ],
  ],
  'reader/tokens.ts': [
    ['check(same <= total - before, RANGE);', '', 'a name takes words of rows before the last'],
    [
      'return id < rareCount ? get(rare, id) : tokenCount;',
      'return get(rare, id);',
      'a name has words that there are not',
    ],
  ],
  'reader/places.ts': [['check(missing === 0, RANGE);', '', 'ranks of states reach beyond their lists']],
  'reader/zips.ts': [['check(total <= most, SECTION);', '', 'a small file claims much memory']],
  'reader/rows.ts': [
    [
      '    if ((load<u8>(tokenKind + token) & COMMON) !== 0) continue;\n',
      '',
      'hospitals stand in other cities',
    ],
    ['check(chosen < count, RANGE);', '', 'a hospital has the zip of another place'],
  ],
  'reader/names.ts': [
    ['check(step > 0 && row < rows, RANGE);', 'check(row < rows, RANGE);', 'a faulty index is read'],
    [
      'if (get(rowStart, row + 1) - from !== size) return false;',
      '',
      'hospitals whose names begin the same count as of one name',
    ],
  ],
  'reader/fill.ts': [
    [
      'put(inputs.cityRank, place, get(cityRank, get(placeCity, place)));',
      'put(inputs.cityRank, place, get(placeCity, place));',
      'cities that are spelled in two ways are not sorted as one',
    ],
  ],
};

export const ASSEMBLY_MUTANTS: readonly AssemblyMutant[] = Object.entries(BY_FILE).flatMap(([file, rows]) =>
  rows.map(([text, replacement, harm]) => ({ file, text, replacement, harm })),
);
