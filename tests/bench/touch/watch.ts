/** Times in milliseconds since the page began. */
interface Span {
  readonly start: number;
  readonly duration: number;
}

export interface Gesture {
  readonly kind: string;
  readonly start: number;
  /** When the key or press arrived; undefined for scrolling. */
  at: number | undefined;
  /** When each watched thing was painted: after its first change, and after its last. */
  readonly painted: Record<string, readonly [first: number, last: number]>;
}

export interface Seen {
  readonly gestures: Gesture[];
  /** Interactions as Event Timing reports them: until the next paint, rounded to 8 ms. */
  readonly events: Span[];
  /** Tasks over 50 ms. */
  readonly tasks: Span[];
}

export interface Watch {
  readonly seen: Seen;
  /** `paints`: what the gesture changes, by name, with a selector of the elements that hold it. */
  readonly begin: (kind: string, paints: Readonly<Record<string, string>>) => void;
  /** Resolves once the page has shown no change for so many milliseconds. */
  readonly settle: (quietMs: number) => Promise<void>;
}

/** Runs in the page before its own scripts: it must not use anything from outside of itself. */
export const watch = (): void => {
  const seen: Seen = { gestures: [], events: [], tasks: [] };
  let watched: [thing: string, selector: string][] = [];
  let lastChange = 0;

  /** A message that is sent in a frame arrives after the frame is painted. */
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
  const isIn = (selector: string, { target, addedNodes }: MutationRecord): boolean => {
    const element = target instanceof Element ? target : target.parentElement;
    if (element?.closest(selector)) return true;
    // A menu is added as a whole.
    return [...addedNodes].some((node) => node instanceof Element && node.matches(selector));
  };
  new MutationObserver((records) => {
    lastChange = performance.now();
    for (const [thing, selector] of watched)
      if (records.some((record) => isIn(selector, record))) note(thing);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-pressed', 'data-phase'],
  });

  const arrived = ({ timeStamp }: Event): void => {
    const gesture = seen.gestures.at(-1);
    if (gesture !== undefined) gesture.at ??= timeStamp;
  };
  for (const type of ['keydown', 'click']) addEventListener(type, arrived, { capture: true, passive: true });

  const observe = (type: string, spans: Span[], isCounted: (entry: PerformanceEntry) => boolean): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isCounted(entry)) spans.push({ start: entry.startTime, duration: entry.duration });
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe('event', seen.events, (entry) => Boolean((entry as { interactionId?: number }).interactionId));
  observe('longtask', seen.tasks, () => true);

  const touchWatch: Watch = {
    seen,
    begin: (kind, paints) => {
      watched = Object.entries(paints);
      seen.gestures.push({ kind, start: performance.now(), at: undefined, painted: {} });
    },
    settle: (quietMs) => {
      const from = performance.now();
      return new Promise((resolve) => {
        const look = (): void => {
          if (performance.now() - Math.max(from, lastChange) > quietMs) resolve();
          else requestAnimationFrame(look);
        };
        look();
      });
    },
  };
  Object.assign(globalThis, { touchWatch });
};

/**
 * Runs in the worker before its own script. Chromium slows down the page's thread alone: this makes each answer take `slow`
 * times as long too, without the time for fetching a file.
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
