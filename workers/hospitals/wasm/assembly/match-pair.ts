import { clear } from './bitmap';
import { commonOf } from './derived';
import { pairList } from './lists';
import { uniteList } from './match-word';
import { match, other, wordsA, wordsB } from './scratch';
import { get } from './u32';
import { verifyList } from './verify';

function isRare(word: u32): bool {
  return <i32>get(commonOf, word) < 0;
}

/** Looks at the rows of rare words that have one of some other words too. */
function verifyRare(words: usize, length: u32, others: usize, otherLength: u32): void {
  clear(other);
  for (let at: u32 = 0; at < otherLength; at++) uniteList(get(others, at), other);
  for (let at: u32 = 0; at < length; at++) if (isRare(get(words, at))) verifyList(get(words, at), 0);
}

function uniteNext(word: u32, foundB: u32): void {
  for (let b: u32 = 0; b < foundB; b++) {
    const pair = pairList(word, get(wordsB, b));
    if (pair >= 0) uniteList(pair, match);
  }
}

/** Two pieces with many rows each: pairs of common words have lists; every other pair has a rare word, whose rows are looked at. */
export function matchPair(foundA: u32, foundB: u32): void {
  verifyRare(wordsA, foundA, wordsB, foundB);
  verifyRare(wordsB, foundB, wordsA, foundA);
  for (let a: u32 = 0; a < foundA; a++) if (!isRare(get(wordsA, a))) uniteNext(get(wordsA, a), foundB);
}
