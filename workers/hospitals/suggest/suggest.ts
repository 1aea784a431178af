import { type HospitalSuggester, MAX_TEXT, type Suggestion } from '#workers/contract.ts';
import type { EngineParts } from '../core.ts';
import type { Directory } from '../directory.ts';
import { createRecords } from '../records.ts';
import { createDidYouMean } from './did-you-mean.ts';
import { createFitter, type TermFits } from './fits.ts';
import { openTextIndex, parseFile, terms, type WordsFile } from './suggest-index.ts';
import { createScorer } from './suggest-score.ts';
import type { Scored } from './top.ts';
import { createWordFinder, type Fits, type WordFinder } from './word-finder.ts';

/** Suggestions when no number is asked for. */
const LIMIT = 8;
/** Nobody reads more. */
const MOST = 100;
/** Terms that are looked at; a name of more is known by then. */
const MOST_TERMS = 10;
/** Of the first five suggestions at most so many are cities: the box asks for a hospital. */
const MOST_CITIES = 2;

/**
 * "medicalcenter" → medical, center; "hospita l" → hospital: the typo was in a space. What can be corrected is left alone.
 * The help centre takes this from here: so the bundler keeps FlexSearch and what is around it in one piece for both.
 */
export const mendSpaces = (typed: readonly string[], finder: WordFinder): string[] => {
  const mended: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const term = typed[at] ?? '';
    const joined = term + (typed[at + 1] ?? '');
    if (finder.complete(term).size > 0) mended.push(term);
    else if (finder.isTerm(joined)) {
      mended.push(joined);
      at++;
    } else mended.push(...(finder.correct(term).size > 0 ? [term] : splitTerm(term, finder)));
  }
  return mended;
};

/** Two terms without the space between them, or with a letter in its place. */
const splitTerm = (term: string, { isTerm }: WordFinder): string[] => {
  for (let at = term.length - 2; at >= 2; at--) {
    if (!isTerm(term.slice(0, at))) continue;
    const after = [term.slice(at), term.slice(at + 1)].find(isTerm);
    if (after !== undefined) return [term.slice(0, at), after];
  }
  return [term];
};

/** Words that the term may be a typo of, and better, words that it begins. */
const fitsOf = (term: string, finder: WordFinder): Fits => {
  const fits = new Map(finder.correct(term));
  for (const [word, fit] of finder.complete(term)) fits.set(word, fit);
  return fits;
};

/** Typed terms → what each fits. The last question's are kept: the next key changes one term. */
const createTermReader = (parts: EngineParts, finder: WordFinder) => {
  const fitTerm = createFitter(parts);
  let last = new Map<string, TermFits>();
  return (typed: readonly string[]): readonly TermFits[] => {
    const now = new Map<string, TermFits>();
    const terms = typed.map((term, nth) => {
      const key = nth === 0 ? term : ` ${term}`;
      const fits = now.get(key) ?? last.get(key) ?? fitTerm(fitsOf(term, finder), term, nth === 0);
      now.set(key, fits);
      return fits;
    });
    last = now;
    return terms;
  };
};

/** Place → how many hospitals it has. */
const countByPlace = ({ rowPlace, placeCity }: Directory): Uint32Array => {
  const counts = new Uint32Array(placeCity.length);
  for (const place of rowPlace) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

const merge = (hospitals: readonly Scored[], cities: readonly Scored[]) => [
  ...cities.map(({ number, score }) => ({ kind: 'city' as const, number, score })),
  ...hospitals.map(({ number, score }) => ({ kind: 'hospital' as const, number, score })),
];

/**
 * The suggester over an engine's parts and the file of `encodeSuggestions`. FlexSearch finds the words that begin with
 * what was typed; the core's edit distance first corrects what begins none. Throws IndexError when the file does not
 * belong to the index.
 */
export const createSuggester = (parts: EngineParts, file: Uint8Array): HospitalSuggester => {
  const { directory, core } = parts;
  const words = openTextIndex(parseFile<WordsFile>(file), directory.checksum);
  const finder = createWordFinder(words, core.near, core.vocabulary().words);
  const hospitals = countByPlace(directory);
  const scorer = createScorer(parts, hospitals);
  const fitsOfTerms = createTermReader(parts, finder);
  const record = createRecords(directory);

  const suggestion = ({ kind, number }: { kind: Suggestion['kind']; number: number }): Suggestion => {
    if (kind === 'hospital') {
      const { name, city, state } = record(number);
      return { kind, name, city, state };
    }
    const city = directory.cities.at(directory.placeCity[number] ?? 0) ?? '';
    const state = directory.states.at(directory.placeState[number] ?? 0) ?? '';
    return { kind, city, state, count: hospitals[number] ?? 0 };
  };

  return {
    suggest: (prefix, wanted = LIMIT) => {
      const limit = Math.min(wanted, MOST);
      const typed = mendSpaces(terms(prefix.slice(0, MAX_TEXT)).slice(0, MOST_TERMS), finder);
      if (typed.length === 0 || !(limit >= 1)) return [];
      const fitting = fitsOfTerms(typed);
      const cities = scorer.places(fitting, Math.min(MOST_CITIES, limit));
      const best = merge(scorer.rows(fitting, limit + MOST_CITIES), cities).sort(
        (left, right) => right.score - left.score,
      );
      return unique(best.map(suggestion)).slice(0, limit);
    },
    didYouMean: createDidYouMean(parts),
  };
};

/** A hospital may stand twice, under two zips: one suggestion is enough. */
const unique = (suggestions: readonly Suggestion[]): Suggestion[] => [
  ...new Map(suggestions.map((suggestion) => [JSON.stringify(suggestion), suggestion])).values(),
];
