import { foldCity, foldWords } from './city-names.ts';
import { type Candidate, findCandidates } from './find-candidates.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import type { CityCorrections } from './read-corrections.ts';
import { isFarAway, type ZipEvidence, zipEvidence } from './zip-evidence.ts';

/**
 * Place that a city cell refers to; without `place` the city stays as written. `why`: reason for the correction, empty if
 * the cell was correct; without `place`, the reason why no place was found.
 */
export interface CityMatch {
  readonly place?: Pick<Place, 'key' | 'name'>;
  readonly why: string;
}

/** Maps (city as written, postal code of the state, normalized zip) to a place. */
export type CityCorrector = (written: string, state: string, zip: string) => CityMatch;

/** Minimum cost difference between the best and the second candidate. */
const CLEAR_LEAD = 0.25;
/** Maximum length of a city in characters: longer cells are not cities, and regular expressions would be slow on them. */
const LONGEST_CITY = 100;

const WHY: Readonly<Record<Candidate['nearness'], string>> = {
  own: "typing error for the zip's own city",
  near: 'typing error for a city near the zip',
  far: 'typing error for the only similar city of the region',
  unknown: 'typing error for the only similar city of the state; the zip is unknown',
};

/** Returns the keys to look up for a cell: as written; without brackets and "City of"; also without a trailing state. */
const readings = (written: string, state: string): string[] => {
  if (written.length > LONGEST_CITY) return [foldCity(written)];
  const bare = written.replace(/\(.*\)/g, '').replace(/^\s*(city|town|village) of\s/i, '');
  const stateless = bare.replace(new RegExp(`[\\s,]+${state}[\\s.,]*$`, 'i'), '');
  return [...new Set([written, bare, stateless].map(foldCity))];
};

/** Whether `short` could abbreviate `long` ("Phila", "T or C"): same first letter, letters in the same order. */
const keepsOrder = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === long[0];
};

/** Whether a cell abbreviates a name. Omitting whole words does not count: Springfield may not be Springfield Center. */
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

/** Keeps a listed place, unless it is far from the zip and one edit away from the zip's own city. */
const doubtReal = (real: Place, evidence: ZipEvidence, gazetteer: Gazetteer): CityMatch => {
  if (!isFarAway(evidence, real)) return { place: real, why: '' };
  const meant = findCandidates(gazetteer, real.name, real.state, evidence).find(
    ({ nearness, edits }) => nearness === 'own' && edits === 1,
  );
  return meant
    ? { place: meant.place, why: `${WHY.own}; the written one is far away` }
    : { place: real, why: '' };
};

const followCorrection = (
  correction: CityCorrections['rows'][number],
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

export const createCityCorrector =
  (gazetteer: Gazetteer, corrections: CityCorrections): CityCorrector =>
  (written, state, zip) => {
    const keys = readings(written, state);
    const [key = ''] = keys;
    const correction = corrections.find(key, state);
    const followed = correction && followCorrection(correction, state, gazetteer);
    if (followed) return followed;
    const evidence = zipEvidence(gazetteer, state, zip);
    const real = keys.map((reading) => gazetteer.place(state, reading)).find((place) => place !== undefined);
    if (real) return doubtReal(real, evidence, gazetteer);
    const candidates = findCandidates(gazetteer, written, state, evidence);
    return repair(written, candidates, evidence.place);
  };
