import type { HospitalPage, HospitalQuery } from '../contract.ts';
import type { CorePage } from '../hospitals/core.ts';
import { readPage } from '../hospitals/resolve.ts';
import type { ShardFiles } from './shard-files.ts';
import type { Manifest, Pack, Part } from './shard-manifest.ts';
import type { Placed, Ranks } from './shard-part.ts';
import type { Plan, Planner } from './shard-plan.ts';
import { windowOf } from './shard-window.ts';

/** All that could be in the page, if the manifest cannot say more; nothing for a page that is empty anyway. */
const partsOf = ({ parts, spans, total }: Plan, { offset, limit }: CorePage) => {
  if (spans !== undefined && limit > 0) return windowOf(spans, offset, limit);
  const isEmpty = total !== undefined && (limit === 0 || offset >= total);
  return { parts: isEmpty ? [] : parts, skip: 0 };
};

const inOrder = (rows: readonly Placed[]): readonly Placed[] =>
  [...rows].sort((left, right) => left.major - right.major || left.minor - right.minor);

export interface ShardSearch {
  search(query: HospitalQuery): Promise<HospitalPage>;
  /** All matches in packs, each row once, in the order of the page. */
  searchPacks(query: HospitalQuery, packs: readonly Pack[], page: CorePage): Promise<readonly Placed[]>;
}

/** The contract's `search` over parts. */
export const createShardSearch = (manifest: Manifest, files: ShardFiles, plan: Planner): ShardSearch => {
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
  const searchPacks: ShardSearch['searchPacks'] = async (query, packs, page) => {
    const ranks = await ranksFor(page.key, manifest.cities);
    const answers = await Promise.all(
      packs.map(async (pack) => {
        const [part, positions] = await Promise.all([files.part(pack), files.positions(pack)]);
        return part.search(query, { ...page, offset: 0, limit: pack.rows }, ranks, positions).rows;
      }),
    );
    return inOrder([...new Map(answers.flat().map((row) => [row.minor, row])).values()]);
  };
  const searchParts = async (query: HospitalQuery, page: CorePage, planned: Plan): Promise<HospitalPage> => {
    const { parts, skip } = partsOf(planned, page);
    const [from, to] = [page.offset - skip, page.offset - skip + page.limit];
    const answers = await ask(query, parts, { ...page, offset: 0, limit: to }, planned.cities);
    const total = planned.total ?? answers.reduce((sum, answer) => sum + answer.total, 0);
    const rows = inOrder(answers.flatMap((answer) => answer.rows)).slice(from, to);
    return { total, rows: rows.map(({ row }) => row) };
  };
  return {
    searchPacks,
    search: async (query) => {
      const page = readPage(query, manifest.rows);
      const planned = await plan(query, page);
      if (planned.packs === undefined) return searchParts(query, page, planned);
      const rows = await searchPacks(query, planned.packs, page);
      const wanted = rows.slice(page.offset, page.offset + page.limit);
      return { total: rows.length, rows: wanted.map(({ row }) => row) };
    },
  };
};
