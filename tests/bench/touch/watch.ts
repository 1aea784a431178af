/** An interaction as Event Timing tells it: begin, and milliseconds to the next paint, rounded to 8. */
export interface TimedEvent {
  readonly name: string;
  readonly start: number;
  readonly duration: number;
}

export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

/** What was seen of one gesture; times in milliseconds since the page began. */
export interface Gesture {
  readonly kind: string;
  readonly begun: number;
  /** When the visitor's key or press arrived; undefined where there was none (scrolling). */
  at: number | undefined;
  /** When each watched thing was painted: as it first changed, and as it last did. */
  readonly painted: Record<string, readonly [first: number, last: number]>;
}

/** Everything that was seen in a page. */
export interface Seen {
  readonly gestures: Gesture[];
  readonly events: TimedEvent[];
  readonly tasks: LongTask[];
}

export interface Watch {
  readonly begin: (kind: string, paints: Readonly<Record<string, string>>) => void;
  readonly seen: Seen;
}

/** Runs in the page, before its own scripts: it must not use anything from outside of itself. */
export const watch = (): void => {
  const seen: Seen = { gestures: [], events: [], tasks: [] };
  let watched: [thing: string, selector: string][] = [];

  /** A message that is sent in a frame comes after the frame is painted. */
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    requestAnimationFrame(() => port2.postMessage(undefined));
  };
  const note = (thing: string): void => {
    const gesture = seen.gestures.at(-1);
    if (gesture?.at === undefined) return;
    afterPaint(() => {
      const now = performance.now();
      gesture.painted[thing] = [gesture.painted[thing]?.[0] ?? now, now];
    });
  };
  const elementOf = ({ target }: MutationRecord): Element | null =>
    target instanceof Element ? target : target.parentElement;
  const changed = (records: readonly MutationRecord[]): void => {
    for (const [thing, selector] of watched)
      if (records.some((record) => elementOf(record)?.closest(selector))) note(thing);
    // A menu comes as a whole: it is what was added, not where.
    for (const [thing, selector] of watched)
      if (
        records.some(({ addedNodes }) =>
          [...addedNodes].some((node) => node instanceof Element && node.matches(selector)),
        )
      )
        note(thing);
  };
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-pressed'],
  });

  const arrived = ({ timeStamp }: Event): void => {
    const gesture = seen.gestures.at(-1);
    if (gesture !== undefined) gesture.at ??= timeStamp;
  };
  for (const type of ['keydown', 'click']) addEventListener(type, arrived, { capture: true, passive: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as { interactionId?: number }).interactionId)
        seen.events.push({ name: entry.name, start: entry.startTime, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask' });

  const begin: Watch['begin'] = (kind, paints) => {
    watched = Object.entries(paints);
    seen.gestures.push({ kind, begun: performance.now(), at: undefined, painted: {} });
  };
  Object.assign(globalThis, { touchWatch: { begin, seen } satisfies Watch });
};

/**
 * Runs in the worker, before its own script. Chromium slows down the page's thread alone: here each answer takes `slow`
 * times as long too. A slow processor waits for a file no longer than a fast one.
 */
export const slowAnswers = (slow: number): string => `{
  let began = 0;
  const begin = () => { began = performance.now(); };
  addEventListener('message', begin);
  const load = self.fetch.bind(self);
  self.fetch = (...file) => load(...file).finally(begin);
  const post = self.postMessage.bind(self);
  self.postMessage = (...answer) => {
    const until = performance.now() + ${slow - 1} * (performance.now() - began);
    while (performance.now() < until);
    begin();
    post(...answer);
  };
}
`;
