import { memoizeLast } from '../memoize-last.ts';
import { foldCity, foldWords } from './city-names.ts';
import { type Candidate, type CandidateFinder, createCandidateFinder } from './find-candidates.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import type { CityCorrection, CityCorrections } from './read-corrections.ts';
import { isFarAway, type ZipEvidence, zipEvidence } from './zip-evidence.ts';

/** Which place a cell means. Without a place the city stays as written. `why` is empty when nothing was repaired. */
export interface CityVerdict {
  readonly place?: Pick<Place, 'key' | 'name'>;
  readonly why: string;
}

/** (city as written, postal code of the state, normalised zip) → which place is meant. */
export type CityCorrector = (written: string, state: string, zip: string) => CityVerdict;

/** How much cheaper than the second the best must be to count as the only one. */
const CLEAR_LEAD = 0.25;
const SHORTEST_SHORT_FORM = 3;
/** Longer cells are no cities; patterns need not be tried on them. */
const LONGEST_CITY = 100;

const WHY: Readonly<Record<Candidate['nearness'], string>> = {
  own: "typing error for the zip's own city",
  near: 'typing error for a city near the zip',
  far: 'typing error for the only city of the region written so alike',
  unknown: 'typing error for the only city of the state written so alike; the zip says nothing',
};

/** Ways to read a cell: as it is; without brackets and "City of"; without the state behind the city. */
const readings = (written: string, state: string): string[] => {
  if (written.length > LONGEST_CITY) return [foldCity(written)];
  const bare = written.replace(/\(.*\)/g, '').replace(/^\s*(city|town|village) of\s/i, '');
  const stateless = bare.replace(new RegExp(`[\\s,]+${state}[\\s.,]*$`, 'i'), '');
  return [...new Set([written, bare, stateless].map(foldCity))];
};

/** "Phila", "T or C": letters left out on purpose keep their order and the first of them. */
const keepsOrder = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === long[0];
};

/** Whole words left out are another matter: Springfield may well not be Springfield Center. */
const isShortFor = (written: string, { name, key }: Place): boolean => {
  const [words, longWords] = [foldWords(written), new Set(foldWords(name))];
  if (words.join('').length < SHORTEST_SHORT_FORM || words.every((word) => longWords.has(word))) return false;
  return keepsOrder(words.join(''), key);
};

const repair = (written: string, candidates: readonly Candidate[], own: Place | undefined): CityVerdict => {
  const [best, second] = candidates;
  if (best === undefined)
    return own && isShortFor(written, own)
      ? { place: own, why: "short for the zip's own city" }
      : { why: 'no such place in the state, and none written so alike near the zip' };
  if (second && second.cost - best.cost < CLEAR_LEAD)
    return { why: `could be ${best.place.name} or ${second.place.name}` };
  return { place: best.place, why: WHY[best.nearness] };
};

/** A real place stays, unless it is far away and a single letter makes it the zip's own city. */
const doubtReal = (real: Place, evidence: ZipEvidence, findCandidates: CandidateFinder): CityVerdict => {
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
): CityVerdict | undefined => {
  const key = foldCity(correction.right);
  const place = gazetteer.place(state, key);
  if (place) return { place, why: correction.why };
  return correction.state === ''
    ? undefined
    : { place: { key, name: correction.right }, why: correction.why };
};

export const createCityCorrector = (gazetteer: Gazetteer, corrections: CityCorrections): CityCorrector => {
  const findCandidates = createCandidateFinder(gazetteer);
  // A city is asked for with all its zips, one after the other.
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
