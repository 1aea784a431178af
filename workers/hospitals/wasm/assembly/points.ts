import { area, grow } from './area';
import { bitmapBytes, rows } from './sizes';

/** Areas of distances, see the map in memory.ts. */

/** Distinct points; `points` itself is the number of the unknown place. */
export let points: u32 = 0;

export let pointX: usize = 0;
export let pointY: usize = 0;
export let pointZ: usize = 0;
export let rowPoint: usize = 0;
export let unplaced: usize = 0;
export let chords: usize = 0;
export let nearby: usize = 0;
export let pointRank: usize = 0;
export let pointKeys: usize = 0;
export let pointCounts: usize = 0;
export let nearOrders: usize = 0;

/** Lays out what distances need. Called at most once, before the host writes points. */
export function locate(pointCount: u32): void {
  points = pointCount;
  const floats = (<usize>pointCount + 1) << 2;
  pointX = area(floats);
  pointY = area(floats);
  pointZ = area(floats);
  rowPoint = area(rows << 2);
  unplaced = area(bitmapBytes);
  chords = area(floats);
  nearby = area(bitmapBytes);
  pointRank = area(floats);
  pointKeys = area((<usize>pointCount) << 3);
  pointCounts = area((<usize>pointCount + 2) << 2);
  nearOrders = area((<usize>rows) << 3);
  grow();
}
