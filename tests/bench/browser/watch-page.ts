/** What a page has seen of its own visit; milliseconds since the navigation began. */
export interface PageSeen {
  /** When rows of an answer were first painted, instead of those that the page came with. */
  answered: number | undefined;
  /** Keys, and when what they changed was laid out: undefined where nothing changed. */
  readonly keys: { readonly at: number; laidOut: number | undefined }[];
  readonly tasks: { readonly start: number; readonly duration: number }[];
  /** Questions to the worker. */
  questions: number;
}

export type WithSeen = typeof globalThis & { readonly pageSeen: PageSeen; readonly searchWorker: Worker };

/** Runs in the page, before its own scripts: it must not use anything from outside of itself. */
export const watchPage = (answers: string): void => {
  const seen: PageSeen = { answered: undefined, keys: [], tasks: [], questions: 0 };
  Object.assign(globalThis, { pageSeen: seen });

  const Original = Worker;
  const post = Original.prototype.postMessage;
  Original.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof post>) {
    seen.questions += 1;
    Object.assign(globalThis, { searchWorker: this });
    return post.apply(this, message);
  } as typeof post;

  /** A message that is sent in a frame comes after the frame is painted. */
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    requestAnimationFrame(() => port2.postMessage(undefined));
  };
  const noteAnswer = (): void => {
    if (seen.answered !== undefined || document.querySelector('[data-phase="ready"]') === null) return;
    seen.answered = Number.POSITIVE_INFINITY;
    afterPaint(() => {
      seen.answered = performance.now();
    });
  };
  const isAnswer = ({ target }: MutationRecord): boolean =>
    (target instanceof Element ? target : target.parentElement)?.closest(answers) != null;
  const noteLayout = (records: readonly MutationRecord[]): void => {
    const key = seen.keys.at(-1);
    if (key === undefined || !records.some(isAnswer)) return;
    // To ask for a size has the browser lay out what has changed.
    document.body.getBoundingClientRect();
    key.laidOut = performance.now();
  };
  new MutationObserver((records) => {
    noteAnswer();
    noteLayout(records);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-phase'],
  });
  addEventListener('keydown', ({ timeStamp }) => seen.keys.push({ at: timeStamp, laidOut: undefined }), {
    capture: true,
    passive: true,
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
};
