import { drawCircle } from './circle';
import { forgetOrders } from './circle-order';

/** Queries that ask for it are now about the rows at most so far (a squared chord) from this unit vector. */
export function aim(x: f32, y: f32, z: f32, most: f32): void {
  drawCircle(x, y, z, most);
  forgetOrders();
}
