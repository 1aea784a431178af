const SCROLL_TIMEOUT_MS = 10_000;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls `stop` once, at the visitor's first input or after the timeout. Returns a function that calls `stop` immediately. */
export const untilInteraction = (stop: () => void): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => ended.abort();
  signal.addEventListener('abort', stop);
  for (const move of MOVES) addEventListener(move, end, { passive: true, signal });
  setTimeout(end, SCROLL_TIMEOUT_MS);
  return end;
};
