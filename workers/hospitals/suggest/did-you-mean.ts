import { fold } from '#domain/fold.ts';
import { memoize } from '#domain/memoize.ts';
import { DEFAULT_QUERY, type HospitalEngine } from '#workers/contract.ts';
import { wordsNear } from '#workers/edit-distance.ts';
import { foldQuery } from '../fold-query.ts';

/** Maximum number of candidates per typed word, and of texts in total. */
const PER_WORD = 4;
const TEXTS = 64;
/** Maximum number of words; a text with more words is not a name. */
const MOST_WORDS = 12;

interface Candidate {
  readonly text: string;
  readonly edits: number;
}

/** Maps each folded word of the names to its first spelling and its number of occurrences. */
const listSpellings = (names: readonly string[]) => {
  const spellings = new Map<string, { readonly text: string; readonly uses: number }>();
  for (const text of names.flatMap((name) => name.split(' '))) {
    const word = fold(text);
    const known = spellings.get(word);
    spellings.set(word, { text: known?.text ?? text, uses: (known?.uses ?? 0) + 1 });
  }
  return { spellings, words: [...spellings.keys()] };
};

/** Combines the candidates of the words, sorted by number of edits; keeps the best `TEXTS` after each word. */
const combine = (perWord: readonly (readonly Candidate[])[]): Candidate[] => {
  let texts: Candidate[] = [{ text: '', edits: 0 }];
  for (const candidates of perWord) {
    texts = texts.flatMap((before) =>
      candidates.map(({ text, edits }) => ({ text: `${before.text} ${text}`, edits: before.edits + edits })),
    );
    texts = texts.sort((left, right) => left.edits - right.edits).slice(0, TEXTS);
  }
  return texts.map(({ text, edits }) => ({ text: text.slice(1), edits }));
};

/** Returns a function from a text without matches to the nearest text with matches, or undefined. Edits do not change spaces. */
export const createDidYouMean = (engine: HospitalEngine, names: readonly string[]) => {
  const listed = memoize(() => listSpellings(names));
  const count = (text: string): number => engine.search({ ...DEFAULT_QUERY, text, limit: 0 }).total;

  const candidates = (word: string): Candidate[] => {
    const { spellings, words } = listed();
    const near = wordsNear(words, word, word.length < 4 ? 1 : 2)
      .filter(({ wordDistance }) => wordDistance > 0 && wordDistance <= 2)
      .flatMap(({ word: found, wordDistance: edits }) => {
        const spelling = spellings.get(words[found] ?? '');
        return spelling === undefined ? [] : [{ ...spelling, edits }];
      })
      .sort((left, right) => left.edits - right.edits || right.uses - left.uses)
      .slice(0, PER_WORD);
    return [{ text: spellings.get(word)?.text ?? word, edits: 0 }, ...near];
  };

  return (text: string): string | undefined => {
    const words = foldQuery(text).trim().split(/\s+/);
    if (words.length > MOST_WORDS || count(text) > 0) return undefined;
    return combine(words.map(candidates)).find((candidate) => count(candidate.text) > 0)?.text;
  };
};
