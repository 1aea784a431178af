import type { CorePage, CoreQuery, SearchCore } from './core.ts';

const isAll = ({ text, network, states = [], places = [] }: CoreQuery): boolean =>
  text === '' && network === 'open' && states.length + places.length === 0;

const isByName = ({ key, descending }: CorePage): boolean => key === 'name' && !descending;

/** Rows are numbered by name. */
const rowsByName = (rows: number, { offset, limit }: CorePage): Uint32Array =>
  Uint32Array.from({ length: Math.max(0, Math.min(limit, rows - offset)) }, (_, at) => offset + at);

/** Opens when first asked; afterwards nothing of what `open` holds is kept. */
const openOnce = (open: () => SearchCore): (() => SearchCore) => {
  let state: SearchCore | (() => SearchCore) = open;
  return () => {
    if (typeof state === 'function') state = state();
    return state;
  };
};

/**
 * The core of a directory of so many rows, which is opened when a question first needs it: a visitor sees the first of all
 * hospitals before their words are folded and listed. Every method throws what `open` does.
 */
export const lateCore = (rows: number, open: () => SearchCore): SearchCore => {
  const core = openOnce(open);
  return {
    search: (query, page) =>
      isAll(query) && isByName(page)
        ? { total: rows, rows: rowsByName(rows, page) }
        : core().search(query, page),
    countByState: (query) => core().countByState(query),
    countByPlace: (query) => core().countByPlace(query),
    rowsOf: (word) => core().rowsOf(word),
    near: (pattern, most) => core().near(pattern, most),
    vocabulary: () => core().vocabulary(),
    sameNames: () => core().sameNames(),
  };
};
