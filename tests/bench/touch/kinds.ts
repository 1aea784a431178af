/** A sort of gesture, and what must be painted after it. */
export interface Kind {
  readonly name: string;
  /** Each thing that the gesture changes: what it is called, and a selector of the elements that hold it. */
  readonly paints: Readonly<Record<string, string>>;
  /** Whether the first paint counts, because more of the same comes out of sight afterwards; else the last. */
  readonly grows?: boolean;
  /** Whether no task over 50 ms may run from one such gesture to the next. */
  readonly calm: boolean;
}

const ROWS = 'table tbody';
/** What a filter changes first: the line over the list, or its rows where they are the same as before. */
const LIST = `[data-phase] > header, ${ROWS}`;
const COUNT = 'search button[type="submit"], search fieldset small';

export const KINDS = {
  enter: { name: 'box entered', paints: {}, calm: true },
  key: { name: 'key in the name', paints: { suggestions: '[role="listbox"]', count: COUNT }, calm: true },
  city: { name: 'key in the city', paints: { cities: '[role="listbox"]' }, grows: true, calm: true },
  state: { name: 'state chosen', paints: { count: COUNT }, calm: false },
  network: { name: 'network chosen', paints: { count: COUNT }, calm: false },
  filter: { name: 'Filter', paints: { rows: LIST }, grows: true, calm: false },
  sort: { name: 'sorted', paints: { rows: LIST }, grows: true, calm: false },
  scroll: { name: 'scrolled', paints: {}, calm: true },
  star: { name: 'star', paints: { star: `${ROWS} button[aria-pressed]` }, calm: false },
  menu: { name: 'menu of a row', paints: { menu: '[role="menu"]' }, calm: false },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
