import type { SearchOptions } from 'minisearch';
import { type HelpHit, MAX_TEXT } from '../contract.ts';
import { wordsNear } from '../edit-distance.ts';
import { type HelpEntry, type HelpIndex, singular } from './help-index.ts';
import { excerptOf, markText, type WeighTerm } from './marks.ts';
import { termsOf, tokensOf } from './tokens.ts';

/** A word of the query with its matches in the texts. */
export interface QueryTerm {
  /** Folded. */
  readonly term: string;
  /** Weight of the word in the query: 1, or LIGHT_WEIGHT for a stop word, light word, plain number or unfinished last word. */
  readonly weight: number;
  /** `known`: found exactly, by prefix or by synonym; `likely`: found only by correcting a typo. */
  readonly fit: 'known' | 'likely' | 'unknown';
  /** The exact word, not only its stem, is in the texts or the everyday words. */
  readonly hasExactWord: boolean;
  /** Stem to mark → its weight: 1 for the stem of the word itself. Without synonyms. */
  readonly direct: ReadonlyMap<string, number>;
  /** Question id → score, synonyms included. */
  readonly scores: ReadonlyMap<string, number>;
}

export interface HelpMatches {
  readonly terms: readonly QueryTerm[];
  /** Question id → score. */
  readonly scores: ReadonlyMap<string, number>;
  /** Share of the typed words, stop words included, that the texts of this language contain. */
  readonly known: number;
  readonly isDanger: boolean;
  /** Phrase of the query that is listed as mentioned by no answer, such as "life insurance": folded, in the singular. */
  readonly absent: string | undefined;
}

export interface HelpEngine {
  readonly entries: ReadonlyMap<string, HelpEntry>;
  readonly find: (text: string) => HelpMatches;
  /** `localizedQuestion`: the question in the page's language. */
  readonly toHit: (id: string, found: HelpMatches, localizedQuestion?: string) => HelpHit | undefined;
}

/* The BM25+ parameters of MiniSearch and the weights below are tuned with `tests/workers/bench-help.ts`. */

/** Turns tokenizing and stemming off, because the queries are stems or single words. */
const PLAIN: SearchOptions = { tokenize: (text) => text.split(' '), processTerm: (term) => term };
const IN_ANSWERS: SearchOptions = {
  ...PLAIN,
  boost: { question: 3, synonyms: 4, answer: 0.5, category: 0.5 },
  bm25: { k: 1, b: 0.3, d: 0.5 },
};
const IN_PHRASES: SearchOptions = { ...PLAIN, bm25: { k: 0.9, b: 1, d: 0.1 } };

/** Score factors of a synonym, a light word, a stop word in a phrase, and the best phrase. */
const [SYNONYM, LIGHT, STOP, PHRASE] = [0.46, 0.65, 0.48, 2];
/** Factor of a word that is found only by correcting a typo. */
export const LIKELY = 0.7;
/** Weight of a light word in the share of the query that an answer must explain; other words weigh 1. */
const LIGHT_WEIGHT = 0.12;
/** Weight of a stem that matches the typed word only by prefix or by typo correction. */
const LIKE = 0.7;
/** Part of a score that depends on the weighted share of the query's words that an answer has. */
const COVERAGE = 0.5;
/** Minimum length of an unknown word to be completed as a prefix, and the same for the last word. */
const [COMPLETED_FROM, LAST_FROM] = [5, 3];
/** Minimum word lengths for correcting two swapped letters, one typo, and two typos. */
const [SWAPPED_FROM, CORRECTED_FROM, TWO_TYPOS_FROM] = [4, 5, 8];
/** Minimum word length for correcting a typo in the first letter. */
const ANY_FIRST_FROM = 6;
/** Maximum number of words that a typo may stand for. */
const NEAREST = 3;
/** Maximum number of words of a query. MAX_TEXT alone would allow fifty words of one letter. */
const MOST_TERMS = 20;

/** Maximum number of other words between two words of a phrase: "dor forte no peito". */
const GAP = 3;

/** A typed word, followed by the words that it may be a typo of. */
type Readings = readonly string[];

const fits = (readings: Readings, pattern: RegExp): boolean => readings.some((each) => pattern.test(each));

/** Whether the words of a phrase occur in this order, with at most GAP other words before each but the first. */
const hasPhrase = (typed: readonly Readings[], phrase: readonly RegExp[]): boolean =>
  typed.some((_, start) => {
    let [from, to] = [start, start + 1];
    return phrase.every((pattern) => {
      const found = typed.slice(from, to).findIndex((readings) => fits(readings, pattern));
      [from, to] = [from + found + 1, from + found + 2 + GAP];
      return found >= 0;
    });
  });

const add = (sums: Map<string, number>, id: string, score: number): void => {
  sums.set(id, (sums.get(id) ?? 0) + score);
};

/** Whether two words consist of the same letters. At a distance of 1, two letters are swapped. */
const areSwapped = (left: string, right: string): boolean =>
  [...left].sort().join('') === [...right].sort().join('');

const createTermReader = (index: HelpIndex) => {
  const { answers, words, stem, stops, light, synonyms } = index;
  const known = new Set(words);
  const search = (stemmed: string) => answers.search(stemmed, IN_ANSWERS);
  const isKnown = (term: string): boolean => search(stem(term)).length > 0;
  const saysLittle = (term: string): boolean =>
    stops.has(term) || light.has(stem(term)) || (/^\d+$/.test(term) && !synonyms.has(term));
  const searchWords = (found: readonly string[]) => search([...new Set(found.map(stem))].join(' '));
  const complete = (term: string, isLast: boolean): readonly string[] =>
    term.length < (isLast ? LAST_FROM : COMPLETED_FROM) ? [] : words.filter((word) => word.startsWith(term));
  const within = (term: string, typos: number): readonly string[] =>
    wordsNear(words, term, typos)
      .filter(({ wordDistance }) => wordDistance <= typos)
      .map(({ word }) => words[word] ?? '')
      .filter((word) => word.charAt(0) === term.charAt(0) || term.length >= ANY_FIRST_FROM)
      .slice(0, NEAREST);
  /**
   * Returns the words that an unknown word may be a typo of. A short word must keep its first letter, because words that differ
   * there are usually other words. Below CORRECTED_FROM letters, only swapped letters and stop words that lack a letter are
   * corrected.
   */
  const near = (term: string): readonly string[] => {
    if (known.has(term) || term.length < SWAPPED_FROM) return [];
    const nearest = within(term, 1);
    if (term.length >= CORRECTED_FROM) return nearest;
    return nearest.filter((word) => areSwapped(word, term) || (stops.has(word) && word.length > term.length));
  };
  const correct = (term: string): readonly string[] => {
    const nearest = near(term);
    return nearest.length > 0 || term.length < TWO_TYPOS_FROM ? nearest : within(term, 2);
  };
  const read = (term: string, isLast: boolean): QueryTerm => {
    const stemmed = stem(term);
    const likes = synonyms.get(stemmed) ?? [];
    const exact = search(stemmed);
    const starts = exact.length > 0 ? [] : complete(term, isLast);
    const completed = exact.length > 0 ? exact : searchWords(starts);
    const isLikely = completed.length === 0 && likes.length === 0;
    const nearest = isLikely && starts.length === 0 ? correct(term) : starts;
    const results = isLikely ? searchWords(nearest) : completed;
    const scores = new Map(results.map(({ id, score }) => [String(id), score]));
    for (const each of likes)
      for (const { id, score } of search(each))
        scores.set(String(id), Math.max(scores.get(String(id)) ?? 0, score * SYNONYM));
    const stems = results.flatMap(({ match }) => Object.keys(match));
    return {
      term,
      weight:
        saysLittle(term) || nearest.slice(0, 1).some(saysLittle) || (isLast && term.length < LAST_FROM)
          ? LIGHT_WEIGHT
          : 1,
      fit: scores.size === 0 ? 'unknown' : isLikely ? 'likely' : 'known',
      hasExactWord: known.has(term),
      direct: new Map(stems.map((each) => [each, each === stemmed ? 1 : LIKE])),
      scores,
    };
  };
  return { isKnown, near, read };
};

/** Returns the factor of a word's scores. */
const shareOf = ({ weight, fit }: QueryTerm): number => (weight < 1 ? LIGHT : fit === 'likely' ? LIKELY : 1);

/** Returns the score of each entry's best matching question or synonym. Stop words count here: "where is my policy". */
const scorePhrases = ({ phrases }: HelpIndex, terms: readonly QueryTerm[], stops: readonly string[]) => {
  const shares = new Map(terms.flatMap(({ direct }) => [...direct]));
  const best = new Map<string, number>();
  const results = phrases.search([...shares.keys(), ...stops].join(' '), {
    ...IN_PHRASES,
    boostTerm: (term) => shares.get(term) ?? STOP,
  });
  for (const { entry, score } of results) if (!best.has(entry)) best.set(entry, score);
  return best;
};

const scoreEntries = (terms: readonly QueryTerm[], phrases: ReadonlyMap<string, number>) => {
  const sums = new Map<string, number>();
  for (const each of terms) for (const [id, score] of each.scores) add(sums, id, score * shareOf(each));
  for (const [id, score] of phrases) if (sums.has(id) || terms.length === 0) add(sums, id, PHRASE * score);
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return sums;
  for (const [id, score] of sums) {
    const met = terms.reduce((sum, { weight, scores }) => sum + (scores.has(id) ? weight : 0), 0);
    sums.set(id, score * (1 - COVERAGE + (COVERAGE * met) / whole));
  }
  return sums;
};

export const createHelpEngine = (index: HelpIndex): HelpEngine => {
  const { stem, stops, entries } = index;
  const { isKnown, near, read } = createTermReader(index);
  return {
    entries,
    find: (text) => {
      const readings = termsOf(text.slice(0, MAX_TEXT))
        .slice(0, MOST_TERMS)
        .map((term): Readings => [term, ...near(term)]);
      // A typo of a stop word is treated as that stop word.
      const typed = readings.map(([term = '', likeliest = '']) => (stops.has(likeliest) ? likeliest : term));
      const meant = typed.filter((term) => !stops.has(term));
      const terms = [...new Set(meant)].map((term) => read(term, term === typed.at(-1)));
      const stopped = [...new Set(typed.filter((term) => stops.has(term)))];
      const said = ` ${meant.map(singular).join(' ')} `;
      return {
        terms,
        scores: scoreEntries(terms, scorePhrases(index, terms, stopped)),
        known: typed.filter((term) => stops.has(term) || isKnown(term)).length / Math.max(1, typed.length),
        isDanger: index.danger.some((phrase) => hasPhrase(readings, phrase)),
        absent: [...index.absent].find((each) => said.includes(` ${each} `)),
      };
    },
    toHit: (id, { terms }, localizedQuestion) => {
      const entry = entries.get(id);
      if (entry === undefined) return undefined;
      const shares = new Map(terms.flatMap(({ direct }) => [...direct]));
      const weigh: WeighTerm = (term) => (stops.has(term) ? 0 : (shares.get(stem(term)) ?? 0));
      const { category, question, answer } = entry;
      return {
        id,
        category,
        language: index.language,
        question: markText(question, tokensOf(question), weigh),
        excerpt: excerptOf(answer, tokensOf(answer), weigh),
        localizedQuestion: localizedQuestion ?? question,
      };
    },
  };
};
