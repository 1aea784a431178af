import { type Bitmap, emptyBitmap, setBit } from './bitmap.ts';
import type { Names } from './reference/directory-names.ts';

interface Named extends Pick<Names, 'rowStart' | 'rowWords'> {
  readonly rows: number;
  readonly nameTies: Uint32Array;
}

/** Rows whose name is the same text as the name of the row before, or collates equal to it. */
export const findSameNames = ({ rows, nameTies, rowStart, rowWords }: Named): Bitmap => {
  const same = emptyBitmap(rows);
  for (const row of nameTies) setBit(same, row);
  for (let row = 1; row < rows; row++) {
    const start = rowStart[row] ?? 0;
    const size = (rowStart[row + 1] ?? 0) - start;
    const before = rowStart[row - 1] ?? 0;
    if (start - before !== size) continue;
    let at = 0;
    while (at < size && rowWords[before + at] === rowWords[start + at]) at++;
    if (at === size) setBit(same, row);
  }
  return same;
};
