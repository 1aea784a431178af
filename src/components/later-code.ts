/** Code of a part of a page, here or on its way. */
export interface Code<Component> {
  readonly promise: Promise<Component>;
  /** Not asked for before somebody wants it. */
  readonly isWaiting: boolean;
  readonly want: () => void;
  /** To be called whenever React tries to render the part. */
  readonly noteRender: () => void;
  /** What is to be done once the part works. */
  readonly onArrival: (act: () => void) => void;
  /** What is to be done if the code does not come; `isNeeded`: React cannot go on without. */
  readonly onFailure: (act: (isNeeded: boolean) => void) => void;
  /** To be called when it does. */
  readonly arrive: () => void;
}

const nothing = (): void => undefined;

/** Loads once; what failed can be tried again. */
export const keepLoaded = <Component>(load: () => Promise<Component>): (() => Promise<Component>) => {
  let kept: Promise<Component> | undefined;
  return () => {
    if (kept !== undefined) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => {
      kept = undefined;
    });
    return loading;
  };
};

/** Where there is no HTML of the part yet. A failure is the page's. */
export const codeAtOnce = <Component>(load: () => Promise<Component>): Code<Component> => ({
  promise: load(),
  isWaiting: false,
  want: nothing,
  noteRender: nothing,
  onArrival: nothing,
  onFailure: nothing,
  arrive: nothing,
});

const RETRY_MS = 1000;

const tryTwice = <Component>(load: () => Promise<Component>): Promise<Component> =>
  load().catch(
    () =>
      new Promise<Component>((resolve, reject) => {
        setTimeout(() => load().then(resolve, reject), RETRY_MS);
      }),
  );

/**
 * Where the part's HTML is in the page: asks for the code when it is wanted. If it does not come, the promise stays open
 * for good: the HTML is then left as it is, while an error would replace the whole page by a notice. React must not be let
 * wait for it, though: the address would change and the page would not.
 */
export const codeOnceWanted = <Component>(load: () => Promise<Component>): Code<Component> => {
  let renders = 0;
  let isWanted = false;
  let hasFailed = false;
  let atFailure: (isNeeded: boolean) => void = nothing;
  let fulfil: (component: Component) => void;
  const promise = new Promise<Component>((resolve) => {
    fulfil = resolve;
  });
  const want = (): void => {
    if (isWanted) return;
    isWanted = true;
    tryTwice(load).then(fulfil, () => {
      hasFailed = true;
      atFailure(renders > 1);
    });
  };
  // React comes back to a part that waits only when it cannot go on without: the address changed above it, or somebody clicked in it.
  const noteRender = (): void => {
    renders += 1;
    if (renders > 1) want();
    // Not while React is rendering.
    if (hasFailed) queueMicrotask(() => atFailure(true));
  };
  let atArrival = nothing;
  const onArrival = (act: () => void): void => {
    atArrival = act;
  };
  const arrive = (): void => {
    atArrival();
    atArrival = nothing;
  };
  const onFailure = (act: (isNeeded: boolean) => void): void => {
    atFailure = act;
  };
  return { promise, isWaiting: true, want, noteRender, onArrival, onFailure, arrive };
};
