import type { Hospital } from '#domain/hospital.ts';
import { type ByteColumn, pushVarint } from './encode-bytes.ts';
import { collate } from './encode-order.ts';
import type { TextTable } from './encode-texts.ts';
import type { RowTokens } from './encode-tokens.ts';
import { rareWidth } from './index-format.ts';

/** Counts the leading tokens that the row shares with the row before. */
const sharedTokens = ({ start, ids }: RowTokens, row: number): number => {
  if (row === 0) return 0;
  const [before, from, end] = [start[row - 1] ?? 0, start[row] ?? 0, start[row + 1] ?? 0];
  const most = Math.min(from - before, end - from);
  let shared = 0;
  while (shared < most && ids[before + shared] === ids[from + shared]) shared++;
  return shared;
};

const tokenWriter = (table: TextTable) => {
  const [nameCode, nameRare]: [ByteColumn, ByteColumn] = [[], []];
  const width = rareWidth(table.tokens);
  const push = (id: number): void => {
    const common = table.commonOf[id] ?? -1;
    if (common >= 0) {
      nameCode.push(common);
      return;
    }
    const number = table.rareOf[id] ?? 0;
    nameCode.push(table.common + Math.floor(number / 256 ** width));
    for (let at = width - 1; at >= 0; at--) nameRare.push(Math.floor(number / 256 ** at) & 0xff);
  };
  return { nameCode, nameRare, push };
};

/** Encodes the names in row order: each as the number of tokens shared with the name before, and its other tokens. */
export const encodeNames = (names: RowTokens, table: TextTable) => {
  const [nameShared, nameCount, nameFirst]: [ByteColumn, ByteColumn, ByteColumn] = [[], [], []];
  const { push, ...codes } = tokenWriter(table);
  let last = 0;
  for (let row = 0; row + 1 < names.start.length; row++) {
    const [from = 0, end = 0] = [names.start[row], names.start[row + 1]];
    const same = sharedTokens(names, row);
    pushVarint(nameShared, same);
    pushVarint(nameCount, end - from - same);
    if (same === 0) {
      const token = table.tokenOf[names.ids[from] ?? 0] ?? 0;
      pushVarint(nameFirst, (token - last + table.tokens) % table.tokens);
      last = token;
    }
    for (let at = from + Math.max(1, same); at < end; at++) push(names.ids[at] ?? 0);
  }
  return { nameShared, nameCount, nameFirst, ...codes };
};

/** Encodes the steps between rows whose name is a different text than the name before but collates equal. */
export const encodeTies = (hospitals: readonly Hospital[]): ByteColumn => {
  const plane: ByteColumn = [];
  let last = 0;
  hospitals.forEach(({ name }, row) => {
    const before = hospitals[row - 1]?.name;
    if (before === undefined || before === name || collate(before, name) !== 0) return;
    pushVarint(plane, row - last);
    last = row;
  });
  return plane;
};
