import { foldCity } from './city-names.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import { changesOneWord, changesPlace, isWithin, typingDistance } from './typing-errors.ts';
import { milesFrom, type ZipEvidence } from './zip-evidence.ts';

/** The zip's own city; within `reach` of the zip; within `FAR_MILES`; anywhere in the state if the zip's location is unknown. */
type Nearness = 'own' | 'near' | 'far' | 'unknown';

/** Cities farther away are ignored: an unlisted hamlet is more likely than both a typing error and a wrong zip. */
const FAR_MILES = 60;

/**
 * Maximum edits by nearness and by length of the correct name: [minimum length, edits].
 * Source: trials on gazetteer cities with seeded errors and on real places hidden from the gazetteer (decision 008).
 */
const BELIEVED: Readonly<Record<Nearness, readonly (readonly [length: number, edits: number])[]>> = {
  own: [
    [12, 3],
    [5, 2],
    [3, 1],
  ],
  near: [
    [9, 2],
    [4, 1],
  ],
  far: [[7, 1]],
  unknown: [
    [10, 2],
    [6, 1],
  ],
};

const MOST_EDITS = 3;

const believedEdits = (nearness: Nearness, length: number): number =>
  BELIEVED[nearness].find(([from]) => length >= from)?.[1] ?? 0;

/** Distance cost in edits. A second typing error is about 100 times rarer than a first, as is a city 30 miles from its zip. */
const mapCost = (nearness: Nearness, miles: number): number => {
  if (nearness === 'own') return 0;
  return nearness === 'unknown' ? 1 : 0.4 + miles / 50;
};

const judgeNearness = (place: Place, evidence: ZipEvidence, miles: number): Nearness | undefined => {
  if (place === evidence.place) return 'own';
  if (evidence.point === undefined) return 'unknown';
  if (miles <= evidence.reach) return 'near';
  return miles <= FAR_MILES ? 'far' : undefined;
};

/** Returns the place as a candidate, or none. `cost`: edits plus a penalty for distance. */
const judge = (place: Place, edits: number, evidence: ZipEvidence) => {
  const miles = milesFrom(evidence, place);
  const nearness = judgeNearness(place, evidence, miles);
  if (nearness === undefined || edits > believedEdits(nearness, place.key.length)) return [];
  return [{ place, edits, nearness, cost: edits + mapCost(nearness, miles) }];
};

export type Candidate = ReturnType<typeof judge>[number];

/** Returns the places of the state of which the city may be a misspelling, sorted by ascending cost. */
export const findCandidates = (
  gazetteer: Gazetteer,
  written: string,
  state: string,
  evidence: ZipEvidence,
): Candidate[] => {
  const key = foldCity(written);
  return gazetteer
    .placesOf(state)
    .filter((place) => isWithin(MOST_EDITS, key, place.key))
    .flatMap((place) => judge(place, typingDistance(key, place.key), evidence))
    .filter(
      ({ place: { name }, nearness }) =>
        !changesPlace(written, name) && (nearness === 'own' || !changesOneWord(written, name)),
    )
    .sort((a, b) => a.cost - b.cost || (a.place.key < b.place.key ? -1 : 1));
};
