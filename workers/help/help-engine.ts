import type { SearchOptions } from 'minisearch';
import { type HelpHit, MAX_TEXT } from '../contract.ts';
import { type HelpEntry, type HelpIndex, singular } from './help-index.ts';
import { excerptOf, markText, type WeighTerm } from './marks.ts';
import { termsOf, tokensOf } from './tokens.ts';

/** A word of the query, and what the texts have of it. */
export interface QueryTerm {
  /** Folded. */
  readonly term: string;
  /** How much it says of what is asked: 1, less for a light word, more for one that no answer mentions. */
  readonly weight: number;
  /** `likely`: by a likeness of letters only. */
  readonly fit: 'known' | 'likely' | 'unknown';
  /** The very word is in the texts. */
  readonly isWritten: boolean;
  /** The stems that are marked, each with its share: 1 for the word itself. Without synonyms. */
  readonly direct: ReadonlyMap<string, number>;
  /** By id of the question, synonyms included. */
  readonly scores: ReadonlyMap<string, number>;
}

export interface Found {
  readonly terms: readonly QueryTerm[];
  /** By id of the question. */
  readonly scores: ReadonlyMap<string, number>;
  /** Share of all words, stop words included, that the language has. */
  readonly known: number;
  readonly isDanger: boolean;
  /** What is asked for by name and no answer mentions, as "life insurance": folded, in the singular. */
  readonly absent: string | undefined;
}

export interface HelpEngine {
  readonly entries: ReadonlyMap<string, HelpEntry>;
  readonly find: (text: string) => Found;
  /** `here`: the question in the page's language. */
  readonly toHit: (id: string, found: Found, here?: string) => HelpHit | undefined;
}

/* The figures of MiniSearch's BM25+ and of the sums below are tuned by `npm run bench:help`. */

/** The queries are stems already. */
const PLAIN: SearchOptions = { tokenize: (text) => text.split(' '), processTerm: (term) => term };
const IN_ANSWERS: SearchOptions = {
  ...PLAIN,
  boost: { question: 3, synonyms: 4, answer: 0.5, category: 0.5 },
  bm25: { k: 1, b: 0.3, d: 0.5 },
};
const IN_PHRASES: SearchOptions = { ...PLAIN, bm25: { k: 0.9, b: 1, d: 0.1 } };

/** What a synonym, a light word, a likeness, a stop word in a phrase and the best phrase count. */
const [SYNONYM, LIGHT, LIKELY, STOP, PHRASE] = [0.46, 0.65, 0.7, 0.48, 2];
/** What a light word weighs in what must be explained, others weighing 1. */
const LIGHT_WEIGHT = 0.12;
/** A stem of a word that only begins like the typed one, or is like it. */
const LIKE = 0.7;
/** The part of a score that depends on how many of the words an answer has. */
const COVERAGE = 0.5;
/** Unknown words are completed from this length on; the last one from the other. */
const [COMPLETED_FROM, LAST_FROM] = [5, 3];
/** Typos: two letters swapped from so many letters on, one from so many, two from so many. */
const [SWAPPED_FROM, CORRECTED_FROM, TWO_TYPOS_FROM] = [4, 5, 8];
/** A typo may be in the first letter from so many letters on. */
const ANY_FIRST_FROM = 6;
/** Words that a typo may stand for. */
const NEAREST = 3;
/** MAX_TEXT of single letters would be fifty. */
const MOST_TERMS = 20;

/** The word with two neighboring letters swapped, at each place. */
const swaps = (term: string): string[] =>
  Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );

/** Words that may come between the words of a phrase: "dor forte no peito". */
const GAP = 3;

/** A typed word with the words that it may be a typo of. */
type Readings = readonly string[];

const fits = (readings: Readings, pattern: RegExp): boolean => readings.some((each) => pattern.test(each));

const hasPhrase = (typed: readonly Readings[], [first, ...rest]: readonly RegExp[]): boolean =>
  typed.some((readings, start) => {
    let at = start;
    const isNext = (each: RegExp): boolean => {
      const found = typed.slice(at + 1, at + 2 + GAP).findIndex((next) => fits(next, each));
      at += found + 1;
      return found >= 0;
    };
    return first !== undefined && fits(readings, first) && rest.every(isNext);
  });

const add = (sums: Map<string, number>, id: string, score: number): void => {
  sums.set(id, (sums.get(id) ?? 0) + score);
};

const createTermReader = (index: HelpIndex) => {
  const { answers, words, stem, stops, light, synonyms } = index;
  const search = (stemmed: string) => answers.search(stemmed, IN_ANSWERS);
  const isKnown = (term: string): boolean => search(stem(term)).length > 0;
  const saysLittle = (term: string): boolean =>
    stops.has(term) || light.has(stem(term)) || (/^\d+$/.test(term) && !synonyms.has(term));
  const searchWords = (found: readonly string[]) =>
    found.length === 0 ? [] : search([...new Set(found.map(stem))].join(' '));
  const complete = (term: string, isLast: boolean): readonly string[] =>
    term.length < (isLast ? LAST_FROM : COMPLETED_FROM)
      ? []
      : words.search(term, { ...PLAIN, prefix: true }).map(({ id }) => String(id));
  const within = (term: string, typos: number): readonly string[] =>
    words
      .search(term, { ...PLAIN, fuzzy: typos })
      .map(({ id }) => String(id))
      .filter((word) => word.startsWith(term.charAt(0)) || term.length >= ANY_FIRST_FROM)
      .slice(0, NEAREST);
  /**
   * The words that an unknown one may be with a typo. Short ones begin with the same letter: other likenesses are other words.
   * The shortest are stop words that lack a letter, or nothing.
   */
  const near = (term: string): readonly string[] => {
    if (words.has(term) || term.length < SWAPPED_FROM) return [];
    const swapped =
      swaps(term).find((each) => words.has(each)) ??
      swaps(term).find((each) => stem(each).length >= CORRECTED_FROM && isKnown(each));
    if (swapped !== undefined) return [swapped];
    if (term.length >= CORRECTED_FROM) return within(term, 1);
    return within(term, 1).filter((word) => stops.has(word) && word.length > term.length);
  };
  const correct = (term: string): readonly string[] => {
    const nearest = near(term);
    return nearest.length > 0 || term.length < TWO_TYPOS_FROM ? nearest : within(term, 2);
  };
  const read = (term: string, isLast: boolean): QueryTerm => {
    const stemmed = stem(term);
    const likes = (synonyms.get(stemmed) ?? []).filter((each) => each !== stemmed);
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
      isWritten: words.has(term),
      direct: new Map(stems.map((each) => [each, each === stemmed ? 1 : LIKE])),
      scores,
    };
  };
  return { isKnown, near, read };
};

/** What the score of a word counts. */
const shareOf = ({ weight, fit }: QueryTerm): number => (weight < 1 ? LIGHT : fit === 'likely' ? LIKELY : 1);

/** Scores of the best question or synonym of each entry. Here stop words count: "where is my policy". */
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
      // A stop word with a typo is a stop word.
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
    toHit: (id, { terms }, here) => {
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
        here: here ?? question,
      };
    },
  };
};
