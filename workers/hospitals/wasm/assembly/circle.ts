import { countCommon, intersect, setBit } from './bitmap';
import { chords, nearby, points, pointX, pointY, pointZ, rowPoint, unplaced } from './points';
import { match } from './scratch';
import { rows } from './sizes';
import { get } from './u32';

/*
 * Two points of the unit sphere are the nearer, the shorter the straight line between them: its square takes three
 * subtractions and no trigonometry. The host turns it into kilometres, for the rows that are shown.
 */

/** The last query was about the rows of the circle. */
export let isNear: bool = false;
/** The circle's radius, as a squared chord. */
export let limit: f32 = 0;

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

/** Draws a new circle: the rows at most so far (a squared chord) from this unit vector. */
export function drawCircle(x: f32, y: f32, z: f32, most: f32): void {
  measure(x, y, z);
  limit = most;
  findNearby();
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
