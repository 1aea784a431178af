export interface Kind {
  readonly name: string;
  /** What the gesture changes, by name, with a selector of the elements that hold it. */
  readonly paints: Readonly<Record<string, string>>;
  /** Whether the first paint counts, because more of the same follows out of sight. Otherwise the last counts. */
  readonly grows?: boolean;
  /** Whether a task over 50 ms until the next gesture is a miss. */
  readonly isCalm: boolean;
}

const ROWS = 'table tbody';
/** The line over the list, or its rows where the line stays the same. */
const LIST = `[data-phase] > header, ${ROWS}`;
const COUNT = 'search button[type="submit"], search fieldset small';

export const KINDS = {
  enter: { name: 'box entered', paints: {}, isCalm: true },
  key: { name: 'key in the name', paints: { suggestions: '[role="listbox"]', count: COUNT }, isCalm: true },
  city: { name: 'key in the city', paints: { cities: '[role="listbox"]' }, grows: true, isCalm: true },
  state: { name: 'state chosen', paints: { count: COUNT }, isCalm: false },
  network: { name: 'network chosen', paints: { count: COUNT }, isCalm: false },
  filter: { name: 'Filter', paints: { rows: LIST }, grows: true, isCalm: false },
  sort: { name: 'sorted', paints: { rows: LIST }, grows: true, isCalm: false },
  scroll: { name: 'scrolled', paints: {}, isCalm: true },
  star: { name: 'star', paints: { star: `${ROWS} button[aria-pressed]` }, isCalm: false },
  menu: { name: 'menu of a row', paints: { menu: '[role="menu"]' }, isCalm: false },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
