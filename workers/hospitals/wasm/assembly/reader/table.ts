import { get, put } from '../u32';
import { check, SECTION } from './host';
import { reserve, reserveList } from './reserve';
import { expectEnd, KINDS, left, readByte, TEXTS } from './sections';
import { blobEnd, countTexts, decodeTexts, extendTexts } from './texts';
import { below, first, letters, WIDE } from './wide';

/* Table of texts, split into the tokens of names and the cities. */

/** Bits of a kind: the text is a token of names, a common token, a city in title case, a city unchanged, a tie. */
const NAME: u32 = 1;
export const COMMON: u32 = 2;
const TITLE: u32 = 4;
const AS_IS: u32 = 8;
const TIE: u32 = 16;
const ALL: u32 = NAME | COMMON | TITLE | AS_IS | TIE;

/** Start and end address of each token; its kind; the first city that has the token's text. */
export let tokens: usize = 0;
export let tokenKind: usize = 0;
export let tokenCity: usize = 0;
export let tokenCount: u32 = 0;
/** Tokens by the number of a common token, and by the number of a rare token. */
export let common: usize = 0;
export let commonCount: u32 = 0;
export let rare: usize = 0;
export let rareCount: u32 = 0;
/** Start and end address of each city; its rank, equal for cities that collate equal. */
export let cities: usize = 0;
export let cityRank: usize = 0;
export let cityCount: u32 = 0;
/** Start and end address of each text that is a city but not a token: only these texts can have words that no name has. */
export let bare: usize = 0;
export let bareCount: u32 = 0;

/** Shifts by one byte towards the end, with the last byte of `before` as the first byte. */
// @inline
function shifted(before: v128, bytes: v128): v128 {
  return i8x16.shuffle(before, bytes, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
}

/** Appends a text in title case: a capital at the start and after each character that is not a letter. Returns its address. */
function appendTitle(from: usize, to: usize): usize {
  const title = blobEnd;
  let before = i8x16.splat(0);
  for (let at = from; at < to; at += WIDE) {
    const bytes = v128.load(at);
    const usual = i8x16.bitmask(below(i8x16.sub(bytes, i8x16.splat(0x20)), 0x5f));
    check((~usual & first(to - at)) === 0, SECTION);
    const found = letters(bytes);
    const within = v128.and(found, shifted(before, found));
    const capital = v128.andnot(bytes, v128.and(found, i8x16.splat(0x20)));
    v128.store(title + (at - from), v128.or(capital, v128.and(within, i8x16.splat(0x20))));
    before = found;
  }
  extendTexts(to - from);
  return title;
}

/** Returns the number of cities that have the token's text: 0 to 2. */
export function citiesOf(token: u32): u32 {
  return <u32>popcnt<u32>(load<u8>(tokenKind + token) & (TITLE | AS_IS));
}

// @inline
export function putPair(pairs: usize, at: u32, from: usize, to: usize): void {
  put(pairs, 2 * at, from);
  put(pairs, 2 * at + 1, to);
}

function addCity(from: usize, to: usize, isTie: bool): void {
  const before: u32 = cityCount === 0 ? 0 : get(cityRank, cityCount - 1);
  put(cityRank, cityCount, isTie ? before : cityCount);
  putPair(cities, cityCount++, from, to);
}

function addToken(from: usize, to: usize, kind: u32, firstCity: u32): void {
  if ((kind & COMMON) !== 0) put(common, commonCount++, tokenCount);
  else put(rare, rareCount++, tokenCount);
  store<u8>(tokenKind + tokenCount, <u8>kind);
  put(tokenCity, tokenCount, firstCity);
  putPair(tokens, tokenCount++, from, to);
}

function checkKind(kind: u32): void {
  check((kind & ~ALL) === 0 && (kind & (NAME | TITLE | AS_IS)) !== 0, SECTION);
  check((kind & (NAME | COMMON)) !== COMMON, SECTION);
}

function addText(from: usize, to: usize, kind: u32): void {
  checkKind(kind);
  const firstCity = cityCount;
  const isTitle = (kind & TITLE) !== 0;
  const isTie = (kind & TIE) !== 0;
  if (isTitle) {
    const title = appendTitle(from, to);
    addCity(title, title + (to - from), isTie);
  }
  if ((kind & AS_IS) !== 0) addCity(from, to, isTitle || isTie);
  if ((kind & NAME) !== 0) addToken(from, to, kind, firstCity);
  else putPair(bare, bareCount++, from, to);
}

function planTable(most: u64): void {
  tokens = reserveList(2 * most);
  tokenKind = reserve(most);
  tokenCity = reserveList(most);
  common = reserveList(most);
  rare = reserveList(most);
  cities = reserveList(4 * most);
  cityRank = reserveList(2 * most);
  bare = reserveList(2 * most);
}

export function readTable(): void {
  const most = countTexts(TEXTS);
  const pairs = reserveList(2 * <u64>most);
  const count = decodeTexts(TEXTS, pairs);
  check(count === left(KINDS), SECTION);
  planTable(count);
  for (let at: u32 = 0; at < count; at++)
    addText(get(pairs, 2 * at), get(pairs, 2 * at + 1), readByte(KINDS));
  expectEnd(KINDS);
}
