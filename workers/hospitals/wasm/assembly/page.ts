import { gather, isSparse } from './gather';
import { DISTANCE, NAME, orderBy, STATE } from './orders';
import { startPage, taken } from './take';
import { walkAll, walkFlag, walkNames, walkNamesDown } from './walk';

/**
 * Puts the rows of a page of `match` into `out`: `limit` rows from the `offset`-th on, sorted by the key.
 * Returns how many. `total` is the count of `match`. Distances are unknown here, and so all tied.
 */
export function page(key: u32, descending: u32, offset: u32, limit: u32, total: u32): u32 {
  if (offset >= total || limit === 0) return 0;
  startPage(offset, min(limit, total - offset));
  if (key === DISTANCE || (key === NAME && descending === 0)) walkNames();
  else if (key === NAME) walkNamesDown();
  else if (key > STATE) walkFlag(key - STATE - 1, descending);
  else if (isSparse(total)) gather(key, descending);
  else walkAll(orderBy(key, descending));
  return taken;
}
