import type { CorePage, CoreQuery, EngineParts, SearchCore } from './core.ts';

const BY_NAME = { key: 'name', descending: false } as const;

/** Restricts a core to the rows that `isKept` accepts: the core filters and sorts, then each matching row is checked. */
export const narrowCore = (
  { core, directory }: Pick<EngineParts, 'core' | 'directory'>,
  isKept: (row: number) => boolean,
) => {
  const { rows, rowPlace, placeState, placeCity, states } = directory;
  const findAll = (query: CoreQuery, order: Pick<CorePage, 'key' | 'descending'> = BY_NAME): Uint32Array => {
    const found = core.search(query, { ...order, offset: 0, limit: rows }).rows;
    const kept = new Uint32Array(found.length);
    let length = 0;
    for (let at = 0; at < found.length; at++) {
      const row = found[at] ?? 0;
      if (isKept(row)) kept[length++] = row;
    }
    return kept.subarray(0, length);
  };
  const countBy = (query: CoreQuery, groups: number, groupOf: (place: number) => number): Uint32Array => {
    const counts = new Uint32Array(groups);
    for (const row of findAll(query)) {
      const group = groupOf(rowPlace[row] ?? 0);
      counts[group] = (counts[group] ?? 0) + 1;
    }
    return counts;
  };
  const narrow: SearchCore = {
    ...core,
    search: (query, { offset, limit, ...order }) => {
      const found = findAll(query, order);
      return { total: found.length, rows: found.subarray(offset, offset + limit) };
    },
    countByState: (query) => countBy(query, states.length, (place) => placeState[place] ?? 0),
    countByPlace: (query) => countBy(query, placeCity.length, (place) => place),
  };
  return { narrow, findAll };
};
