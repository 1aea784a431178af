import { limit } from './circle';
import { chords, pointKeys, pointRank, points, rowPoint } from './points';
import { sortKeys } from './sort';
import { get, put } from './u32';

/** Points within the circle: the others need no rank. */
let ranked: u32 = 0;

/** Squares are never negative, so their bits sort as they do. */
function sortPoints(): void {
  ranked = 0;
  for (let point: u32 = 0; point < points; point++) {
    if (!(load<f32>(chords + ((<usize>point) << 2)) <= limit)) continue;
    store<u64>(pointKeys + ((<usize>ranked) << 3), ((<u64>get(chords, point)) << 32) | point);
    ranked++;
  }
  sortKeys(pointKeys, ranked);
}

/** Ranks the points within the circle by distance and returns their number. */
export function rankPoints(): u32 {
  sortPoints();
  let rank: u32 = 0;
  let before: u32 = 0;
  for (let at: u32 = 0; at < ranked; at++) {
    const key = load<u64>(pointKeys + ((<usize>at) << 3));
    if (<u32>(key >> 32) !== before) rank = at;
    before = <u32>(key >> 32);
    put(pointRank, <u32>key, rank);
  }
  return ranked;
}

/** Where a row of the circle stands by distance; behind all others when its place is unknown. */
export function slotOf(row: u32, descending: u32): u32 {
  const point = get(rowPoint, row);
  if (point === points) return ranked;
  const rank = get(pointRank, point);
  return descending !== 0 ? ranked - 1 - rank : rank;
}
