import { get, put } from '../u32';
import { check, RANGE, SECTION } from './host';
import { reserve, reserveList } from './reserve';
import { CITY_PLACES, left, PLACE_STATE, readVarints, STATE_ZIP, STATES } from './sections';
import { cityCount } from './table';
import { countTexts, decodeTexts } from './texts';

/* States and places. A place is a city with its state; places are sorted by city, then by state. */

/** Start and end address of each state; its rank, equal for states that collate equal; its lowest zip div 100. */
export let states: usize = 0;
export let stateRank: usize = 0;
export let lowestZip: usize = 0;
export let stateCount: u32 = 0;
/** City c's places are firstPlace[c] … firstPlace[c + 1] - 1. */
export let firstPlace: usize = 0;
export let placeCity: usize = 0;
export let placeState: usize = 0;
export let placeCount: u32 = 0;

function readStates(): void {
  states = reserveList(2 * <u64>countTexts(STATES));
  stateCount = decodeTexts(STATES, states);
  lowestZip = readVarints(STATE_ZIP, stateCount);
  stateRank = reserveList(stateCount);
  for (let state: u32 = 0; state < stateCount; state++) {
    const coded = get(lowestZip, state);
    const isTie = state > 0 && (coded & 1) !== 0;
    put(stateRank, state, isTie ? get(stateRank, state - 1) : state);
    put(lowestZip, state, coded >> 1);
  }
}

function readCities(): void {
  const counts = readVarints(CITY_PLACES, cityCount);
  let total: u64 = 0;
  for (let city: u32 = 0; city < cityCount; city++) total += get(counts, city);
  check(total <= left(PLACE_STATE), SECTION);
  placeCount = <u32>total;
  placeCity = reserveList(total);
  firstPlace = reserveList(<u64>cityCount + 1);
  let filled: u32 = 0;
  for (let city: u32 = 0; city < cityCount; city++) {
    const count = get(counts, city);
    check(count > 0, RANGE);
    for (const end = filled + count; filled < end; filled++) put(placeCity, filled, city);
    put(firstPlace, city + 1, filled);
  }
}

/** Checks that every state has a place, so that ranks and numbers of states are below the number of places. */
function checkStates(): void {
  const used = reserve(stateCount);
  let missing = stateCount;
  for (let place: u32 = 0; place < placeCount; place++) {
    const state = get(placeState, place);
    check(state < stateCount, RANGE);
    missing -= 1 - load<u8>(used + state);
    store<u8>(used + state, 1);
  }
  check(missing === 0, RANGE);
}

export function readPlaces(): void {
  readStates();
  readCities();
  placeState = readVarints(PLACE_STATE, placeCount);
  checkStates();
}
