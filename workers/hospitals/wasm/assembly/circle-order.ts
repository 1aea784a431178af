import { hasBit } from './bitmap';
import { isNear } from './circle';
import { rankPoints, slotOf } from './point-ranks';
import { nearby, nearOrders, pointCounts } from './points';
import { rows } from './sizes';
import { add, get, put, sumUp } from './u32';

/** One bit per order of rows that has been made for this circle; ranks are made with the first. */
let made: u32 = 0;
/** Slots in use: one per point of the circle, one for the unknown place. */
let slots: u32 = 0;

/** The circle has changed. */
export function forgetOrders(): void {
  made = 0;
}

/** Counting sort by rank; it is stable, and rows are in name order to begin with: that settles ties. */
function makeOrder(descending: u32, order: usize): void {
  memory.fill(pointCounts, 0, (<usize>slots + 1) << 2);
  for (let row: u32 = 0; row < rows; row++)
    if (hasBit(nearby, row)) add(pointCounts, slotOf(row, descending) + 1, 1);
  sumUp(pointCounts, slots);
  for (let row: u32 = 0; row < rows; row++) {
    if (!hasBit(nearby, row)) continue;
    const slot = slotOf(row, descending);
    put(order, get(pointCounts, slot), row);
    add(pointCounts, slot, 1);
  }
}

/** The circle's rows by distance, those of unknown place last; 0 when the last query has no origin. */
export function circleOrder(descending: u32): usize {
  if (!isNear) return 0;
  const order = nearOrders + <usize>descending * ((<usize>rows) << 2);
  if (made === 0) slots = rankPoints() + 1;
  if (((made >> descending) & 1) === 0) makeOrder(descending, order);
  made |= 1 << descending;
  return order;
}
