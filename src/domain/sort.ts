/** Sort order of a table by one of its columns. */
export interface Sort<Key extends string> {
  readonly key: Key;
  readonly direction: 'asc' | 'desc';
}

/** Ascending for another column; the same column changes its direction. */
export const nextSort = <Key extends string>(sort: Sort<Key>, key: Key): Sort<Key> => ({
  key,
  direction: sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
});
