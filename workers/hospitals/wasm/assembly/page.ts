import { circleOrder } from './circle-order';
import { gather, isSparse } from './gather';
import { DISTANCE, NAME, orderBy, STATE } from './orders';
import { startPage, taken } from './take';
import { walkAll, walkFlag, walkNames, walkNamesDown } from './walk';

/** Without an origin all distances are unknown, and so tied. */
function walkDistance(descending: u32): void {
  const order = circleOrder(descending);
  if (order === 0) walkNames();
  else walkAll(order);
}

/**
 * Puts the rows of a page of `match` into `out`: `limit` rows from the `offset`-th on, sorted by the key.
 * Returns how many. `total` is the count of `match`.
 */
export function page(key: u32, descending: u32, offset: u32, limit: u32, total: u32): u32 {
  if (offset >= total || limit === 0) return 0;
  startPage(offset, min(limit, total - offset));
  if (key === NAME && descending === 0) walkNames();
  else if (key === NAME) walkNamesDown();
  else if (key === DISTANCE) walkDistance(descending);
  else if (key > STATE) walkFlag(key - STATE - 1, descending);
  else if (isSparse(total)) gather(key, descending);
  else walkAll(orderBy(key, descending));
  return taken;
}
