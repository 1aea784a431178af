import { searchClient } from '#search/index.ts';
import type { HospitalPage } from '#workers/contract.ts';
import { type Applied, queryOf } from '../applied.ts';
import { located } from '../places.ts';

/** Every row of what is applied, in its order, in one answer. Rejects when no engine answers. */
export const allRows = async (applied: Applied, total: number): Promise<HospitalPage> =>
  searchClient().search(queryOf(await located(applied), 0, total));
