/** Lists grouped by a number: group g's members are members[start[g] … start[g + 1] - 1], in input order. */
export interface Groups {
  readonly start: Uint32Array;
  readonly members: Uint32Array;
}

/** Groups `value`, by default the positions 0 … keys.length - 1, by key with a stable counting sort. */
export const groupBy = (keys: Uint32Array, groups: number, value?: Uint32Array): Groups => {
  const start = new Uint32Array(groups + 1);
  for (const key of keys) start[key + 1] = (start[key + 1] ?? 0) + 1;
  for (let group = 0; group < groups; group++)
    start[group + 1] = (start[group + 1] ?? 0) + (start[group] ?? 0);
  const next = start.slice();
  const members = new Uint32Array(keys.length);
  keys.forEach((key, at) => {
    const slot = next[key] ?? 0;
    members[slot] = value === undefined ? at : (value[at] ?? 0);
    next[key] = slot + 1;
  });
  return { start, members };
};
