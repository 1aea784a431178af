import { commonOf } from './derived';
import { pairList } from './lists';
import { uniteList } from './match-word';
import { wordsA, wordsB } from './scratch';
import { get } from './u32';
import { verifyList } from './verify';

function isRare(word: u32): bool {
  return <i32>get(commonOf, word) < 0;
}

/** Two pieces: pairs of common words have lists; every other pair has a rare word, whose few rows are looked at. */
export function matchPair(foundA: u32, foundB: u32): void {
  for (let a: u32 = 0; a < foundA; a++) {
    const word = get(wordsA, a);
    if (isRare(word)) {
      verifyList(word, 0);
      continue;
    }
    for (let b: u32 = 0; b < foundB; b++) {
      const pair = pairList(word, get(wordsB, b));
      if (pair >= 0) uniteList(pair);
    }
  }
  for (let b: u32 = 0; b < foundB; b++) if (isRare(get(wordsB, b))) verifyList(get(wordsB, b), 0);
}
