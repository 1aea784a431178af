import { countCommon, hasBit, intersect, setBit } from './bitmap';
import {
  chords,
  match,
  nearby,
  nearOrders,
  pointCounts,
  pointKeys,
  pointRank,
  points,
  pointX,
  pointY,
  pointZ,
  rowPoint,
  rows,
  unplaced,
} from './memory';
import { sortKeys } from './sort';

/*
 * Two points of the unit sphere are the nearer, the shorter the straight line between them: its square takes three
 * subtractions and no trigonometry. The host turns it into kilometres, for the rows that are shown.
 */

/** The last query was about the rows of the circle. */
let isNear: bool = false;
/** The circle's radius, as a squared chord. */
let limit: f32 = 0;
/** One bit per order of rows that has been made for this circle; ranks are made with the first. */
let made: u32 = 0;
/** Points within the circle: the others need no rank. */
let ranked: u32 = 0;

function get(base: usize, at: u32): u32 {
  return load<u32>(base + ((<usize>at) << 2));
}

function put(base: usize, at: u32, value: u32): void {
  store<u32>(base + ((<usize>at) << 2), value);
}

/** Called once, after the host has written the points. */
export function place(): void {
  for (let row: u32 = 0; row < rows; row++) if (get(rowPoint, row) === points) setBit(unplaced, row);
}

/** Four points at a time; the areas are padded. */
function measure(x: f32, y: f32, z: f32): void {
  for (let at: usize = 0; at < (<usize>points) << 2; at += 16) {
    const east = f32x4.sub(v128.load(pointX + at), f32x4.splat(x));
    const north = f32x4.sub(v128.load(pointY + at), f32x4.splat(y));
    const up = f32x4.sub(v128.load(pointZ + at), f32x4.splat(z));
    const flat = f32x4.add(f32x4.mul(east, east), f32x4.mul(north, north));
    v128.store(chords + at, f32x4.add(flat, f32x4.mul(up, up)));
  }
  store<f32>(chords + ((<usize>points) << 2), -1);
}

function findNearby(): void {
  for (let row: u32 = 0; row < rows; row += 64) {
    const size = min(rows - row, 64);
    let bits: u64 = 0;
    for (let nth: u32 = 0; nth < size; nth++) {
      const chord = load<f32>(chords + ((<usize>get(rowPoint, row + nth)) << 2));
      bits |= (<u64>(chord <= limit)) << nth;
    }
    store<u64>(nearby + (row >> 3), bits);
  }
}

/** Queries that ask for it are now about the rows at most so far (a squared chord) from this unit vector. */
export function aim(x: f32, y: f32, z: f32, most: f32): void {
  measure(x, y, z);
  limit = most;
  findNearby();
  made = 0;
}

/** Keeps the rows of the circle, if the query wants that. */
export function keepNearby(wanted: u32): void {
  isNear = wanted !== 0;
  if (isNear) intersect(match, nearby);
}

/** Rows of the last query that are at an unknown place. */
export function countUnplaced(): u32 {
  return countCommon(match, unplaced);
}

/** Squares are never negative, so their bits sort as they do. */
function rankPoints(): void {
  ranked = 0;
  for (let point: u32 = 0; point < points; point++) {
    if (!(load<f32>(chords + ((<usize>point) << 2)) <= limit)) continue;
    store<u64>(pointKeys + ((<usize>ranked) << 3), ((<u64>get(chords, point)) << 32) | point);
    ranked++;
  }
  sortKeys(pointKeys, ranked);
  let rank: u32 = 0;
  let before: u32 = 0;
  for (let at: u32 = 0; at < ranked; at++) {
    const key = load<u64>(pointKeys + ((<usize>at) << 3));
    if (<u32>(key >> 32) !== before) rank = at;
    before = <u32>(key >> 32);
    put(pointRank, <u32>key, rank);
  }
}

function slotOf(row: u32, descending: u32): u32 {
  const point = get(rowPoint, row);
  if (point === points) return ranked;
  const rank = get(pointRank, point);
  return descending !== 0 ? ranked - 1 - rank : rank;
}

/** Counting sort by rank; it is stable, and rows are in name order to begin with: that settles ties. */
function makeOrder(descending: u32, order: usize): void {
  memory.fill(pointCounts, 0, (<usize>ranked + 2) << 2);
  for (let row: u32 = 0; row < rows; row++) {
    if (!hasBit(nearby, row)) continue;
    const slot = slotOf(row, descending) + 1;
    put(pointCounts, slot, get(pointCounts, slot) + 1);
  }
  for (let at: u32 = 1; at <= ranked; at++) {
    const total = get(pointCounts, at) + get(pointCounts, at - 1);
    put(pointCounts, at, total);
  }
  for (let row: u32 = 0; row < rows; row++) {
    if (!hasBit(nearby, row)) continue;
    const slot = slotOf(row, descending);
    const at = get(pointCounts, slot);
    put(order, at, row);
    put(pointCounts, slot, at + 1);
  }
}

/** The circle's rows by distance, those of unknown place last; 0 when the last query has no origin. */
export function nearOrder(descending: u32): usize {
  if (!isNear) return 0;
  const order = nearOrders + <usize>descending * ((<usize>rows) << 2);
  if (made === 0) rankPoints();
  if (((made >> descending) & 1) === 0) makeOrder(descending, order);
  made |= 1 << descending;
  return order;
}
