import { searchClient } from '#search/index.ts';
import type { HospitalPage } from '#workers/contract.ts';
import { type FinderState, queryOf } from '../url/finder-url.ts';
import { withPoint } from '../url/start-places.ts';

/** Every row of what is applied, in its order, in one answer. Rejects when no engine answers. */
export const allRows = async (applied: FinderState, total: number): Promise<HospitalPage> =>
  searchClient().search(queryOf(await withPoint(applied), 0, total));
