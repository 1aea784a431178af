/** What a page has seen of its own visit. */
export interface Seen {
  /** Sum of the layout shifts that no gesture caused. */
  shift: number;
  /** Milliseconds of each task over 50 ms that began after the page had loaded. */
  readonly longTasks: number[];
  /** Milliseconds from a gesture to the next paint, of the slowest; 0 while none took 16. */
  slowest: number;
}

/** Runs in the page, before its own scripts: it must not use anything from outside of itself. */
export const watch = (): void => {
  const seen: Seen = { shift: 0, longTasks: [], slowest: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, tell: (entry: PerformanceEntry) => void, more = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
      ...more,
    });
  const loadedAt = (): number =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd ||
    Number.POSITIVE_INFINITY;

  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    if (startTime >= loadedAt()) seen.longTasks.push(duration);
  });
  observe(
    'event',
    (entry) => {
      const isGesture = (entry as PerformanceEntry & { interactionId?: number }).interactionId;
      if (isGesture) seen.slowest = Math.max(seen.slowest, entry.duration);
    },
    { durationThreshold: 16 },
  );
};
