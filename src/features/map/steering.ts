/** Something that the keyboard can stand on, and where it is, in units of the map. */
export interface Stop {
  readonly state: string;
  readonly at: readonly [x: number, y: number];
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far aside counts against a neighbour, beside how far ahead. */
const ASIDE = 2;

const nearestAhead = (
  stops: readonly Stop[],
  from: Stop,
  [dx, dy]: readonly [number, number],
): Stop | undefined => {
  let best: { readonly stop: Stop; readonly cost: number } | undefined;
  for (const stop of stops) {
    const [x, y] = [stop.at[0] - from.at[0], stop.at[1] - from.at[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // Within 60 degrees of the arrow, so that every stop has a way to every other.
    if (ahead <= 0 || aside > 1.75 * ahead) continue;
    const cost = ahead + ASIDE * aside;
    if (best === undefined || cost < best.cost) best = { stop, cost };
  }
  return best?.stop;
};

/** The stop that a key leads to: arrows to the neighbour on that side, Home and End to the first and last. */
export const stopAfter = (stops: readonly Stop[], from: string, key: string): string | undefined => {
  if (key === 'Home') return stops[0]?.state;
  if (key === 'End') return stops.at(-1)?.state;
  const start = stops.find(({ state }) => state === from);
  const way = WAYS[key];
  return start && way && nearestAhead(stops, start, way)?.state;
};

/** Too small for a finger or a mouse on the map: they stand beside it too. The eastern ones of less than 10,000 square miles or so. */
export const SMALL_STATES = ['VT', 'NH', 'MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC'] as const;

export const isSmall = (state: string): boolean => (SMALL_STATES as readonly string[]).includes(state);
