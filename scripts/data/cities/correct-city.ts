import { memoizeLast } from '../memoize-last.ts';
import { foldCity, foldWords } from './city-names.ts';
import { type Candidate, type CandidateFinder, createCandidateFinder } from './find-candidates.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import type { CityCorrection, CityCorrections } from './read-corrections.ts';
import { isFarAway, type ZipEvidence, zipEvidence } from './zip-evidence.ts';

/** The place that a cell means; without a place the city stays as written. `why` is empty if nothing was corrected. */
export interface CityMatch {
  readonly place?: Pick<Place, 'key' | 'name'>;
  readonly why: string;
}

/** (city as written, postal code of the state, normalised zip) → place. */
export type CityCorrector = (written: string, state: string, zip: string) => CityMatch;

/** Minimum cost difference between the best and the second candidate. */
const CLEAR_LEAD = 0.25;
/** Longer cells are not cities, and patterns would be slow on them. */
const LONGEST_CITY = 100;

const WHY: Readonly<Record<Candidate['nearness'], string>> = {
  own: "typing error for the zip's own city",
  near: 'typing error for a city near the zip',
  far: 'typing error for the only similar city of the region',
  unknown: 'typing error for the only similar city of the state; the zip is unknown',
};

/** Readings of a cell: as written; without brackets and "City of"; without a trailing state. */
const readings = (written: string, state: string): string[] => {
  if (written.length > LONGEST_CITY) return [foldCity(written)];
  const bare = written.replace(/\(.*\)/g, '').replace(/^\s*(city|town|village) of\s/i, '');
  const stateless = bare.replace(new RegExp(`[\\s,]+${state}[\\s.,]*$`, 'i'), '');
  return [...new Set([written, bare, stateless].map(foldCity))];
};

/** "Phila", "T or C": an abbreviation keeps the first letter and the order of letters. */
const keepsOrder = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === long[0];
};

/** Omitted whole words do not count: Springfield may not be Springfield Center. */
const isShortFor = (written: string, { name, key }: Place): boolean => {
  const [words, longWords] = [foldWords(written), new Set(foldWords(name))];
  if (words.join('').length < 3 || words.every((word) => longWords.has(word))) return false;
  return keepsOrder(words.join(''), key);
};

const repair = (written: string, candidates: readonly Candidate[], own: Place | undefined): CityMatch => {
  const [best, second] = candidates;
  if (best === undefined)
    return own && isShortFor(written, own)
      ? { place: own, why: "short for the zip's own city" }
      : { why: 'no such place in the state, and no similar one near the zip' };
  if (second && second.cost - best.cost < CLEAR_LEAD)
    return { why: `could be ${best.place.name} or ${second.place.name}` };
  return { place: best.place, why: WHY[best.nearness] };
};

/** A real place stays, unless it is far away and one letter from the zip's own city. */
const doubtReal = (real: Place, evidence: ZipEvidence, findCandidates: CandidateFinder): CityMatch => {
  if (!isFarAway(evidence, real)) return { place: real, why: '' };
  const written = { key: real.key, words: foldWords(real.name) };
  const meant = findCandidates(written, real.state, evidence).find(
    ({ nearness, edits }) => nearness === 'own' && edits === 1,
  );
  return meant
    ? { place: meant.place, why: `${WHY.own}; the written one is far away` }
    : { place: real, why: '' };
};

const followCorrection = (
  correction: CityCorrection,
  state: string,
  gazetteer: Gazetteer,
): CityMatch | undefined => {
  const key = foldCity(correction.right);
  const place = gazetteer.place(state, key);
  if (place) return { place, why: correction.why };
  return correction.state === ''
    ? undefined
    : { place: { key, name: correction.right }, why: correction.why };
};

export const createCityCorrector = (gazetteer: Gazetteer, corrections: CityCorrections): CityCorrector => {
  const findCandidates = createCandidateFinder(gazetteer);
  // A city is looked up with all its zips in sequence.
  const [readingsOf, wordsOf] = [memoizeLast(readings), memoizeLast(foldWords)];
  return (written, state, zip) => {
    const keys = readingsOf(written, state);
    const [key = ''] = keys;
    const correction = corrections.find(key, state);
    const followed = correction && followCorrection(correction, state, gazetteer);
    if (followed) return followed;
    const evidence = zipEvidence(gazetteer, state, zip);
    const real = keys.map((reading) => gazetteer.place(state, reading)).find((place) => place !== undefined);
    if (real) return doubtReal(real, evidence, findCandidates);
    const candidates = findCandidates({ key, words: wordsOf(written) }, state, evidence);
    return repair(written, candidates, evidence.place);
  };
};
