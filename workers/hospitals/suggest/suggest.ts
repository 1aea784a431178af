import { type HospitalSuggester, MAX_TEXT, type Suggestion } from '#workers/contract.ts';
import type { Directory } from '../directory.ts';
import { createRecords } from '../records.ts';
import type { EngineParts } from '../wasm/wasm-engine.ts';
import { createDidYouMean } from './did-you-mean.ts';
import { openTextIndex, terms } from './suggest-index.ts';
import { createScorer } from './suggest-score.ts';
import { createWordFinder, type WordFinder, type WordScores } from './word-finder.ts';

const LIMIT = 8;
const MAX_SUGGESTIONS = 100;
/** Maximum number of terms; this many terms are enough to find a longer name. */
const MOST_TERMS = 10;
/** Maximum number of cities among the suggestions, because the field is for hospitals. */
const MOST_CITIES = 2;

/**
 * Corrects typos in spaces: "medicalcenter" → medical, center; "hospita l" → hospital. Keeps terms that can be corrected without
 * a change of spaces.
 */
export const correctSpaces = (typed: readonly string[], finder: WordFinder): string[] => {
  const corrected: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const term = typed[at] ?? '';
    const joined = term + (typed[at + 1] ?? '');
    if (finder.complete(term).size > 0) corrected.push(term);
    else if (finder.isTerm(joined)) {
      corrected.push(joined);
      at++;
    } else corrected.push(...(finder.correct(term).size > 0 ? [term] : splitTerm(term, finder)));
  }
  return corrected;
};

/** Splits a term that has no space, or a letter instead of the space, between two words. */
const splitTerm = (term: string, { isTerm }: WordFinder): string[] => {
  for (let at = term.length - 2; at >= 2; at--) {
    if (!isTerm(term.slice(0, at))) continue;
    const after = [term.slice(at), term.slice(at + 1)].find(isTerm);
    if (after !== undefined) return [term.slice(0, at), after];
  }
  return [term];
};

/** Returns the corrections and completions of a term; the fit of a completion replaces that of a correction. */
const fitsOf = (term: string, finder: WordFinder): WordScores => {
  const fits = new Map(finder.correct(term));
  for (const [word, fit] of finder.complete(term)) fits.set(word, fit);
  return fits;
};

const countByPlace = ({ rowPlace, placeCity }: Directory): Uint32Array => {
  const counts = new Uint32Array(placeCity.length);
  for (const place of rowPlace) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

/**
 * Creates the suggester from an engine's parts and the file of `encodeSuggestions`. FlexSearch completes words; an edit distance
 * corrects typos. Throws IndexError when the file does not belong to the index.
 */
export const createSuggester = (parts: EngineParts, file: Uint8Array): HospitalSuggester => {
  const { directory } = parts;
  const words = openTextIndex(file, directory.checksum);
  const finder = createWordFinder(words, parts.vocabulary.words);
  const hospitals = countByPlace(directory);
  const scorer = createScorer(parts, hospitals);
  const record = createRecords(directory);

  const suggestion = ({ kind, number }: { kind: Suggestion['kind']; number: number }): Suggestion => {
    if (kind === 'hospital') {
      const { name, city, state } = record(number);
      return { kind, name, city, state };
    }
    const city = directory.cities[directory.placeCity[number] ?? 0] ?? '';
    const state = directory.states[directory.placeState[number] ?? 0] ?? '';
    return { kind, city, state, count: hospitals[number] ?? 0 };
  };

  return {
    suggest: (prefix, wanted = LIMIT) => {
      const limit = Math.min(wanted, MAX_SUGGESTIONS);
      const typed = correctSpaces(terms(prefix.slice(0, MAX_TEXT)).slice(0, MOST_TERMS), finder);
      if (typed.length === 0 || !(limit >= 1)) return [];
      const fitting = typed.map((term, nth) =>
        scorer.fitTerm(fitsOf(term, finder), nth === 0 ? undefined : term),
      );
      const cities = scorer.places(fitting, Math.min(MOST_CITIES, limit));
      const best = [
        ...cities.map((each) => ({ ...each, kind: 'city' as const })),
        ...scorer.rows(fitting, limit + MOST_CITIES).map((each) => ({ ...each, kind: 'hospital' as const })),
      ].sort((left, right) => right.score - left.score);
      // A hospital may be listed under several zips: one suggestion is enough.
      const unique = new Map(best.map(suggestion).map((each) => [JSON.stringify(each), each]));
      return [...unique.values()].slice(0, limit);
    },
    didYouMean: createDidYouMean(parts.engine, directory.names),
  };
};
