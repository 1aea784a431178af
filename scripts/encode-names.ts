import { rareWidth } from '#workers/index-format.ts';
import { type Plane, pushVarint } from './encode-bytes.ts';
import { collate } from './encode-order.ts';
import type { TextTable } from './encode-texts.ts';

type Tokens = readonly string[];

const sharedTokens = (left: Tokens, right: Tokens): number => {
  const most = Math.min(left.length, right.length);
  let shared = 0;
  while (shared < most && left[shared] === right[shared]) shared++;
  return shared;
};

const pushToken = (planes: { code: Plane; rare: Plane }, table: TextTable, token: string): void => {
  const common = table.common.get(token);
  if (common !== undefined) {
    planes.code.push(common);
    return;
  }
  const width = rareWidth(table.tokens.size);
  const id = table.rare.get(token) ?? 0;
  planes.code.push(table.common.size + Math.floor(id / 256 ** width));
  for (let at = width - 1; at >= 0; at--) planes.rare.push(Math.floor(id / 256 ** at) & 0xff);
};

/** Names in row order: each as what it shares with the one before, and its other tokens. */
export const encodeNames = (names: readonly Tokens[], table: TextTable) => {
  const [shared, count, first, code, rare]: [Plane, Plane, Plane, Plane, Plane] = [[], [], [], [], []];
  let previous: Tokens = [];
  let last = 0;
  for (const tokens of names) {
    const same = sharedTokens(previous, tokens);
    pushVarint(shared, same);
    pushVarint(count, tokens.length - same);
    const own = tokens.slice(same);
    if (same === 0) {
      const id = table.tokens.get(own.shift() ?? '') ?? 0;
      pushVarint(first, (id - last + table.tokens.size) % table.tokens.size);
      last = id;
    }
    for (const token of own) pushToken({ code, rare }, table, token);
    previous = tokens;
  }
  return { nameShared: shared, nameCount: count, nameFirst: first, nameCode: code, nameRare: rare };
};

/** Steps between the rows whose name is another text than the one before and yet collates equal. */
export const encodeTies = (names: readonly string[]): Plane => {
  const plane: Plane = [];
  let last = 0;
  names.forEach((name, row) => {
    const before = names[row - 1];
    if (before === undefined || before === name || collate(before, name) !== 0) return;
    pushVarint(plane, row - last);
    last = row;
  });
  return plane;
};
