const SCROLL_TIMEOUT_MS = 10_000;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Calls `scroll` before the next paint and after each change of the element's size, because late sections move the content.
 * Ends at the visitor's first input or after the timeout, with a call of `onEnd`. Returns a function that ends it immediately.
 */
export const scrollUntilInteraction = (
  element: Element,
  scroll: () => void,
  onEnd?: () => void,
): (() => void) => {
  const resized = new ResizeObserver(scroll);
  resized.observe(element);
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => ended.abort();
  signal.addEventListener('abort', () => {
    resized.disconnect();
    onEnd?.();
  });
  for (const move of MOVES) addEventListener(move, end, { passive: true, signal });
  setTimeout(end, SCROLL_TIMEOUT_MS);
  return end;
};
