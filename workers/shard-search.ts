import type { HospitalPage, HospitalQuery } from './contract.ts';
import type { CorePage } from './core.ts';
import { readPage } from './resolve.ts';
import type { ShardFiles } from './shard-files.ts';
import type { Manifest, Part } from './shard-manifest.ts';
import type { Placed, Ranks } from './shard-part.ts';
import type { Plan, Planner } from './shard-plan.ts';
import { windowOf } from './shard-window.ts';

/** All that could be in the page, if the manifest cannot say more; nothing for a page that is empty anyway. */
const partsOf = ({ parts, spans, total }: Plan, { offset, limit }: CorePage) => {
  if (spans !== undefined && limit > 0) return windowOf(spans, offset, limit);
  const isEmpty = total !== undefined && (limit === 0 || offset >= total);
  return { parts: isEmpty ? [] : parts, skip: 0 };
};

const merge = (answers: readonly (readonly Placed[])[]): readonly Placed[] =>
  answers.flat().sort((left, right) => left.major - right.major || left.minor - right.minor);

/** The contract's `search` over parts. */
export const createShardSearch = (manifest: Manifest, files: ShardFiles, plan: Planner) => {
  const state = new Map(manifest.states.map((entry) => [entry.state, entry.rank]));
  const ranksFor = async (key: string, cities: string): Promise<Ranks> => ({
    city: key === 'city' ? (await files.cities(cities)).ranks : new Map(),
    state,
  });
  const ask = async (query: HospitalQuery, parts: readonly Part[], page: CorePage, cities: string) => {
    // One part alone needs no comparing, and no file for it.
    const ranks = parts.length > 1 ? await ranksFor(page.key, cities) : undefined;
    return Promise.all(parts.map(async (part) => (await files.part(part)).search(query, page, ranks)));
  };

  return async (query: HospitalQuery): Promise<HospitalPage> => {
    const page = readPage(query, manifest.rows);
    const planned = await plan(query, page);
    const { parts, skip } = partsOf(planned, page);
    const offset = page.offset - skip;
    const answers = await ask(
      query,
      parts,
      { ...page, offset: 0, limit: offset + page.limit },
      planned.cities,
    );
    const total = planned.total ?? answers.reduce((sum, answer) => sum + answer.total, 0);
    const rows = merge(answers.map(({ rows }) => rows)).slice(offset, offset + page.limit);
    return { total, rows: rows.map(({ row }) => row) };
  };
};
