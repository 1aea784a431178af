import type { Fits } from '../hospitals/suggest/word-finder.ts';
import type { HelpEntry, HelpIndex } from './help-index.ts';
import type { QueryTerm, QueryTerms } from './terms.ts';

export interface ScoredEntry {
  readonly entry: HelpEntry;
  readonly score: number;
}

/** A word that no text has says less than a rare one that fits, but it says something. */
const UNKNOWN = 1.5;
/** The query is one of the entry's synonyms, or its question. */
const SAME_PHRASE = 0.4;
/** The query holds a synonym of several words. */
const HOLDS_PHRASE = 0.15;
/** A word of a phrase is met when one of the query fits at least so well. */
const MET = 0.6;
/** How much of the question was asked for: "deductible" is nearer to "What is a deductible?" than to a long question. */
const QUESTION_SHARE = 0.15;
/** The question has the query's "where" or "when" too. */
const QUESTION_WORDS = 0.08;

/** Rare words say more. `fitting`: the sum of how well each entry fits, at most one each. */
const rarity = (entries: number, fitting: number): number => Math.log2(1 + entries / (0.5 + fitting));

/** The fit of the entry's best word, by its weight. */
export const bestFit = ({ weights }: HelpEntry, fits: Fits): number => {
  let best = 0;
  for (const [word, fit] of fits) best = Math.max(best, fit * (weights.get(word) ?? 0));
  return best;
};

/** Stem → how well the query's words fit it. */
type StemFits = ReadonlyMap<string, number>;

const readStemFits = (terms: readonly QueryTerm[], stems: readonly string[]): StemFits => {
  const best = new Map<string, number>();
  for (const { fits } of terms)
    for (const [word, fit] of fits) {
      const stem = stems[word] ?? '';
      best.set(stem, Math.max(fit, best.get(stem) ?? 0));
    }
  return best;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const phraseBonus = (phrase: readonly string[], met: StemFits, terms: number): number => {
  const fits = phrase.map((stem) => met.get(stem) ?? 0);
  if (Math.min(...fits) < MET) return 0;
  if (fits.length === terms) return SAME_PHRASE * mean(fits);
  return fits.length > 1 ? HOLDS_PHRASE * mean(fits) : 0;
};

/** Item → its rarity among the questions. */
const readSpread = (questions: readonly Iterable<string>[]): ReadonlyMap<string, number> => {
  const spread = new Map<string, number>();
  for (const question of questions)
    for (const each of new Set(question)) spread.set(each, (spread.get(each) ?? 0) + 1);
  return new Map([...spread].map(([each, count]) => [each, rarity(questions.length, count)]));
};

/** How much of the wanted rarity is met, from 0 to 1. */
const metShare = (
  wanted: Iterable<string>,
  spread: ReadonlyMap<string, number>,
  met: (each: string) => number,
): number => {
  let [fitting, whole] = [0, 0];
  for (const each of wanted) {
    fitting += met(each) * (spread.get(each) ?? 0);
    whole += spread.get(each) ?? 0;
  }
  return whole === 0 ? 0 : fitting / whole;
};

/**
 * Ranks a language's entries for the words of a query: from 0 to about 1, more where a phrase is met. Not every word
 * must fit: whole sentences are typed. Ties keep the order of the file.
 */
export const createHelpScorer = ({ entries, stems }: HelpIndex) => {
  const stemSpread = readSpread(entries.map(({ phrases }) => phrases[0] ?? []));
  const words = entries.map(({ questionTokens }) => new Set(questionTokens.map(({ term }) => term)));
  const wordSpread = readSpread(words);
  const bonus = (entry: HelpEntry, met: StemFits, terms: number): number =>
    QUESTION_SHARE * metShare(entry.phrases[0] ?? [], stemSpread, (stem) => met.get(stem) ?? 0) +
    Math.max(0, ...entry.phrases.map((phrase) => phraseBonus(phrase, met, terms)));

  return ({ terms, questionWords }: QueryTerms): ScoredEntry[] => {
    const fits = terms.map((term) => entries.map((entry) => bestFit(entry, term.fits)));
    const rarities = fits.map((perEntry) => {
      const fitting = perEntry.reduce((sum, fit) => sum + Math.min(1, fit), 0);
      return fitting === 0 ? UNKNOWN : rarity(entries.length, fitting);
    });
    const whole = rarities.reduce((sum, each) => sum + each, 0);
    const met = readStemFits(terms, stems);
    const scored = entries.map((entry, at) => {
      const fitting = rarities.reduce((sum, each, nth) => sum + each * (fits[nth]?.[at] ?? 0), 0);
      const inQuestion = metShare(questionWords, wordSpread, (term) => Number(words[at]?.has(term)));
      return {
        entry,
        score: fitting / whole + bonus(entry, met, terms.length) + QUESTION_WORDS * inQuestion,
      };
    });
    return scored.filter(({ score }) => score > 0).sort((left, right) => right.score - left.score);
  };
};
