import { fold } from '#domain/fold.ts';
import { wordsNear } from '#workers/edit-distance.ts';
import { foldQuery } from '#workers/hospitals/fold-query.ts';
import { COUNT_ONLY, type EngineParts } from '../core.ts';

/** Maximum number of candidates per typed word, and of texts in total. */
const PER_WORD = 4;
const TEXTS = 64;
/** Maximum number of words; a text with more words is not a name. */
const MOST_WORDS = 12;

interface Candidate {
  readonly text: string;
  readonly edits: number;
}

type Parts = Omit<EngineParts, 'engine'>;

/** Returns a function from a folded word's number, or -1, to its spelling in the first name with the word; undefined if none. */
const speller = ({ directory, core, vocabulary: { words } }: Parts) => {
  return (word: number): string | undefined => {
    const row = word < 0 ? undefined : core.rowsOf(word)[0];
    if (row === undefined) return undefined;
    return directory.names[row]?.split(' ').find((written) => fold(written) === words[word]);
  };
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
export const createDidYouMean = (parts: Parts) => {
  const { core } = parts;
  const { words, nameWords } = parts.vocabulary;
  const spelling = speller(parts);
  const count = (text: string): number => core.search({ text: foldQuery(text) }, COUNT_ONLY).total;

  const candidates = (word: string): Candidate[] => {
    const near = wordsNear(words, word, word.length < 4 ? 1 : 2)
      .filter(({ word: found, wordDistance }) => wordDistance > 0 && wordDistance <= 2 && found < nameWords)
      .map(({ word: found, wordDistance }) => ({
        found,
        edits: wordDistance,
        rows: core.rowsOf(found).length,
      }))
      .sort((left, right) => left.edits - right.edits || right.rows - left.rows)
      .slice(0, PER_WORD)
      .map(({ found, edits }) => ({ text: spelling(found) ?? '', edits }));
    return [{ text: spelling(words.indexOf(word)) ?? word, edits: 0 }, ...near];
  };

  return (text: string): string | undefined => {
    const words = foldQuery(text).trim().split(/\s+/);
    if (words.length > MOST_WORDS || count(text) > 0) return undefined;
    return combine(words.map(candidates)).find((candidate) => count(candidate.text) > 0)?.text;
  };
};
