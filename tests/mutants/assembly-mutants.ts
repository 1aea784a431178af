/** One change to the source of the search core, or of its reader, that their tests must notice. */
export interface AssemblyMutant {
  /** In workers/hospitals/wasm/assembly/. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** What a visitor would get. */
  readonly harm: string;
}

export const ASSEMBLY_MUTANTS: readonly AssemblyMutant[] = [
  {
    file: 'bitmap.ts',
    text: '<u8>(((<u32>1) << rest) - 1)',
    replacement: '<u8>(((<u32>1) << rest) - 2)',
    harm: 'the first of the last rows is missing from the whole directory',
  },
  {
    file: 'bitmap.ts',
    text: 'memory.fill(bitmap, 0xff, rows >> 3);',
    replacement: 'memory.fill(bitmap, 0xff, (rows + 7) >> 3);\n  if ((rows & 7) !== 0) return;',
    harm: 'counts include rows that do not exist',
  },
  {
    file: 'bitmap.ts',
    text: 'v128.store(target + at, v128.or(v128.load(target + at), v128.load(source + at)));',
    replacement: 'v128.store(target + at, v128.xor(v128.load(target + at), v128.load(source + at)));',
    harm: 'a hospital that two words find is not found',
  },
  {
    file: 'bitmap.ts',
    text: 'i32x4.extract_lane(wide, 2) +\n',
    replacement: '',
    harm: 'a quarter of the matches is not counted',
  },
  {
    file: 'lists.ts',
    text: 'left * COMMON + right;',
    replacement: 'left * COMMON + left;',
    harm: 'two common words in a row find other pairs of words',
  },
  {
    file: 'lists.ts',
    text: 'const pair = at > first ?',
    replacement: 'const pair = at > first + 1 ?',
    harm: 'the first two words of a name are not found together',
  },
  {
    file: 'lists.ts',
    text: 'setBit(stateBitmap(get(placeState, place)), row);',
    replacement: 'setBit(stateBitmap(get(placeState, 0)), row);',
    harm: 'every hospital is in one state',
  },
  {
    file: 'match.ts',
    text: 'if (at + between + 1 >= last ||',
    replacement: 'if (at + between + 2 >= last ||',
    harm: 'the last words of a name are not found together',
  },
  {
    file: 'match.ts',
    text: 'if (get(rowWords, at + 1 + nth) !== get(out, nth)) return false;',
    replacement: 'if (get(rowWords, at + 1 + nth) === get(out, nth)) return true;',
    harm: 'a phrase is found where only one of its words fits',
  },
  {
    file: 'match.ts',
    text: 'verifyRare(wordsB, foundB, wordsA, foundA);',
    replacement: '',
    harm: 'a common word before a rare one is not found',
  },
  {
    file: 'match.ts',
    text: 'unmark(wordsA, foundA, markA);\n  unmark(wordsB, foundB, markB);',
    replacement: 'unmark(wordsB, foundB, markB);',
    harm: 'a query leaves its words to the next one',
  },
  {
    file: 'match.ts',
    text: 'if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return -1;',
    replacement: 'if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return 0;',
    harm: 'a word in the middle that no name has is left out of the question',
  },
  {
    file: 'scan.ts',
    text: 'const stop = nameBytes - length + 1;',
    replacement: 'const stop = nameBytes - length;',
    harm: 'the end of the last word is not searched',
  },
  {
    file: 'scan.ts',
    text: 'if (hit >= stop || hit + atStart >= nameBytes) break;',
    replacement: 'if (hit > stop || hit + atStart > nameBytes) break;',
    harm: 'the scan reads on into the words of cities, behind those of names',
  },
  {
    file: 'scan.ts',
    text: 'part < STEP; part += 16',
    replacement: 'part < STEP - 16; part += 16',
    harm: 'a quarter of the text is not searched',
  },
  {
    file: 'scan.ts',
    text: 'if (get(wordStart, middle) <= at) low = middle;',
    replacement: 'if (get(wordStart, middle) < at) low = middle;',
    harm: 'the beginning of a word is taken for the word before',
  },
  {
    file: 'result-page.ts',
    text: 'if (left < 64) bits &=',
    replacement: 'if (left < 32) bits &=',
    harm: 'names downwards give hospitals twice',
  },
  {
    file: 'result-page.ts',
    text: 'while (start > 0 && hasBit(sameName, start)) start--;',
    replacement: 'while (start > rows && hasBit(sameName, start)) start--;',
    harm: 'equal names come the wrong way round downwards',
  },
  {
    file: 'result-page.ts',
    text: 'const outside = <u64>descending - 1;',
    replacement: 'const outside = -(<u64>descending);',
    harm: 'the hospitals of a network come last instead of first',
  },
  {
    file: 'result-page.ts',
    text: 'descending !== 0 ? places - rank : rank',
    replacement: 'descending !== 0 ? rank : rank',
    harm: 'few hospitals are sorted upwards where downwards was asked for',
  },
  {
    file: 'orders.ts',
    text: 'if (((made >> number) & 1) === 0) makeOrder',
    replacement: 'if (made === 0) makeOrder',
    harm: 'the second order that is asked for holds nothing',
  },
  {
    file: 'result-page.ts',
    text: 'skip = offset;',
    replacement: 'skip = offset + 1;',
    harm: 'every page lacks its first row',
  },
  {
    file: 'near.ts',
    text: 'const swapped = ((~load<u32>(column, 8) & equal) << 1) & load<u32>(column, 12);',
    replacement: 'const swapped: u32 = 0;',
    harm: 'two letters that changed places count as two typos',
  },
  {
    file: 'near.ts',
    text: 'min(load<i32>(column, 16), distance(column + COLUMN, at, all))',
    replacement: 'distance(column + COLUMN, at, all)',
    harm: 'unfinished words find nothing',
  },
  {
    file: 'near.ts',
    text: 'row <= at + most; row++',
    replacement: 'row < at + most; row++',
    harm: 'words that lack as many letters as may be wrong are not found',
  },
  {
    file: 'near.ts',
    text: 'if (load<i32>(column, 16) <= most) return false;',
    replacement: '',
    harm: 'of words whose beginning is near the whole distance is wrong',
  },
  {
    file: 'near.ts',
    text: 'at = common;',
    replacement: '',
    harm: 'words take over columns of letters that they do not have',
  },
  {
    file: 'near.ts',
    text: 'column = columns + at * COLUMN;',
    replacement: '',
    harm: 'words begin with the column in which the one before ended',
  },
  {
    file: 'index.ts',
    text: '  clear(other);\n  for (let at: u32 = 0; at < count; at++) unite(',
    replacement: '  for (let at: u32 = 0; at < count; at++) unite(',
    harm: 'a state spelled in two ways brings hospitals of others',
  },
  {
    file: 'index.ts',
    text: 'get(placeStart, place + 1)',
    replacement: 'get(placeStart, place + 2)',
    harm: 'a city brings the hospitals of the next one',
  },
  {
    file: 'index.ts',
    text: 'flagBitmap(network - 1)',
    replacement: 'flagBitmap(network)',
    harm: 'another network is asked for',
  },
  {
    file: 'index.ts',
    text: '  memory.fill(out, 0, places << 2);\n',
    replacement: '',
    harm: 'counts of cities hold those of the answer before',
  },
  {
    file: 'result-page.ts',
    text: 'while (hole >= gap &&',
    replacement: 'while (hole > gap &&',
    harm: 'the first row of a sorted page may be any',
  },
  {
    file: 'memory.ts',
    text: 'end = (end + bytes + 15) & ~15;',
    replacement: 'end = (end + bytes) & ~15;',
    harm: 'areas of memory overlap',
  },
  {
    file: 'reader/header.ts',
    text: 'rotated(hash ^ scattered, 13) * 5 + 0xe6546b64',
    replacement: 'hash',
    harm: 'a damaged index is read',
  },
  {
    file: 'reader/header.ts',
    text: 'check(length <= file + bytes - at, LENGTH);',
    replacement: '',
    harm: 'a section reaches past the file',
  },
  {
    file: 'reader/sections.ts',
    text: '  check(at < endOf(section), SECTION);\n',
    replacement: '',
    harm: 'a section reads on into the next',
  },
  {
    file: 'reader/sections.ts',
    text: 'if (i8x16.bitmask(bytes) !== 0) return 0;',
    replacement: 'if (i8x16.bitmask(bytes) > 1) return 0;',
    harm: 'numbers of several bytes are read as several',
  },
  {
    file: 'reader/texts.ts',
    text: 'check(shared <= units, TEXT);',
    replacement: '',
    harm: 'a text begins with bytes of no text',
  },
  {
    file: 'reader/texts.ts',
    text: 'if (units === bytes) return text + unit;',
    replacement: 'return text + unit;',
    harm: 'an accent is cut in two',
  },
  {
    file: 'reader/table.ts',
    text: 'before = found;',
    replacement: '',
    harm: 'cities have capitals in their midst',
  },
  {
    file: 'reader/numbering.ts',
    text: 'if (get(pairs, 2 * number + 1) - known !== to - from) return false;',
    replacement: '',
    harm: 'words are taken for longer ones',
  },
  {
    file: 'reader/vocabulary.ts',
    text: 'high |= i8x16.bitmask(bytes) & first(to - at);',
    replacement: 'high |= i8x16.bitmask(bytes) & 1;',
    harm: 'accents in the midst of words are not folded',
  },
  {
    file: 'reader/tokens.ts',
    text: 'check(same <= total - before, RANGE);',
    replacement: '',
    harm: 'a name takes words of rows before the last',
  },
  {
    file: 'reader/tokens.ts',
    text: 'return id < rareCount ? get(rare, id) : tokenCount;',
    replacement: 'return get(rare, id);',
    harm: 'a name has words that there are not',
  },
  {
    file: 'reader/places.ts',
    text: 'check(missing === 0, RANGE);',
    replacement: '',
    harm: 'ranks of states reach beyond their lists',
  },
  {
    file: 'reader/zips.ts',
    text: 'check(total <= most, SECTION);',
    replacement: '',
    harm: 'a small file claims much memory',
  },
  {
    file: 'reader/rows.ts',
    text: '    if ((load<u8>(tokenKind + token) & COMMON) !== 0) continue;\n',
    replacement: '',
    harm: 'hospitals stand in other cities',
  },
  {
    file: 'reader/rows.ts',
    text: 'check(chosen < count, RANGE);',
    replacement: '',
    harm: 'a hospital has the zip of another place',
  },
  {
    file: 'reader/names.ts',
    text: 'check(step > 0 && row < rows, RANGE);',
    replacement: 'check(row < rows, RANGE);',
    harm: 'a faulty index is read',
  },
  {
    file: 'reader/names.ts',
    text: 'if (get(rowStart, row + 1) - from !== size) return false;',
    replacement: '',
    harm: 'hospitals whose names begin alike count as of one name',
  },
  {
    file: 'reader/fill.ts',
    text: 'put(inputs.cityRank, place, get(cityRank, get(placeCity, place)));',
    replacement: 'put(inputs.cityRank, place, get(placeCity, place));',
    harm: 'cities that are spelled in two ways are not sorted as one',
  },
];
