import { byteReader, expectEnd, readByte, readVarint } from '../bytes.ts';
import { ODD_ZIP } from '../directory.ts';
import { IndexError } from '../index-error.ts';
import type { Sections } from '../index-format.ts';
import { readAllVarints, readTexts, readVarints } from './byte-lists.ts';

export interface Places {
  /** As the records have them; in collation order of their readable names. */
  readonly states: readonly string[];
  /** State → rank, equal for states that collate equal. */
  readonly stateRank: Uint32Array;
  /** Place → city and state; places are sorted by city, then by state. */
  readonly placeCity: Uint32Array;
  readonly placeState: Uint32Array;
  readonly oddZips: readonly string[];
}

/** Place p's zip numbers are zips[zipStart[p] … zipStart[p + 1] - 1]. */
export interface PlaceZips {
  readonly zipStart: Uint32Array;
  readonly zips: Uint32Array;
}

const readStates = (sections: Sections) => {
  const states = readTexts(sections.states);
  const coded = readVarints(sections.stateZip, states.length);
  const stateRank = new Uint32Array(states.length);
  for (let state = 1; state < states.length; state++)
    stateRank[state] = (coded[state] ?? 0) & 1 ? (stateRank[state - 1] ?? 0) : state;
  return { states, stateRank, lowest: coded.map((code) => code >>> 1) };
};

const readPlaceCities = (sections: Sections, cities: number): Uint32Array => {
  const counts = readVarints(sections.cityPlaces, cities);
  const places = counts.reduce((sum, count) => sum + count, 0);
  if (places > sections.placeState.length)
    throw new IndexError('section', 'there are places without a state');
  const placeCity = new Uint32Array(places);
  let filled = 0;
  counts.forEach((count, city) => {
    if (count === 0) throw new IndexError('range', 'a city is in no state');
    placeCity.fill(city, filled, filled + count);
    filled += count;
  });
  return placeCity;
};

interface OddZips {
  readonly texts: readonly string[];
  /** Place → the numbers of its odd zips. */
  readonly ofPlace: ReadonlyMap<number, readonly number[]>;
}

const readOddZips = (sections: Sections, places: number): OddZips => {
  const texts = readTexts(sections.oddZips);
  const pairs = readAllVarints(sections.oddPlaces);
  const ofPlace = new Map<number, number[]>();
  let place = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    place += pairs[at] ?? 0;
    const text = pairs[at + 1] ?? texts.length;
    if (place >= places || text >= texts.length) throw new IndexError('range', 'an odd zip is out of range');
    ofPlace.set(place, [...(ofPlace.get(place) ?? []), ODD_ZIP + text]);
  }
  return { texts, ofPlace };
};

/** Place → where its zips begin. Every zip but a place's first takes a byte of its own: so much can be trusted. */
const startZips = (counts: Uint32Array, { ofPlace }: OddZips, most: number): Uint32Array => {
  const start = new Uint32Array(counts.length + 1);
  let total = 0;
  counts.forEach((count, place) => {
    const all = count + (ofPlace.get(place)?.length ?? 0);
    if (all === 0) throw new IndexError('section', 'a place has no zip');
    total += all;
    start[place + 1] = total;
  });
  if (total > most) throw new IndexError('section', 'there are fewer zips than places promise');
  return start;
};

const readZips = (sections: Sections, placeState: Uint32Array, lowest: Uint32Array) => {
  const odd = readOddZips(sections, placeState.length);
  const counts = readVarints(sections.placeZips, placeState.length);
  const backed = sections.zipLow.length + sections.zipMore.length + sections.oddPlaces.length;
  const zipStart = startZips(counts, odd, backed);
  const zips = new Uint32Array(zipStart[placeState.length] ?? 0);
  const [high, more] = [byteReader(sections.zipHigh), byteReader(sections.zipMore)];
  const low = byteReader(sections.zipLow);
  counts.forEach((count, place) => {
    let at = zipStart[place] ?? 0;
    let zip =
      count > 0 ? ((lowest[placeState[place] ?? 0] ?? 0) + readVarint(high)) * 100 + readByte(low) : 0;
    for (let nth = 0; nth < count; nth++) {
      if (nth > 0) zip += readVarint(more);
      if (zip >= ODD_ZIP) throw new IndexError('range', 'a zip has more than five digits');
      zips[at++] = zip;
    }
    zips.set(odd.ofPlace.get(place) ?? [], at);
  });
  for (const reader of [high, low, more]) expectEnd(reader);
  return { zipStart, zips, oddZips: odd.texts };
};

/** Ranks and numbers of states stay below the number of places only if every state has one. */
const checkStates = (placeState: Uint32Array, states: number): void => {
  const used = new Uint8Array(states);
  for (const state of placeState) {
    if (state >= states) throw new IndexError('range', 'a place is in an unknown state');
    used[state] = 1;
  }
  if (used.includes(0)) throw new IndexError('range', 'a state has no place');
};

/** States, places and their zips. Throws IndexError. */
export const readPlaces = (sections: Sections, cities: number): Places & PlaceZips => {
  const { states, stateRank, lowest } = readStates(sections);
  const placeCity = readPlaceCities(sections, cities);
  const placeState = readVarints(sections.placeState, placeCity.length);
  checkStates(placeState, states.length);
  return { states, stateRank, placeCity, placeState, ...readZips(sections, placeState, lowest) };
};
